"""A hand of Go West! cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from engine.core import Seat, Text
from engine.go_west.view import Card, Region, View
from render.art import fit, printable, shrunk
from render.drawing import Words
from render.frames import HEADER, Status, header
from render.go_west.ground import COUNTRY, GRAIN
from render.go_west.phrases import Phrases, can_pay
from render.names import players_of
from render.scene import Box, Ground, Icon, Label, Path, Pattern, Scene, Shadow
from render.theme import HAIR, LINE, NAME, RADIUS_CARD, SMALL, THEMES, WIDTH, Mark, Theme
from render.widgets import Shapes, coin, free, mark_shape, piece, pill, round_path, say

GAP, CARD_H, BAND_H = 12, 404, 132
TOP = HEADER + 16
HAND_SIZE = 7
CARD_W = (WIDTH - GAP * (HAND_SIZE + 1)) // HAND_SIZE
NAME_ROOM = 300
STAT_W = 106

PICTURE: Mapping[Region, str] = MappingProxyType(
    {
        "east": "pine",
        "great-plains": "bison-mark",
        "midwest": "wheat-mark",
        "west": "mountain",
    }
)


def hand(view: View, seat: Seat, words: Words, theme: str, alt: str) -> Scene:
    """The cards of the view's seat, and what it has to pay with."""
    colors = THEMES[theme]
    players = players_of(words, len(view.players))
    phrases = Phrases(words, view, tuple(fit(each.name, NAME, NAME_ROOM) for each in players))
    status = Status(colors.marks[seat], players[seat], phrases.names[seat])
    title = words.say(Text("draw-hand"))
    shapes, x = header(colors, title, "", status, 4 * STAT_W)
    shapes += means(colors, view, seat, x + 20)
    for place, card in enumerate(view.hand):
        left = slot(place)
        shapes += face(colors, colors.marks[seat], phrases, card, left)
        if not can_pay(view, seat, card):
            shapes += refused(colors, phrases.say("too-dear"), left)
        shapes += price(colors, card, left)
    if view.on_table is not None and view.active == seat:
        left = slot(HAND_SIZE - 1)
        shapes += face(colors, colors.marks[seat], phrases, view.on_table, left)
        shapes += price(colors, view.on_table, left)
        label = words.say(Text("draw-on-table"))
        shapes += pill(
            label, left + CARD_W / 2, TOP + CARD_H + 6, SMALL, colors.night, colors.chalk
        )
    return Scene(ground(theme), tuple(shapes), alt, f"go_west_hand-{theme}")


def slot(place: int) -> int:
    """The left edge of a card's place in the hand."""
    return (WIDTH - HAND_SIZE * (CARD_W + GAP) + GAP) // 2 + place * (CARD_W + GAP)


@lru_cache(maxsize=4)
def ground(theme: str) -> Ground:
    """The table under the cards."""
    return Ground(f"go_west_hand-{theme}", WIDTH, TOP + CARD_H + 32, THEMES[theme].paper_low)


def means(theme: Theme, view: View, seat: Seat, x: float) -> Shapes:
    """What the seat has to pay with: discs in the supply and in the box, victory points."""
    player, y = view.players[seat], HEADER / 2
    shapes: Shapes = [
        piece(theme, theme.marks[seat], x + 18, y, 16),
        Label(str(player.supply), x + 44, y, "strong", 38, theme.chalk, "lm"),
    ]
    for i, (icon, n) in enumerate((("reserve", player.box), ("points", player.score)), 1):
        at = round(x + i * STAT_W)
        shapes.append(Icon(icon, at + 18, y, 36, theme.chalk))
        shapes.append(Label(str(n), at + 44, y, "strong", 38, theme.chalk, "lm"))
    if player.price is not None:
        at = round(x + 3 * STAT_W + 14)
        shapes.append(Icon("scoring-card", at + 18, y, 36, theme.chalk))
        shapes += coin(theme, at + 58, y, 22, str(player.price))
    return shapes


def face(theme: Theme, mark: Mark, phrases: Phrases, card: Card, x: int) -> Shapes:
    """A card but for its price: where its discs go, how many wagons move."""
    cx, y = x + CARD_W // 2, TOP
    sheet = Box(
        x, y, CARD_W, CARD_H, theme.paper, theme.ink, LINE, RADIUS_CARD, None, shadow(theme)
    )
    shapes: Shapes = [sheet]
    if card.region is None:
        name = phrases.say("wagons-only")
        shapes += trail(theme, x) + plate(theme, name, x) + lone_wagons(theme, card.wagons, x)
    else:
        shapes += country(theme, card.region, x)
        shapes += plate(theme, phrases.area(card.region), x)
        shapes += discs(theme, mark, card, cx)
        shapes.append(Box(x + 16, y + 254, CARD_W - 32, HAIR, theme.rule))
        shapes += wagons(theme, card.wagons, cx)
    return shapes


