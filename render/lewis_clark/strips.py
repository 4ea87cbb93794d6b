"""The players' strips under the board of Lewis & Clark, and Mackenzie's in the solo game."""

from __future__ import annotations

from engine.core import Seat
from engine.lewis_clark.content import CHARACTERS, FORT_CLATSOP
from engine.lewis_clark.effects import PRIMARIES, RESOURCES, Resource
from engine.lewis_clark.view import ExpeditionView, PlayedView, View
from render.art import fit, width
from render.frames import active_panel, panel
from render.lewis_clark.cards import badge
from render.lewis_clark.layout import STRIP_H, STRIP_Y, crest_at, strip_at
from render.lewis_clark.route import rival
from render.lewis_clark.signs import Sign, draw
from render.names import Player
from render.scene import Box, Icon, Label, Shape
from render.theme import HAIR, LINE, NAME, Style, Theme
from render.widgets import Shapes, say, star, token

PAD = 14
NARROW = 400  # a strip that has its goods in two rows
ICON, SMALL_ICON, NUMBER = 32, 28, 38
HEAD_Y, RULE_Y = STRIP_Y + 27, STRIP_Y + 52
WIDEST = 120  # from one good to the next
GOODS: tuple[Resource, ...] = RESOURCES
CHIP_H = 54
CHIP_W, BACK_W, CHIP_GAP = 74, 34, 8


def strips(
    theme: Theme, view: View, players: tuple[Player, ...], mackenzie: Player, lit: tuple[Seat, ...]
) -> Shapes:
    """A strip for each player, those *lit* in a heavy frame."""
    shapes: Shapes = []
    for number, player in enumerate(players):
        x, w = strip_at(number, len(players))
        frame = active_panel if number in lit else panel
        shapes += frame(theme, x, STRIP_Y, w, STRIP_H, theme.marks[number].pale)
        shapes += strip(theme, view, Seat(number), player, x, w)
    if view.mackenzie is not None:
        shapes += crest(theme, view.mackenzie, mackenzie, won=view.over and not lit)
    return shapes


def strip(theme: Theme, view: View, seat: Seat, player: Player, x: int, w: int) -> Shapes:
    each = view.expeditions[seat]
    narrow = w < NARROW
    shapes = token(theme, theme.marks[seat], player.letter, x + 38, HEAD_Y, 23)
    room = w - 74 - PAD
    if not narrow:
        room -= 110
        shapes += position(theme, each.scout, x + w - PAD, HEAD_Y)
    shapes.append(say(fit(player.name, NAME, room), x + 72, HEAD_Y, NAME, theme.ink, "lm"))
    shapes.append(_rule(theme, x, w, RULE_Y))
    body = narrow_body if narrow else wide_body
    return shapes + body(theme, view, seat, x, w)


def narrow_body(theme: Theme, view: View, seat: Seat, x: int, w: int) -> Shapes:
    """For four and five players: rows of three."""
    each = view.expeditions[seat]
    step = (w - 2 * PAD + 8) / 3
    columns = [x + PAD - 2 + n * step for n in range(3)]
    rows = [STRIP_Y + 74 + n * 37 for n in range(5)]
    signs: tuple[tuple[Sign, int], ...] = (
        *((Sign("icon", kind), each.resources[kind]) for kind in GOODS),
        (Sign("indian"), each.indians),
        (Sign("icon", "hand"), each.hand_size),
        (Sign("card"), len(each.area)),
        (Sign("icon", "scout"), each.scout),
        (Sign("icon", "time"), each.camping.time),
        (Sign("icon", "camp"), each.camp),
    )
    shapes: Shapes = []
    for n, (sign, number) in enumerate(signs):
        row, column = divmod(n, 3)
        pale = n < len(GOODS) and not number
        shapes += counted(theme, sign, number, columns[column], rows[row], SMALL_ICON, pale)
    shapes += badges(theme, each, columns[0], rows[4], (w - 2 * PAD + 4) / 4, 14)
    return shapes + fresh(theme, view, seat, (columns[1], rows[2]), (columns[2], rows[2]))


