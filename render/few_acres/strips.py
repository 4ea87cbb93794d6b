"""The panels on the map of A Few Acres of Snow: both sides, and the sieges under way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.few_acres.content import CARDS, PLACES, CardId, Side, foe_of
from engine.few_acres.sieges import ATTACKER_NEEDS
from engine.few_acres.view import PlayerView, SiegeView
from render.art import fit, printable, shrunk, width
from render.few_acres.layout import PANEL_H, PANEL_W, SIEGE_H, SIEGE_W
from render.few_acres.pieces import mark_of, town, village
from render.few_acres.symbols import picture_of
from render.frames import active_panel, panel
from render.scene import Box, Icon, Label, Pattern
from render.theme import HAIR, NAME, NUMBER, SMALL, Mark, Style, Theme
from render.widgets import Shapes, say, stat, stone

SCORE = Style("strong", 52)
ROWS = (105, 151)  # of the counts, from a panel's top
SIGN = 34  # of an icon beside its number
CARD, CARD_GAP = 32, 7  # of a card's icon in a siege
ARMY_X = 50  # from a siege panel's edge to the cards


def side_panel(
    theme: Theme, side: Side, each: PlayerView, name: str, power: str, lit: bool, x: int, y: int
) -> Shapes:
    """What a side has: points, money, cards, pieces left, what it has captured."""
    frame = active_panel if lit else panel
    shapes = frame(theme, x, y, PANEL_W, PANEL_H, mark_of(theme, side).pale)
    shapes += village(theme, side, x + 44, y + 42, 27)
    points = str(each.points)
    room = PANEL_W - 84 - 24 - 52 - width(points, SCORE)
    if name == power:
        shapes.append(say(fit(name, NAME, room), x + 84, y + 42, NAME, theme.ink, "lm"))
    else:
        shapes.append(say(fit(name, NAME, room), x + 84, y + 27, NAME, theme.ink, "lm"))
        shapes.append(say(power, x + 84, y + 60, SMALL, theme.ink_soft, "lm"))
    right = x + PANEL_W - 18
    icon = round(right - width(points, SCORE) - 30)
    shapes.append(Icon("points", icon, y + 42, 44, theme.ink))
    shapes.append(Label(points, right, y + 42, SCORE.face, SCORE.size, theme.ink, "rm"))
    shapes.append(Box(x + 14, y + 80, PANEL_W - 28, HAIR, theme.ink + "50"))
    return shapes + counts(theme, side, each, x, y)


def counts(theme: Theme, side: Side, each: PlayerView, x: int, y: int) -> Shapes:
    columns = [x + 16 + n * 85 for n in range(4)]
    cards = (each.hand_size, each.deck_size, len(each.discard))
    first = (("coin", each.money), *zip(("hand", "deck", "discard"), cards, strict=True))
    shapes: Shapes = []
    # Three figures push what follows to the right.
    least = columns[0]
    for column, (icon, number) in zip(columns, first, strict=True):
        left = max(column, least)
        shapes += stat(theme, icon, str(number), left, y + ROWS[0], SIGN)
        least = round(left + SIGN + 8 + width(str(number), NUMBER)) + 6
    low = y + ROWS[1]
    captured = 2 * each.captured_villages + 4 * each.captured_towns
    shapes += village(theme, side, columns[0] + 16, low, 16, False)
    shapes += town(theme, side, columns[1] + 16, low, 12, False)
    for left, number in zip(columns, (each.villages, each.towns), strict=False):
        label = Label(str(number), left + SIGN + 8, low, NUMBER.face, NUMBER.size, theme.ink, "lm")
        shapes.append(label)
    shapes += stat(theme, "reserve", str(len(each.reserve)), columns[2], low, SIGN)
    return shapes + stat(theme, "flag", str(captured), columns[3], low, SIGN)


# Sieges


def siege_panel(
    theme: Theme, siege: SiegeView, place: str, defender_needs: int, x: int, y: int
) -> Shapes:
    """A siege: its track with the marker, and below it the cards of both sides."""
    shapes = panel(theme, x, y, SIEGE_W, SIEGE_H, theme.paper)
    shapes.append(Icon("siege", x + 34, y + 24, 38, theme.ink))
    name = printable(place)
    style = shrunk(name, NAME, SIEGE_W - 84)
    shapes.append(say(name, x + 62, y + 23, style, theme.ink, "lm"))
    shapes += track(theme, siege, defender_needs, x + 32, y + 44, SIEGE_W - 64)
    return shapes + armies(theme, siege, x, y + 104)


def armies(theme: Theme, siege: SiegeView, x: int, y: int) -> Shapes:
    """Who besieges whom, and with what cards: the defender on the left, as on the track."""
    defender, attacker = foe_of(siege.attacker), siege.attacker
    room = SIEGE_W - 2 * ARMY_X - 24
    held, sent = (kinds_of(siege.cards[side], siege) for side in (defender, attacker))
    if _wide(held) + _wide(sent) > room:
        sent = [("card", len(siege.cards[attacker]))]
    if _wide(held) + _wide(sent) > room:
        held = [("card", len(siege.cards[defender]))]
    return [
        *village(theme, defender, x + 26, y, 15, False),
        *village(theme, attacker, x + SIEGE_W - 26, y, 15, False),
        *row(theme, held, x + ARMY_X, y),
        *row(theme, sent, x + SIEGE_W - ARMY_X - _wide(sent), y),
    ]


def track(
    theme: Theme, siege: SiegeView, defender_needs: int, left: float, top: int, room: float
) -> Shapes:
    """Spaces from the defender's end to the attacker's: filled where that side has won."""
    low, high = siege.track
    step, tall = room / (low + high + 1), 34
    shapes: Shapes = []
    for value in range(-low, high + 1):
        start = round(left + (value + low) * step)
        end = round(left + (value + low + 1) * step) + HAIR
        winner = _winner(siege.attacker, value, defender_needs)
        mark = None if winner is None else mark_of(theme, winner)
        fill = theme.paper_low if mark is None else mark.color
        shapes.append(Box(start, top, end - start, tall, fill, theme.ink, HAIR, 0, _pattern(mark)))
    at = left + (siege.marker + low + 0.5) * step + 1
    return shapes + stone(theme, round(at), top + tall // 2, 26, str(abs(siege.marker)))


def _winner(attacker: Side, value: int, defender_needs: int) -> Side | None:
    """Who wins a siege whose marker stands at *value* when the own turn begins."""
    if value >= ATTACKER_NEEDS:
        return attacker
    return foe_of(attacker) if -value >= defender_needs else None


def _pattern(mark: Mark | None) -> Pattern | None:
    return None if mark is None or mark.pattern == "solid" else Pattern(mark.pattern, mark.tint)


def kinds_of(played: Sequence[CardId], siege: SiegeView) -> list[tuple[str, int]]:
    """The cards of one side as icons, those alike counted."""
    return list(Counter(siege_icon(card, siege) for card in played).items())


def row(theme: Theme, kinds: Sequence[tuple[str, int]], left: float, y: int) -> Shapes:
    """Icons from *left* on, with a number where there are several."""
    shapes: Shapes = []
    for icon, n in kinds:
        shapes.append(Icon(icon, round(left + CARD / 2), y, CARD, theme.ink))
        if n > 1:
            x = left + CARD + 3
            shapes.append(Label(str(n), x, y, "strong", NUMBER.size, theme.ink, "lm"))
        left += _kind_width(n) + CARD_GAP
    return shapes


def _wide(kinds: Sequence[tuple[str, int]]) -> float:
    return sum(_kind_width(n) + CARD_GAP for _, n in kinds) - CARD_GAP if kinds else 0


def _kind_width(n: int) -> float:
    return CARD + (3 + width(str(n), NUMBER) if n > 1 else 0)


def siege_icon(card: CardId, siege: SiegeView) -> str:
    """What a card in a siege looks like: a place's is there for its ships or its soldiers."""
    printed = CARDS[card]
    if printed.place is None:
        return picture_of(printed)
    ships = PLACES[siege.place].ship and "ship" in printed.face.symbols
    return "ship" if ships and printed.face.military <= 1 else "military"
