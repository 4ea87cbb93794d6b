"""The panels on the map of A Few Acres of Snow: both sides, and the sieges under way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.few_acres.content import CARDS, PLACES, CardId, Side, foe_of
from engine.few_acres.sieges import ATTACKER_NEEDS
from engine.few_acres.view import PlayerView, SiegeView
from render.art import fit, printable, width
from render.few_acres.layout import PANEL_H, PANEL_W, SIEGE_H
from render.few_acres.pieces import mark_of, town, village
from render.few_acres.symbols import picture_of
from render.frames import active_panel, panel
from render.scene import Box, Icon, Label, Pattern
from render.theme import HAIR, NAME, NUMBER, SMALL, Mark, Style, Theme
from render.widgets import Shapes, say, stat, stone

SCORE = Style("strong", 52)
ROWS = (108, 155)  # of the counts, from a panel's top
CARD, CARD_GAP = 34, 10  # of a card's icon in a siege


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
    columns = [x + 16 + n * 89 for n in range(4)]
    cards = (each.hand_size, each.deck_size, len(each.discard))
    first = (("coin", each.money), *zip(("hand", "deck", "discard"), cards, strict=True))
    shapes: Shapes = []
    for left, (icon, number) in zip(columns, first, strict=True):
        shapes += stat(theme, icon, str(number), left, y + ROWS[0])
    low = y + ROWS[1]
    captured = 2 * each.captured_villages + 4 * each.captured_towns
    shapes += village(theme, side, columns[0] + 18, low, 18, False)
    shapes += town(theme, side, columns[1] + 18, low, 15, False)
    for left, number in zip(columns, (each.villages, each.towns), strict=False):
        label = Label(str(number), left + 46, low, NUMBER.face, NUMBER.size, theme.ink, "lm")
        shapes.append(label)
    shapes += stat(theme, "reserve", str(len(each.reserve)), columns[2], low)
    return shapes + stat(theme, "flag", str(captured), columns[3], low)


# Sieges


def siege_panel(
    theme: Theme, siege: SiegeView, place: str, defender_needs: int, x: int, y: int
) -> Shapes:
    """A siege: its track with the marker, and below it the cards of both sides."""
    shapes = panel(theme, x, y, PANEL_W, SIEGE_H, theme.paper)
    shapes.append(Icon("siege", x + 34, y + 26, 40, theme.ink))
    name = fit(printable(place), NAME, PANEL_W - 80)
    shapes.append(say(name, x + 64, y + 25, NAME, theme.ink, "lm"))
    defender = foe_of(siege.attacker)
    left, right = x + 27, x + PANEL_W - 27
    shapes += village(theme, defender, left, y + 65, 17, False)
    shapes += village(theme, siege.attacker, right, y + 65, 17, False)
    shapes += track(theme, siege, defender_needs, x + 50, y + 48, PANEL_W - 100)
    half = PANEL_W / 2 - 16
    shapes += cards(theme, siege.cards[defender], siege, x + 12, y + 105, half, True)
    return shapes + cards(
        theme, siege.cards[siege.attacker], siege, x + PANEL_W - 12, y + 105, half, False
    )


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
    return shapes + stone(theme, round(at), top + tall // 2, 27, str(abs(siege.marker)))


def _winner(attacker: Side, value: int, defender_needs: int) -> Side | None:
    """Who wins a siege whose marker stands at *value* when the own turn begins."""
    if value >= ATTACKER_NEEDS:
        return attacker
    return foe_of(attacker) if -value >= defender_needs else None


def _pattern(mark: Mark | None) -> Pattern | None:
    return None if mark is None or mark.pattern == "solid" else Pattern(mark.pattern, mark.tint)


def cards(
    theme: Theme,
    played: Sequence[CardId],
    siege: SiegeView,
    x: float,
    y: int,
    room: float,
    rightwards: bool,
) -> Shapes:
    """The cards of one side as icons, those alike counted; one count where they are too many."""
    kinds = list(Counter(siege_icon(card, siege) for card in played).items())
    if sum(_kind_width(n) for _, n in kinds) - CARD_GAP > room:
        kinds = [("card", len(played))]
    wide = sum(_kind_width(n) for _, n in kinds) - CARD_GAP
    left = x if rightwards else x - wide
    shapes: Shapes = []
    for icon, n in kinds:
        shapes.append(Icon(icon, round(left + CARD / 2), y, CARD, theme.ink))
        if n > 1:
            words = Label(str(n), left + CARD + 4, y, "strong", NUMBER.size, theme.ink, "lm")
            shapes.append(words)
        left += _kind_width(n)
    return shapes


def _kind_width(n: int) -> float:
    return CARD + CARD_GAP + (4 + width(str(n), NUMBER) if n > 1 else 0)


def siege_icon(card: CardId, siege: SiegeView) -> str:
    """What a card in a siege looks like: a place's is there for its ships or its soldiers."""
    printed = CARDS[card]
    if printed.place is None:
        return picture_of(printed)
    ships = PLACES[siege.place].ship and "ship" in printed.face.symbols
    return "ship" if ships and printed.face.military <= 1 else "military"