def wide_body(theme: Theme, view: View, seat: Seat, x: int, w: int) -> Shapes:
    """For up to three players: goods in a row, and the characters played one by one."""
    each = view.expeditions[seat]
    rows = (STRIP_Y + 81, STRIP_Y + 138)
    shapes = goods(theme, each, x + PAD, rows[0], w - 2 * PAD)
    shapes.append(_rule(theme, x, w, STRIP_Y + 109))
    step = min(WIDEST, (w - 2 * PAD) / 6)
    columns = [x + PAD + n * step for n in (0, 1.16, 2.32, 4.76)]
    shapes += counted(theme, Sign("indian"), each.indians, columns[0], rows[1])
    shapes += counted(theme, Sign("icon", "hand"), each.hand_size, columns[1], rows[1])
    shapes += camping(theme, each, columns[2], rows[1])
    shapes += counted(theme, Sign("icon", "camp"), each.camp, columns[3], rows[1])
    shapes.append(_rule(theme, x, w, STRIP_Y + 167))
    y = STRIP_Y + 205
    played = chips(theme, view, seat, x + PAD, y, w - 2 * PAD)
    if played is None:
        step = (w - 2 * PAD) / 5
        played = counted(theme, Sign("card"), len(each.area), x + PAD, y)
        played += badges(theme, each, x + PAD + step, y, step)
        played += fresh(theme, view, seat, None, (x + PAD, y))
    return shapes + played + fresh(theme, view, seat, (columns[1], rows[1]), None)


def goods(theme: Theme, each: ExpeditionView, x: float, y: float, room: float) -> Shapes:
    """All goods in a row; it closes up where high numbers want it."""
    widths = [
        SMALL_ICON + SMALL_ICON // 5 + width(str(each.resources[kind]), Style("strong", NUMBER))
        for kind in GOODS
    ]
    step = min(WIDEST, room / len(GOODS))
    size = SMALL_ICON if max(widths) > step - 8 else ICON
    gap = (room - sum(widths)) / (len(GOODS) - 1)
    shapes: Shapes = []
    for n, kind in enumerate(GOODS):
        number = each.resources[kind]
        left = x + (n * step if size == ICON else sum(widths[:n]) + n * gap)
        shapes += counted(theme, Sign("icon", kind), number, left, y, size, not number)
    return shapes


