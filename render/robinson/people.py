"""A strip for each character on the board: hearts, determination, what ails it."""

from __future__ import annotations

from engine.core import Seat
from engine.robinson.view import PersonView, View
from render.art import fit, printable, shrunk, width
from render.frames import active_panel, panel
from render.names import Player
from render.robinson.layout import PEOPLE_H, PEOPLE_Y
from render.robinson.phrases import Phrases
from render.robinson.signs import check, pawn_mark, person_icon, person_mark
from render.scene import Box, Icon, Oval, Path, Poly
from render.theme import HAIR, LINE, MARGIN, NAME, SMALL, WIDTH, Style, Theme
from render.widgets import Shapes, pill, say, stat, stone, token

SIX, NEAR, NARROW = 6, 9, 230  # so many strips are so near each other, and so narrow at most
BAR = 32  # the height of the bar of hearts
TRUE = 0.95  # large letters come out wider than they are measured
ROWS = (35, 81, 126, 170, 216)  # of a strip, from its top


def strips(theme: Theme, phrases: Phrases, players: tuple[Player, ...]) -> Shapes:
    """Everybody, side by side."""
    view = phrases.view
    people = phrases.people() if any(view.characters) and len(view.people) else ()
    empty = [seat for seat in map(Seat, range(len(players))) if not _has_character(view, seat)]
    across = len(people) + len(empty)
    gap = MARGIN if across < SIX else NEAR
    w = (WIDTH - gap * (across + 1)) // across
    shapes: Shapes = []
    places = iter(gap + n * (w + gap) for n in range(across))
    for seat in empty:
        shapes += _empty(theme, phrases, players, seat, next(places), w)
    for person in people:
        shapes += _strip(theme, phrases, players, person, next(places), w)
    return shapes


def _has_character(view: View, seat: Seat) -> bool:
    return any(person.seat == seat for person in view.people)


def _empty(
    theme: Theme, phrases: Phrases, players: tuple[Player, ...], seat: Seat, x: int, w: int
) -> Shapes:
    """A seat whose player hasn't chosen a character."""
    mark = theme.marks[seat]
    y = PEOPLE_Y
    name = players[seat].name
    words = fit(printable(phrases.say("no-character")), SMALL, w - 40)
    return [
        *panel(theme, x, y, w, PEOPLE_H, mark.pale),
        *token(theme, mark, players[seat].letter, x + 40, y + ROWS[0], 26),
        *_name(theme, name, x + 76, y + ROWS[0], w - 92),
        say(words, x + 20, y + ROWS[2], SMALL, theme.ink_soft, "lm"),
    ]


def _name(theme: Theme, name: str, x: float, y: float, room: float) -> Shapes:
    room *= TRUE
    style = shrunk(name, NAME, room)
    return [say(fit(name, style, room), x, y, style, theme.ink, "lm")]


