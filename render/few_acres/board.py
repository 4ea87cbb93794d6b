"""The map of A Few Acres of Snow from a view."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Text
from engine.few_acres.content import Side
from engine.few_acres.texts import place_text
from engine.few_acres.view import View
from render.art import fit, printable, width
from render.drawing import Words
from render.few_acres.ground import ground
from render.few_acres.labels import fort_at, names_of
from render.few_acres.layout import BRITISH_AT, FRENCH_AT, RIBBON_Y, siege_at
from render.few_acres.phrases import Phrases, turn_side
from render.few_acres.pieces import heading
from render.few_acres.places import places
from render.few_acres.strips import side_panel, siege_panel
from render.frames import ribbon, ribbon_room
from render.names import players_of
from render.scene import Label, Scene
from render.theme import BODY, THEMES, Theme
from render.widgets import Shapes

NAME_ROOM, BRIEF_ROOM = 360, 150  # pixels for a name in a sentence, and where that is too long


def board(view: View, words: Words, marks: Mapping[str, str], theme: str, alt: str) -> Scene:
    """The map, with the letter of each place that may be chosen."""
    colors = THEMES[theme]
    phrases = phrases_of(view, words, NAME_ROOM)
    shapes = places(colors, view, marks) + forts_left(colors, view)
    shapes += sides(colors, view, words) + sieges(colors, view, words)
    shapes += top(colors, phrases, phrases.title()) + foot(colors, view, words)
    return Scene(ground(theme, names_of(words)), tuple(shapes), alt, f"few_acres-{theme}")


def phrases_of(view: View, words: Words, room: float) -> Phrases:
    """Wordings with the players' names cut to *room*."""
    players = players_of(words, len(view.players))
    return Phrases(words, view, tuple(fit(player.name, BODY, room) for player in players))


def top(theme: Theme, phrases: Phrases, title: str) -> Shapes:
    """The header: title, turn, whose turn it is."""
    shapes, _ = heading(theme, title, phrases.turn(), turn_side(phrases.view), phrases.status())
    return shapes


def sides(theme: Theme, view: View, words: Words) -> Shapes:
    """Both sides' panels, lit whose turn it is."""
    players = players_of(words, len(view.players))
    phrases = Phrases(words, view, tuple(player.name for player in players))
    lit = turn_side(view)
    shapes: Shapes = []
    for side, (x, y) in _panels():
        each, power = view.players[side], printable(phrases.power(side))
        name = phrases.player(side)
        shapes += side_panel(theme, side, each, name, power, side == lit, x, y)
    return shapes


def _panels() -> tuple[tuple[Side, tuple[int, int]], ...]:
    return (("french", FRENCH_AT), ("british", BRITISH_AT))


def sieges(theme: Theme, view: View, words: Words) -> Shapes:
    """The panel of each siege, above that of the British."""
    shapes: Shapes = []
    for number, siege in enumerate(view.sieges):
        name = words.say(place_text(siege.place))
        shapes += siege_panel(theme, siege, name, view.defender_needs, *siege_at(number))
    return shapes


def forts_left(theme: Theme, view: View) -> Shapes:
    """How many fortifications are left, on the legend's star."""
    return [Label(str(view.fortifications), *fort_at(), "strong", 26, theme.ink, "mm")]


# The ribbon


def foot(theme: Theme, view: View, words: Words, y: int = RIBBON_Y) -> Shapes:
    """What was done last, what must be answered, or how the match has ended."""
    if view.stage == "end":
        label, icon = words.say(Text("draw-acres-board-end")), "flag"
        said = [words.say(Text("draw-acres-board-ended", {"how": view.ended or "other"}))]
    elif view.attack is not None:
        label, icon = words.say(Text("draw-acres-now")), view.attack.kind
        said = [phrases_of(view, words, room).attack() for room in (NAME_ROOM, BRIEF_ROOM)]
    else:
        label, icon = words.say(Text("draw-last")), ""
        said = _last(view, words)
    room = ribbon_room(label)
    fits = next((each for each in said if width(printable(each), BODY) <= room), said[-1])
    return ribbon(theme, y, label, fits, icon)


def _last(view: View, words: Words) -> list[str]:
    """The last deeds, the wordiest first."""
    if view.deeds:
        return [phrases_of(view, words, room).last() for room in (NAME_ROOM, BRIEF_ROOM)]
    quiet = "draw-begins" if view.turn == 1 else "draw-acres-board-quiet"
    return [words.say(Text(quiet))]