def counted(
    theme: Theme, sign: Sign, number: int, x: float, y: float, size: int = ICON, pale: bool = False
) -> Shapes:
    """A sign and how many; (*x*, *y*) is the left middle."""
    color = theme.ink + "58" if pale else theme.ink
    label = Label(str(number), x + size + size // 5, y, "strong", NUMBER, color, "lm")
    if sign.kind == "icon":
        return [Icon(sign.name, round(x + size / 2), y, size, color), label]
    return [*draw(theme, sign, x + size / 2, y, size + 2), label]


def camping(theme: Theme, each: ExpeditionView, x: float, y: float) -> Shapes:
    """The time that a camp would cost now, and the space to which the scout would fall back."""
    time = str(each.camping.time)
    ahead = x + ICON + 7 + width(time, Style("strong", NUMBER)) + 16
    return [
        *counted(theme, Sign("icon", "time"), each.camping.time, x, y),
        *draw(theme, Sign("arrow"), ahead, y, ICON),
        Label(str(each.camping.space), ahead + 12, y, "strong", NUMBER, theme.ink, "lm"),
    ]


def position(theme: Theme, space: int, right: float, y: float) -> Shapes:
    """The space of a scout."""
    number = str(space)
    size = 46
    w = width(number, Style("strong", size))
    return [
        Icon("scout", round(right - w - 26), y, 34, theme.ink),
        Label(number, right, y, "strong", size, theme.ink, "rm"),
    ]


def badges(
    theme: Theme, each: ExpeditionView, x: float, y: float, step: float, r: int = 16
) -> Shapes:
    """How many badges of each kind lie before a player, face down ones included."""
    shapes: Shapes = []
    for n, kind in enumerate(PRIMARIES):
        number = sum(_badge(played, kind) for played in each.area)
        left = x + n * step
        color = theme.ink if number else theme.ink + "58"
        shapes += badge(theme, kind, left + r, y, r)
        shapes.append(Label(str(number), left + 2 * r + 5, y, "strong", NUMBER, color, "lm"))
    return shapes


def _badge(played: PlayedView, kind: str) -> int:
    beneath = played.back is not None and played.back.badge == kind
    return int(CHARACTERS[played.card].badge == kind) + int(beneath)


def chips(theme: Theme, view: View, seat: Seat, x: float, y: float, room: float) -> Shapes | None:
    """The characters face up, with what activated them; None where they are too many."""
    area = view.expeditions[seat].area
    needed = sum(_chip_width(each) + CHIP_GAP for each in area) - CHIP_GAP
    if needed > room:
        return None
    shapes: Shapes = []
    last = view.last
    for each in area:
        shapes += chip(theme, each, x, y)
        if last is not None and last.seat == seat and last.what == each.card:
            shapes += star(theme, x + CHIP_W - 4, y - CHIP_H / 2 + 4, 13)
        x += _chip_width(each) + CHIP_GAP
    return shapes


def _chip_width(each: PlayedView) -> int:
    return CHIP_W + (BACK_W if each.back is not None else 0)


def chip(theme: Theme, each: PlayedView, x: float, y: float) -> Shapes:
    """A character face up: its badge, its strength now; behind it the back of the other card."""
    top = round(y - CHIP_H / 2)
    shapes: Shapes = []
    if each.back is not None:
        w = CHIP_W + BACK_W - 8
        shapes.append(Box(x + 8, top + 4, w, CHIP_H - 8, theme.night, theme.ink, LINE, 10))
        shapes += badge(theme, each.back.badge, x + CHIP_W + 15, y, 14)
    return [
        *shapes,
        Box(x, top, CHIP_W, CHIP_H, theme.paper, theme.ink, LINE, 10),
        *badge(theme, CHARACTERS[each.card].badge, x + 24, y, 17),
        Label(str(each.strength), x + 57, y, "strong", NUMBER, theme.ink, "mm"),
    ]


def fresh(
    theme: Theme,
    view: View,
    seat: Seat,
    hand: tuple[float, float] | None,
    area: tuple[float, float] | None,
) -> Shapes:
    """Stars of the last move: at the hand for who was recruited, at the count of who was played."""
    last = view.last
    if last is None or last.seat != seat:
        return []
    shapes: Shapes = []
    if hand and last.recruited is not None:
        shapes += star(theme, hand[0] + 4, hand[1] - 14, 12)
    if area and last.what in CHARACTERS:
        shapes += star(theme, area[0] + 4, area[1] - 14, 12)
    return shapes


def crest(theme: Theme, space: int, mackenzie: Player, won: bool) -> Shapes:
    """Mackenzie's strip: where he is, and how far he still has to go."""
    x, w = crest_at()
    mark = rival(theme)
    frame = active_panel if won else panel
    name = fit(mackenzie.name, NAME, w - 74 - PAD)
    left = max(0, FORT_CLATSOP - space)
    low = STRIP_Y + 150
    return [
        *frame(theme, x, STRIP_Y, w, STRIP_H, mark.pale),
        *token(theme, mark, mackenzie.letter, x + 38, HEAD_Y, 23),
        say(name, x + 72, HEAD_Y, NAME, theme.ink, "lm"),
        _rule(theme, x, w, RULE_Y),
        *_large(theme, "scout", space, x + 34, low),
        *_large(theme, "fort-clatsop", left, x + 34 + w / 2, low),
    ]


def _large(theme: Theme, icon: str, number: int, x: float, y: float) -> Shapes:
    label = Label(str(number), x + 66, y, "strong", 64, theme.ink, "lm")
    return [Icon(icon, round(x + 26), y, 54, theme.ink), label]


def _rule(theme: Theme, x: float, w: float, y: float) -> Shape:
    return Box(x + PAD, y, w - 2 * PAD, HAIR, theme.ink + "40")