def price(theme: Theme, card: Card, x: int) -> Shapes:
    """What a card costs, and what selling it brings; it stays clear of any veil."""
    cx, y = x + CARD_W // 2, TOP + CARD_H - 40
    return coin(theme, cx, y, 28, str(card.price)) if card.price else free(theme, cx, y, 27)


def shadow(theme: Theme) -> Shadow:
    return (4, 6, theme.shade)


def country(theme: Theme, region: Region, x: int) -> Shapes:
    """The top of a card in its region's colour and grain, with what lives there."""
    w, color, grain = CARD_W - 2 * LINE, COUNTRY[region], GRAIN[region]
    corner = RADIUS_CARD - LINE
    return [
        Box(x + LINE, TOP + LINE, w, BAND_H, color, None, 0, corner, grain),
        Box(x + LINE, TOP + BAND_H - 30, w, 33, color, None, 0, 0, grain),
        Icon(PICTURE[region], x + CARD_W // 2, TOP + 50, 84, theme.ink),
    ]


def trail(theme: Theme, x: int) -> Shapes:
    """The top of a card without a region: bare land with ruts."""
    w, corner = CARD_W - 2 * LINE, RADIUS_CARD - LINE
    ruts: Shapes = [
        Path(((x + 16, TOP + y), (x + CARD_W - 16, TOP + y)), theme.coast, 5, (22, 9))
        for y in (44, 62)
    ]
    return [
        Box(x + LINE, TOP + LINE, w, BAND_H, theme.land_low, None, 0, corner),
        Box(x + LINE, TOP + BAND_H - 30, w, 33, theme.land_low),
        *ruts,
    ]


def plate(theme: Theme, name: str, x: int) -> Shapes:
    """The name across a card."""
    style = shrunk(printable(name), NAME, CARD_W - 16)
    return [
        Box(x, TOP + BAND_H - 34, CARD_W, 48, theme.night),
        say(name, x + CARD_W // 2, TOP + BAND_H - 10, style, theme.chalk, "mm"),
    ]


def discs(theme: Theme, mark: Mark, card: Card, cx: int) -> Shapes:
    """One disc here; two here; or one here and one elsewhere: a dashed one behind a plus."""
    y = TOP + 200

    def disc(x: int) -> Shapes:
        rim = (theme.ink, LINE)
        return [mark_shape(mark, x, y, 27, mark.color, rim, True, (3, 4, theme.shade))]

    if card.elsewhere:
        return [
            *disc(cx - 46),
            Box(cx - 10, y - 3, 24, 6, theme.ink),
            Box(cx - 1, y - 12, 6, 24, theme.ink),
            Path(round_path(cx + 50, y, 24, 32), theme.ink, 4, (9, 8)),
            Label("?", cx + 50, y, "strong", 34, theme.ink, "mm"),
        ]
    return disc(cx) if card.discs == 1 else [*disc(cx - 36), *disc(cx + 36)]


def wagons(theme: Theme, n: int, cx: int) -> Shapes:
    y = TOP + 300
    if not n:
        return [Box(cx - 16, y - 3, 32, 6, theme.rule, None, 0, 3)]
    return [
        Icon("wagon", cx - 26, y, 70, theme.ink, None, 0, True),
        Label(str(n), cx + 43, y, "strong", 60, theme.ink, "mm"),
    ]


def lone_wagons(theme: Theme, n: int, x: int) -> Shapes:
    """The middle of a card that only moves wagons."""
    cx, y = x + CARD_W // 2, TOP + 246
    return [
        Icon("wagon", cx - 26, y, 104, theme.ink, None, 0, True),
        Label(str(n), cx + 58, y, "strong", 76, theme.ink, "mm"),
    ]


def refused(theme: Theme, reason: str, x: int) -> Shapes:
    """A veil over a card that can't be paid, and why."""
    veil = Box(
        x,
        TOP,
        CARD_W,
        CARD_H,
        theme.paper_low + "B8",
        None,
        0,
        RADIUS_CARD,
        Pattern("wide-hatch", theme.ink + "22"),
    )
    return [veil, *pill(reason, x + CARD_W / 2, TOP + 50, SMALL, theme.alarm, theme.white)]
