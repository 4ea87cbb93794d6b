"""The board of Lewis & Clark from a view."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Seat, Text
from engine.lewis_clark.content import CHARACTERS, FORT_CLATSOP, PLACES, CardId, PlaceId
from engine.lewis_clark.state import LastTurn
from engine.lewis_clark.view import View
from render.art import fit, printable, width
from render.drawing import Words
from render.frames import HEADER, Status, header, ribbon, ribbon_room
from render.lewis_clark.ground import Names, ground
from render.lewis_clark.layout import RIBBON_Y
from render.lewis_clark.route import rival, route
from render.lewis_clark.strips import strips
from render.lewis_clark.village import journal, village
from render.names import Player, letters, players_of
from render.scene import Icon, Label, Scene
from render.theme import BODY, NAME, THEMES, Theme
from render.widgets import Shapes

NAME_ROOM, BRIEF_ROOM = 360, 150  # pixels for a name in a sentence, and where that is too long
PILES_W = 216  # of the counts of the draw pile and the discards in the header


def board(view: View, words: Words, marks: Mapping[str, str], theme: str, alt: str) -> Scene:
    """The table, with the letter of each space and place that may be chosen."""
    colors = THEMES[theme]
    players = players_of(words, len(view.expeditions))
    mackenzie = _mackenzie(words, players)
    lit = _winners(view) if view.over else (view.active,)
    shapes = top(colors, view, words, players, mackenzie)
    shapes += route(colors, view, players, mackenzie.letter, marks)
    shapes += village(colors, view, marks) + journal(colors, view, words, marks)
    shapes += strips(colors, view, players, mackenzie, lit) + foot(colors, view, words, players)
    return Scene(ground(theme, _names(words)), tuple(shapes), alt, f"lewis_clark-{theme}")


def top(
    theme: Theme, view: View, words: Words, players: tuple[Player, ...], mackenzie: Player
) -> Shapes:
    """The header: title, turn, draw pile and discards, whose turn it is."""
    title, turn = words.say(Text("game-title")), words.say(Text("draw-turn", {"n": view.turn}))
    status = _status(theme, view, words, players, mackenzie)
    shapes, x = header(theme, title, turn, status, PILES_W)
    y = HEADER // 2
    for icon, number in (("deck", view.draw_pile), ("discard", len(view.discard))):
        count = Label(str(number), x + 44, y, "strong", 38, theme.chalk, "lm")
        shapes += [Icon(icon, round(x + 18), y, 36, theme.night_soft), count]
        x += 104
    return shapes


def _status(
    theme: Theme, view: View, words: Words, players: tuple[Player, ...], mackenzie: Player
) -> Status:
    winners = _winners(view)
    if not view.over:
        player, mark, message = players[view.active], theme.marks[view.active], "draw-to-move"
    elif winners:
        player, mark, message = players[winners[0]], theme.marks[winners[0]], "draw-won"
    else:
        player, mark, message = mackenzie, rival(theme), "draw-won"
    name = fit(player.name, NAME, NAME_ROOM)
    said: dict[str, str | int | Text] = {"name": name, "names": name, "n": 1}
    return Status(mark, player, words.say(Text(message, said)))


def _winners(view: View) -> tuple[Seat, ...]:
    """Whose camp stands at Fort Clatsop or beyond it, once the match is over."""
    reached = enumerate(each.camp >= FORT_CLATSOP for each in view.expeditions)
    return tuple(Seat(seat) for seat, there in reached if there and view.over)


def _mackenzie(words: Words, players: tuple[Player, ...]) -> Player:
    """Mackenzie's name, and a letter that no player has."""
    name = printable(words.say(Text("draw-lewis-board-mackenzie")))
    return Player(name, letters((*(player.name for player in players), "Mackenzie"))[-1])


def _names(words: Words) -> Names:
    def say(message: str) -> str:
        return printable(words.say(Text(f"draw-lewis-board-{message}")))

    places = tuple(say(f"place-{place}") for place in PLACES)
    return Names(words.locale, say("st-louis"), say("fort-clatsop"), say("pacific"), places)


# The ribbon


def foot(theme: Theme, view: View, words: Words, players: tuple[Player, ...]) -> Shapes:
    """The last move in words."""
    label = words.say(Text("draw-last"))
    if view.last is None:
        return ribbon(theme, RIBBON_Y, label, words.say(Text("draw-begins")))
    room = ribbon_room(label)
    name = players[view.last.seat].name
    wordings = [
        _told(view.last, words, fit(name, BODY, limit), parts)
        for limit in (NAME_ROOM, BRIEF_ROOM)
        for parts in (True, False)
    ]
    said = next((each for each in wordings if width(printable(each), BODY) <= room), wordings[-1])
    return ribbon(theme, RIBBON_Y, label, said)


def _told(last: LastTurn, words: Words, name: str, whole: bool) -> str:
    """What a turn did; not *whole*: without who was recruited by name."""

    def say(message: str, **args: str | int | Text) -> str:
        return words.say(Text(f"draw-lewis-board-{message}", args))

    parts = [_what(last.what, words)] if last.what is not None else []
    if last.space != last.start and not last.camped:
        parts.append(say("moved", start=last.start, end=last.space))
    if last.recruited is not None:
        card = Text(f"card-{last.recruited}")
        parts.append(say("recruited", card=card) if whole else say("recruited-one"))
    if last.camped:
        parts.append(say("camped", space=last.space))
    done = " · ".join(parts or [say("nothing")])
    return say("told", name=name, done=done)


def _what(what: CardId | PlaceId, words: Words) -> str:
    return words.say(Text(f"card-{what}" if what in CHARACTERS else f"place-{what}"))
