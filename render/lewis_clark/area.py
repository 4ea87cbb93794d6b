"""One player's expedition in full: boats and loads, the playing area, and what camping costs."""

from __future__ import annotations

from functools import lru_cache

from engine.core import Seat
from engine.lewis_clark.effects import PRIMARIES
from engine.lewis_clark.view import ExpeditionView, View
from render.art import fit, printable, width
from render.drawing import Words
from render.frames import HEADER, Status, header, panel
from render.lewis_clark.boats import boats, harbour, harbour_height
from render.lewis_clark.cards import badge, figure
from render.lewis_clark.hand import LOAD_W, NAME_ROOM, STEP, hold
from render.lewis_clark.phrases import Phrases
from render.lewis_clark.played import is_newest, newest, played, table_of
from render.lewis_clark.signs import Sign, draw
from render.names import players_of
from render.scene import Box, Ground, Label, Scene
from render.theme import BODY, HAIR, MARGIN, NAME, SMALL, THEMES, WIDTH, Mark, Style, Theme
from render.widgets import Shapes, say, stat

HEIGHT = WIDTH * 3 // 4  # at most
FACTS_Y, FACTS_H = HEADER + 14, 112
BOATS_Y = FACTS_Y + FACTS_H + 14
ROUTE_X, BADGES_X, CAMP_X = 36, 396, 812  # of the columns of facts
NUMBER = Style("strong", 40)
EMPTY_H = 74  # of the line that nobody has been played


def area(view: View, seat: Seat, words: Words, theme: str, alt: str) -> Scene:
    """Everything that lies before one player, as the view's seat may see it."""
    colors = THEMES[theme]
    mark, each = colors.marks[seat], view.expeditions[seat]
    players = players_of(words, len(view.expeditions))
    names = tuple(fit(player.name, NAME, NAME_ROOM) for player in players)
    phrases = Phrases(words, view, names)
    status = Status(mark, players[seat], names[seat])
    shapes, x = header(colors, phrases.say("area"), "", status, 7 * STEP + LOAD_W)
    shapes += hold(colors, view, seat, x + 4)
    shapes += facts(colors, mark, phrases, each)
    moored, r = harbour(each, 3 if len(each.boats) > 12 else 2)
    shapes += boats(colors, moored, r, BOATS_Y)
    top = BOATS_Y + harbour_height(moored, r) + 18
    laid, height = table(colors, mark, phrases, seat, top)
    return Scene(ground(theme, height), (*shapes, *laid), alt, f"lewis_clark_hand-{theme}")


@lru_cache(maxsize=32)
def ground(theme: str, height: int) -> Ground:
    """The table under everything."""
    return Ground(f"lewis_clark_area-{theme}-{height}", WIDTH, height, THEMES[theme].paper_low)


def table(theme: Theme, mark: Mark, phrases: Phrases, seat: Seat, top: int) -> tuple[Shapes, int]:
    """The playing area, and where the picture ends."""
    cards = phrases.view.expeditions[seat].area
    if not cards:
        words = printable(phrases.say("empty-area"))
        line = say(words, WIDTH // 2, top + EMPTY_H // 2 - 12, BODY, theme.ink_soft, "mm")
        return [line], top + EMPTY_H
    laid = table_of(len(cards), top, HEIGHT - 4)
    shapes: Shapes = []
    for place, each in enumerate(cards):
        x, y = laid.at(place)
        shapes += played(theme, mark, phrases, each, laid, x, y)
        if is_newest(phrases.view, seat, each):
            shapes += newest(theme, laid, x, y)
    return shapes, top + laid.height(len(cards)) + 4


# What counts now


def facts(theme: Theme, mark: Mark, phrases: Phrases, each: ExpeditionView) -> Shapes:
    """Where scout and camp are, which badges count, and what camping would cost."""
    top, low = FACTS_Y + 28, FACTS_Y + 77
    shapes = panel(theme, MARGIN, FACTS_Y, WIDTH - 2 * MARGIN, FACTS_H, mark.pale)
    for x in (BADGES_X, CAMP_X):
        shapes.append(Box(x - 24, FACTS_Y + 14, HAIR, FACTS_H - 28, theme.ink + "50"))
    captions = ((ROUTE_X, "standing"), (BADGES_X, "badges"), (CAMP_X, "camping"))
    for x, message in captions:
        words = printable(phrases.say(message))
        shapes.append(say(words, x, top, SMALL, theme.ink_soft, "lm"))
    counts = (("scout", each.scout), ("camp", each.camp), ("hand", each.hand_size))
    for n, (icon, number) in enumerate(counts):
        shapes += stat(theme, icon, str(number), ROUTE_X + n * 112, low, 38, NUMBER.size)
    for n, kind in enumerate(PRIMARIES):
        x = BADGES_X + n * 97
        shapes += badge(theme, kind, x + 21, low, 21)
        label = Label(str(each.badges[kind]), x + 49, low, "strong", NUMBER.size, theme.ink, "lm")
        shapes.append(label)
    return shapes + camping(theme, each, CAMP_X, low)


def camping(theme: Theme, each: ExpeditionView, x: float, y: int) -> Shapes:
    """The time of a camp set up now, what it is made of, and the space it leads to."""
    cost = each.camping
    shapes = stat(theme, "time", str(cost.time), x, y, 40, 48)
    x += 54 + width(str(cost.time), Style("strong", 48))
    parts = [("=", "hand", cost.hand), ("+", "any", cost.resources), ("+", "indian", cost.indians)]
    for sign, what, number in parts:
        shapes.append(Label(sign, x + 8, y, "strong", 34, theme.ink_soft, "mm"))
        x += 24
        if what == "indian":
            shapes += figure(theme, x + 16, y, 16)
        else:
            icon = Sign("any") if what == "any" else Sign("icon", what)
            shapes += draw(theme, icon, x + 16, y, 34)
        shapes.append(Label(str(number), x + 39, y, "strong", 36, theme.ink, "lm"))
        x += 50 + width(str(number), Style("strong", 36))
    if cost.saved:
        less = f"\N{MINUS SIGN}{cost.saved}"
        shapes.append(Label(less, x, y, "strong", 36, theme.ink, "lm"))
        x += 14 + width(less, Style("strong", 36))
    shapes += draw(theme, Sign("arrow"), x + 10, y, 42)
    return shapes + stat(theme, "scout", str(cost.space), x + 30, y, 38, 48)