def _strip(
    theme: Theme,
    phrases: Phrases,
    players: tuple[Player, ...],
    person: PersonView,
    x: int,
    w: int,
) -> Shapes:
    view, y, seat = phrases.view, PEOPLE_Y, person.seat
    first = seat is not None and seat == view.first
    fill = theme.stone if seat is None else theme.marks[seat].pale
    shapes = (active_panel if first else panel)(theme, x, y, w, PEOPLE_H, fill)
    narrow = w < NARROW
    mark_at = (x + 30, y + ROWS[0], 20) if narrow else (x + 40, y + ROWS[0], 26)
    shapes += person_mark(theme, person, players, *mark_at)
    room = w - 96 - 56 * (first and not narrow)
    name = phrases.character(person.id) if seat is None else players[seat].name
    shapes += _name(theme, printable(name), x + 80 - 22 * narrow, y + ROWS[0], room + 30 * narrow)
    if first:
        # Where there is little room the stone lies over the corner.
        corner = (x + w - 20, y + 6, 19) if narrow else (x + w - 40, y + ROWS[0], 23)
        shapes += stone(theme, *corner, "1")
    if seat is not None:
        shapes += _role(theme, phrases, person, x, y + ROWS[1], w)
    shapes += life_bar(theme, person, x + 18, y + ROWS[2] - BAR // 2, w - 36)
    left = f"{max(0, person.hearts - person.wounds)}/{person.hearts}"
    size = 30 if narrow else 38
    start = x + (14 if narrow else 18)
    shapes += stat(theme, "life", left, start, y + ROWS[3], size, size, hearts_color(theme, person))
    number = str(person.determination)
    at = start + size + 20 + round(width(left, Style("strong", size)))
    at = max(at, x + w // 2 + 14)
    shapes += stat(theme, "determination", number, at, y + ROWS[3], size, size)
    return shapes + _state(theme, phrases, players, person, x, y + ROWS[4], w)


def _role(theme: Theme, phrases: Phrases, person: PersonView, x: int, y: int, w: int) -> Shapes:
    """Who the player is, and in planning whether it is ready."""
    view, seat = phrases.view, person.seat
    ready = view.stage == "plan" and seat is not None and view.ready[seat]
    words = printable(phrases.character(person.id))
    narrow = w < NARROW
    left, size = (x + 28, 32) if narrow else (x + 38, 38)
    start = left + size // 2 + 10
    room = x + w - 10 - start - (52 if ready and not narrow else 0)
    shapes: Shapes = [
        Icon(person_icon(person.id), left, y, size, theme.ink),
        say(fit(words, SMALL, room), start, y, SMALL, theme.ink, "lm"),
    ]
    if ready:
        # Where there is little room, at the end of the last row.
        low = y + ROWS[4] - ROWS[1] if narrow else y
        shapes.append(Oval(x + w - 38, low, 21, 21, theme.paper, theme.ink, LINE))
        shapes.append(check(theme, x + w - 38, low, 22))
    return shapes


def life_bar(
    theme: Theme, person: PersonView, x: float, y: float, w: float, high: int = BAR
) -> Shapes:
    """A cell for each heart, the wounded ones crossed; black teeth where morale falls."""
    shapes: Shapes = []
    cell = w / person.hearts
    for n in range(person.hearts):
        left, right = round(x + n * cell), round(x + (n + 1) * cell)
        hurt = n < person.wounds
        fill = theme.paper if hurt else theme.alarm
        shapes.append(Box(left, y, right - left + HAIR, high, fill, theme.ink, HAIR, 3))
        if hurt:
            inset = high * 0.24
            line = ((left + 6, y + high - inset), (right - 4, y + inset))
            shapes.append(Path(line, theme.ink, 4))
    for drop in person.arrows:
        at = x + (drop - 0.5) * cell
        tooth = ((at - 9, y - 9), (at + 9, y - 9), (at, y + 8))
        shapes.append(Poly(tooth, theme.black, theme.white, HAIR))
    return shapes


def _state(
    theme: Theme,
    phrases: Phrases,
    players: tuple[Player, ...],
    person: PersonView,
    x: int,
    y: int,
    w: int,
) -> Shapes:
    """Pawns not yet planned, special wounds, and whether the person is away or dead."""
    view = phrases.view
    shapes: Shapes = []
    left = x + 36
    for what in states(person):
        words = printable(phrases.say("person", what=what))
        wide = width(words, SMALL) + 28
        if left - 18 + wide <= x + w - 12:
            shapes += pill(words, left - 18 + wide / 2, y, SMALL, theme.alarm, theme.white)
            left += round(wide) + 8
    for _ in person.special_wounds:
        if left + 18 <= x + w - 12:
            shapes.append(Oval(left, y, 18, 18, theme.paper, theme.ink, LINE))
            shapes.append(Icon("wound", left, y, 26, theme.alarm))
            left += 44
    if view.stage == "plan":
        free = [pawn for pawn in view.pawns if pawn.owner == person.id and not pawn.placed]
        for pawn in free:
            if left + 18 <= x + w - 12:
                shapes += pawn_mark(theme, view, players, pawn.id, left, y, 17)
                left += 46
    return shapes


def is_dying(person: PersonView) -> bool:
    """Whether the next wound kills."""
    return not (person.dead or person.away) and person.wounds >= person.hearts


def hearts_color(theme: Theme, person: PersonView) -> str:
    """Of the number of hearts: loud where none is left."""
    return theme.alarm if person.wounds >= person.hearts else theme.ink


def states(person: PersonView) -> list[str]:
    """What is special about somebody."""
    facts = {
        "dead": person.dead,
        "dying": is_dying(person),
        "away": person.away,
        "outside": person.outside is not None,
        "cursed": person.cursed,
        "ill": person.markers > 0,
    }
    return [what for what, holds in facts.items() if holds]
