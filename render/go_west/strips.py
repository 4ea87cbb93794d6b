"""The players' strips under the board of Go West!."""

from __future__ import annotations

from engine.core import Seat
from engine.go_west.view import PlayerView
from render.art import fit, printable, width
from render.frames import active_panel, panel
from render.go_west.layout import STRIP_H, STRIP_Y
from render.go_west.phrases import Phrases, due, winners
from render.names import Player
from render.scene import Box, Icon, Label, Path
from render.theme import HAIR, MARGIN, NAME, SMALL, WIDTH, Style, Theme
from render.widgets import Shapes, coin, piece, pill, say, stat, token

SCORE = Style("strong", 54)
COUNT = 36
PAD = 16
SCORE_W = 132  # of the column with the score
CAPTION_X = 90  # from a count to what it stands for
RULE_Y = STRIP_Y + 68
ROWS = (STRIP_Y + 98, STRIP_Y + 145)


def strips(theme: Theme, phrases: Phrases, players: tuple[Player, ...]) -> Shapes:
    """A panel for every player, side by side."""
    n = len(players)
    w = (WIDTH - MARGIN * (n + 1)) // n
    shapes: Shapes = []
    for seat, player in enumerate(players):
        x = round(MARGIN + seat * (WIDTH - MARGIN) / n)
        shapes += strip(theme, phrases, Seat(seat), player, x, w)
    return shapes


def strip(theme: Theme, phrases: Phrases, seat: Seat, player: Player, x: int, w: int) -> Shapes:
    view, mark = phrases.view, theme.marks[seat]
    holder = view.players[seat]
    won = view.over and seat in winners(view)
    lit = won or (not view.over and seat == view.active)
    frame = active_panel if lit else panel
    shapes = frame(theme, x, STRIP_Y, w, STRIP_H, mark.pale)
    shapes += token(theme, mark, player.letter, x + 44, STRIP_Y + 37, 26)
    room = w - 84 - PAD
    if won:
        words = printable(phrases.winner())
        taken = round(width(words, SMALL)) + 28
        middle = x + w - PAD - taken / 2
        shapes += pill(words, middle, STRIP_Y + 36, SMALL, theme.night, theme.chalk)
        room -= taken + 8
    shapes.append(say(fit(player.name, NAME, room), x + 84, STRIP_Y + 36, NAME, theme.ink, "lm"))
    shapes.append(Box(x + 14, RULE_Y, w - 28, HAIR, theme.ink + "50"))
    shapes += score(theme, phrases, holder, due(view, seat), x)
    return shapes + stock(theme, phrases, seat, x + SCORE_W + PAD, x + w - PAD)


def score(theme: Theme, phrases: Phrases, holder: PlayerView, gain: int, x: int) -> Shapes:
    """Victory points, and what a scoring would add now."""
    shapes: Shapes = [
        Icon("points", x + PAD + 18, ROWS[0], 36, theme.ink),
        Label(str(holder.score), x + PAD + 42, ROWS[0], "strong", SCORE.size, theme.ink, "lm"),
    ]
    if not phrases.view.over:
        words = phrases.say("now", n=gain)
        shapes.append(say(words, x + PAD, ROWS[1], SMALL, theme.ink_soft, "lm"))
    return shapes


def stock(theme: Theme, phrases: Phrases, seat: Seat, left: int, right: int) -> Shapes:
    """Discs in the supply and in the box, the next scoring's price, the double turn."""
    mark, holder = theme.marks[seat], phrases.view.players[seat]
    second = left + max(84, (right - left) // 2)
    shapes: Shapes = [
        piece(theme, mark, left + 15, ROWS[0], 14),
        Label(str(holder.supply), left + 35, ROWS[0], "strong", COUNT, theme.ink, "lm"),
        *stat(theme, "reserve", str(holder.box), second, ROWS[0], 34, COUNT),
    ]
    if holder.price is not None:
        shapes.append(Icon("scoring-card", left + 17, ROWS[1], 34, theme.ink))
        shapes += coin(theme, left + 57, ROWS[1], 21, str(holder.price))
    color = theme.ink if holder.double else theme.ink + "38"
    shapes.append(Icon("double-turn", second + 20, ROWS[1], 40, color))
    if not holder.double:
        y = ROWS[1]
        shapes.append(Path(((second, y + 18), (second + 42, y - 18)), theme.ink, 4))
    return shapes + captions(theme, phrases, left, second, right)


def captions(theme: Theme, phrases: Phrases, left: int, second: int, right: int) -> Shapes:
    """What the counts stand for, where a strip is wide enough to say it."""
    places = (("supply", left, 0), ("scoring", left, 1), ("box", second, 0), ("twice", second, 1))
    said = [(printable(phrases.say(f"label-{name}")), x, row) for name, x, row in places]
    ends = {left: second, second: right}
    if any(x + CAPTION_X + width(each, SMALL) > ends[x] - 8 for each, x, _ in said):
        return []
    return [
        say(each, x + CAPTION_X, ROWS[row], SMALL, theme.ink_soft, "lm") for each, x, row in said
    ]
