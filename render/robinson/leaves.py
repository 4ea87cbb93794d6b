"""Leaves: cards, things and facts in words, in columns on as many pages as they need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from render.art import fit, printable, shrunk, width, wrap
from render.frames import HEADER
from render.robinson.layout import HEIGHT
from render.scene import Box, Icon
from render.theme import BODY, HAIR, LINE, MARGIN, NAME, RADIUS, SMALL, WIDTH, Style, Theme
from render.widgets import Shapes, coin, free, say

TOP, FOOT, GAP, DOWN = HEADER + 14, 8, 14, 12
BAND, TITLE_STEP, PAD = 54, 36, 16
TAG_H = 42
GROUP = 50  # of what stands over a group of leaves
SIGN = 36
COIN = 21
MOST_LINES = 30  # of what a leaf says
ROOM = HEIGHT - TOP - FOOT
SHARES = (1.0, 1.08, 0.92, 1.15)  # of what an even page would hold, tried one after the other
TRUE = 0.96  # letters of odd sizes are rounded to whole pixels, so that words come out wider


class Leaf(msgspec.Struct, frozen=True):
    """Something with a title, and what there is to say about it."""

    title: str
    body: str = ""  # a paragraph a line
    icon: str = ""
    tag: str = ""  # in what state it is
    alarm: bool = False  # the tag is a warning
    good: bool = False  # the tag says that it can be used
    price: int | None = None  # in determination
    group: str = ""  # what stands above it, if it is the first of its group


class Laid(msgspec.Struct, frozen=True):
    """A leaf as it is going to be drawn."""

    leaf: Leaf
    titles: tuple[str, ...]
    title_style: Style
    lines: tuple[str, ...]
    style: Style
    w: int

    @property
    def band(self) -> int:
        return BAND + (len(self.titles) - 1) * TITLE_STEP

    @property
    def step(self) -> int:
        return self.style.size + (3 if self.style == SMALL else 5)

    @property
    def height(self) -> int:
        tag = TAG_H + 8 if self.leaf.tag else 0
        body = len(self.lines) * self.step + 18 if self.lines else 10
        return self.band + tag + body

    @property
    def whole(self) -> int:
        """The height with what stands above."""
        return self.height + DOWN + (GROUP if self.leaf.group else 0)


class Page(msgspec.Struct, frozen=True):
    """Leaves that fit one picture, those too long for it with fewer lines."""

    leaves: tuple[Leaf, ...]
    columns: int = 3
    style: Style = SMALL
    most: int = MOST_LINES


def across(columns: int) -> int:
    """How wide a leaf is where so many stand side by side."""
    return (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns


@lru_cache(maxsize=512)
def lay(leaf: Leaf, w: int, style: Style, most: int) -> Laid:
    """A leaf *w* wide: its words in at most so many lines."""
    room = (w - 2 * PAD) * TRUE
    beside = (SIGN + 12 if leaf.icon else 0) + (2 * COIN + 12 if leaf.price is not None else 0)
    title = printable(leaf.title)
    title_style = shrunk(title, NAME, room - beside)
    titles = [title]
    if width(title, title_style) > room - beside:
        titles = wrap(title, title_style, room - beside, 3)
    paragraphs = [printable(each) for each in leaf.body.splitlines() if each.strip()]
    lines = [line for each in paragraphs for line in wrap(each, style, room, MOST_LINES)]
    if len(lines) > most:
        lines = [*lines[: most - 1], fit(f"{lines[most - 1]} …", style, room)]
    return Laid(leaf, tuple(titles), title_style, tuple(lines), style, w)


def pages(leaves: Sequence[Leaf], count: int, room: int = ROOM) -> list[Page]:
    """The leaves on *count* pages, with letters as large as that allows.

    How many pages there are may not depend on the language, so words are cut in the last resort.
    """
    found: list[Page] = []
    for more in SHARES:
        tried = _dealt(leaves, count, room, more)
        if count == 1 or all(page.most == MOST_LINES for page in tried):
            return tried
        found = found or tried
    return found


def _dealt(leaves: Sequence[Leaf], count: int, room: int, more: float) -> list[Page]:
    """The leaves on *count* pages, *more* on the earlier ones than an equal share."""
    left = list(leaves)
    found: list[Page] = []
    for number in range(count, 0, -1):
        taken = left[: _share(left, number, more)]
        found.append(_page(taken, room))
        left = left[len(taken) :]
    return found


def _share(leaves: Sequence[Leaf], pages_left: int, more: float) -> int:
    """How many leaves come onto the next page."""
    heights = [lay(leaf, across(3), SMALL, MOST_LINES).whole for leaf in leaves]
    most, high = sum(heights) / pages_left * more, 0
    for number, each in enumerate(heights):
        high += each
        if high > most + each / 2 and pages_left > 1:
            return max(1, number)
    return len(leaves)


def _page(leaves: Sequence[Leaf], room: int) -> Page:
    """One page in the roomiest form that holds all its leaves."""
    forms = [(2, BODY), (3, BODY), (3, SMALL)]
    for columns, style in forms:
        page = Page(tuple(leaves), columns, style)
        if (len(leaves) >= columns or columns == 2) and fill(page, room) is not None:
            return page
    most = MOST_LINES
    while most > 1 and fill(Page(tuple(leaves), 3, SMALL, most), room) is None:
        most -= 1
    return Page(tuple(leaves), 3, SMALL, most)


def fill(page: Page, room: int) -> list[list[Laid]] | None:
    """The leaves in columns as low as they can be; None where they are higher than *room*."""
    w = across(page.columns)
    laid = [lay(leaf, w, page.style, page.most) for leaf in page.leaves]
    heights = [each.whole for each in laid]
    least = max(max(heights, default=0), sum(heights) // page.columns)
    while least <= room:
        ends = _ends(heights, least)
        if len(ends) <= page.columns:
            starts = [0, *ends[:-1]]
            return [laid[start:end] for start, end in zip(starts, ends, strict=True)]
        least += 6
    return None


def _ends(heights: Sequence[int], most: int) -> list[int]:
    """Behind which leaf each column ends, if none is higher than *most*."""
    ends: list[int] = []
    high = 0
    for number, each in enumerate(heights):
        if high and high + each > most:
            ends.append(number)
            high = 0
        high += each
    return [*ends, len(heights)]


def height_of(page: Page, room: int = HEIGHT) -> int:
    """How high the leaves of a page are."""
    laid = fill(page, room) or [[]]
    return max(sum(each.whole for each in column) for column in laid)


def draw_page(theme: Theme, page: Page, top: int) -> Shapes:
    """All leaves of a page, from *top* down."""
    shapes: Shapes = []
    w = across(page.columns)
    for number, column in enumerate(fill(page, HEIGHT) or []):
        x, y = MARGIN + number * (w + GAP), top
        for each in column:
            if each.leaf.group:
                words = fit(printable(each.leaf.group), NAME, w)
                shapes.append(say(words, x + 2, y + GROUP // 2 - 4, NAME, theme.ink, "lm"))
                y += GROUP
            shapes += _draw(theme, each, x, y)
            y += each.height + DOWN
    return shapes


def _draw(theme: Theme, laid: Laid, x: int, y: int) -> Shapes:
    leaf, w = laid.leaf, laid.w
    shadow = (4, 6, theme.shade)
    shapes: Shapes = [Box(x, y, w, laid.height, theme.paper, theme.ink, LINE, RADIUS, None, shadow)]
    left = x + PAD
    if leaf.icon:
        shapes.append(Icon(leaf.icon, left + SIGN // 2, y + laid.band // 2, SIGN, theme.ink))
        left += SIGN + 12
    if leaf.price is not None:
        at = (x + w - PAD - COIN, y + BAND // 2, COIN)
        shapes += coin(theme, *at, str(leaf.price)) if leaf.price else free(theme, *at)
    for n, line in enumerate(laid.titles):
        middle = y + laid.band / 2 + (n - (len(laid.titles) - 1) / 2) * TITLE_STEP
        shapes.append(say(line, left, middle, laid.title_style, theme.ink, "lm"))
    shapes.append(Box(x + PAD, y + laid.band - HAIR, w - 2 * PAD, HAIR, theme.rule))
    top = y + laid.band + 8
    if leaf.tag:
        shapes += _tag(theme, leaf, x + PAD, top, w - 2 * PAD)
        top += TAG_H + 8
    for n, line in enumerate(laid.lines):
        base = top + n * laid.step + laid.step / 2
        shapes.append(say(line, x + PAD, base, laid.style, theme.ink, "lm"))
    return shapes


def _tag(theme: Theme, leaf: Leaf, x: int, y: int, room: int) -> Shapes:
    """In what state a thing is: red for a warning, green for what can be done, else plain."""
    words = printable(leaf.tag)
    style = shrunk(words, SMALL, room - 28)
    words = fit(words, style, room - 28)
    w = round(width(words, style)) + 28
    fill, color = theme.paper_low, theme.ink
    if leaf.alarm or leaf.good:
        fill, color = (theme.alarm if leaf.alarm else theme.good), theme.white
    line = None if leaf.alarm or leaf.good else theme.rule
    return [
        Box(x, y, w, TAG_H, fill, line, HAIR if line else 0, TAG_H // 2),
        say(words, x + w / 2, y + TAG_H / 2, style, color, "mm"),
    ]
