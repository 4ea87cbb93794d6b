"""The players' strips under the board of Go West!."""

from __future__ import annotations

from engine.core import Seat, Text
from engine.go_west.view import PlayerView
from render.art import fit, printable, width
from render.frames import active_panel
from render.go_west.ground import strip_rule
from render.go_west.layout import STRIP_H, STRIP_Y, strip_at
from render.go_west.phrases import Phrases, due, place
from render.names import Player
from render.scene import Icon, Label, Path
from render.theme import NAME, NUMBER, NUMBER_LARGE, SMALL, Mark, Theme
from render.widgets import Shapes, coin, piece, pill, say, stat, token

PAD = 16
SCORE_W = 132  # of the column with the score
CAPTION_X = 90  # from a count to what it stands for
ROWS = (STRIP_Y + 98, STRIP_Y + 145)


def strips(theme: Theme, phrases: Phrases, players: tuple[Player, ...]) -> Shapes:
    """What lies on every player's panel; the panels themselves belong to the ground."""
    shapes: Shapes = []
    for seat, player in enumerate(players):
        x, w = strip_at(seat, len(players))
        shapes += strip(theme, phrases, Seat(seat), player, x, w)
    return shapes


def strip(theme: Theme, phrases: Phrases, seat: Seat, player: Player, x: int, w: int) -> Shapes:
    view, mark = phrases.view, theme.marks[seat]
    holder = view.players[seat]
    lit = place(view, seat) == 1 if view.over else seat == view.active
    shapes: Shapes = []
    if lit:
        shapes += active_panel(theme, x, STRIP_Y, w, STRIP_H, mark.pale)
        shapes.append(strip_rule(theme, x, w))
    shapes += token(theme, mark, player.letter, x + 44, STRIP_Y + 37, 26)
    shapes.append(
        say(fit(player.name, NAME, w - 84 - PAD), x + 84, STRIP_Y + 36, NAME, theme.ink, "lm")
    )
    left, right = x + SCORE_W + PAD, x + w - PAD
    if view.over:
        shapes += score(theme, holder, x) + result(theme, phrases, seat, x)
        shapes += discs(theme, mark, holder, left, right)
        return shapes + captions(theme, phrases, left, right, ("supply", "box"))
    said = phrases.say("now", n=due(view, seat))
    shapes += score(theme, holder, x)
    shapes.append(say(said, x + PAD, ROWS[1], SMALL, theme.ink_soft, "lm"))
    shapes += discs(theme, mark, holder, left, right) + means(theme, holder, left, right)
    return shapes + captions(theme, phrases, left, right, ("supply", "box", "scoring", "twice"))


def score(theme: Theme, holder: PlayerView, x: int) -> Shapes:
    """Victory points."""
    return [
        Icon("points", x + PAD + 18, ROWS[0], 36, theme.ink),
        Label(
            str(holder.score), x + PAD + 42, ROWS[0], "strong", NUMBER_LARGE.size, theme.ink, "lm"
        ),
    ]


def result(theme: Theme, phrases: Phrases, seat: Seat, x: int) -> Shapes:
    """The place that a player has come to, a winner's on a plate."""
    reached = place(phrases.view, seat)
    words = printable(phrases.words.say(Text("draw-place", {"n": reached})))
    if reached > 1:
        return [say(words, x + PAD, ROWS[1], SMALL, theme.ink_soft, "lm")]
    middle = x + PAD + (width(words, SMALL) + 28) / 2
    return pill(words, middle, ROWS[1], SMALL, theme.night, theme.chalk)


def discs(theme: Theme, mark: Mark, holder: PlayerView, left: int, right: int) -> Shapes:
    """Discs in the supply and in the box."""
    return [
        piece(theme, mark, left + 15, ROWS[0], 14),
        Label(str(holder.supply), left + 35, ROWS[0], "strong", NUMBER.size, theme.ink, "lm"),
        *stat(theme, "reserve", str(holder.box), second(left, right), ROWS[0], 34, NUMBER.size),
    ]


def means(theme: Theme, holder: PlayerView, left: int, right: int) -> Shapes:
    """The price of the next scoring, and the double turn, struck out when it is used."""
    x, y = second(left, right), ROWS[1]
    shapes: Shapes = []
    if holder.price is not None:
        shapes.append(Icon("scoring-card", left + 17, y, 34, theme.ink))
        shapes += coin(theme, left + 57, y, 21, str(holder.price))
    color = theme.ink if holder.double else theme.ink + "38"
    shapes.append(Icon("double-turn", x + 20, y, 40, color))
    if not holder.double:
        shapes.append(Path(((x, y + 18), (x + 42, y - 18)), theme.ink, 4))
    return shapes


def second(left: int, right: int) -> int:
    """Where the second column of counts begins."""
    return left + max(84, (right - left) // 2)


def captions(
    theme: Theme, phrases: Phrases, left: int, right: int, names: tuple[str, ...]
) -> Shapes:
    """What the counts stand for, where a strip is wide enough to say it."""
    middle = second(left, right)
    places = {"supply": (left, 0), "box": (middle, 0), "scoring": (left, 1), "twice": (middle, 1)}
    said = [(printable(phrases.say(f"label-{name}")), *places[name]) for name in names]
    ends = {left: middle, middle: right}
    if any(x + CAPTION_X + width(each, SMALL) > ends[x] - 8 for each, x, _ in said):
        return []
    return [
        say(each, x + CAPTION_X, ROWS[row], SMALL, theme.ink_soft, "lm") for each, x, row in said
    ]
