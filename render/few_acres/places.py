"""What stands on the map now: settlements, points, sieges, the last deeds, what to choose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from engine.few_acres.content import PLACES, PlaceId, Side
from engine.few_acres.view import SettlementView, View
from render.few_acres.layout import SITES, Around, Site
from render.few_acres.pieces import cut_off, mark_of, town, village
from render.scene import Icon, Oval, Path, Point
from render.theme import Theme
from render.widgets import (
    Shapes,
    coin,
    mark_shape,
    ring,
    round_path,
    spot,
    star,
    star_fort,
    target,
)

R = 27  # of a village
FORT, FORT_OF_TOWN = 43, 50
FREE, WORTHLESS = 22, 13  # of a free place, with and without points
# The corner of the points, and that of a letter or of what threatens a place: clear of its name.
CORNERS: Mapping[Around, tuple[Point, Point]] = MappingProxyType(
    {
        "right": ((-1, -1), (-1, 1)),
        "right-line": ((-1, -1), (-1.3, 0.2)),
        "left": ((1, -1), (1, 1)),
        "left-line": ((1, -1), (1, 1)),
        "below": ((1, -1), (-1, -1)),
        "above": ((1, 1), (-1, 1)),
    }
)

STARS: Mapping[Around, Point] = MappingProxyType(
    {
        "right": (0.45, 0.89),
        "right-line": (0.7, 0.7),
        "left": (-0.45, 0.89),
        "left-line": (-0.45, 0.89),
        "below": (-0.92, 0.4),
        "above": (-1, 0.1),
    }
)
# Where a neighbour's name would lie below the star.
OWN_STARS: Mapping[PlaceId, Point] = MappingProxyType(
    {
        "fort-halifax": (-0.92, 0.4),
        "fort-stanwix": (0.92, -0.4),
        "gaspe": (0.2, -0.95),
        "st-marys": (0.35, -0.94),
    }
)


class Spot(msgspec.Struct, frozen=True):
    """A place as it is drawn now."""

    place: PlaceId
    site: Site
    held: SettlementView | None
    besieger: Side | None
    attacker: Side | None  # of a raid that is to be answered
    letter: str
    done: bool  # something was done here last

    @property
    def reach(self) -> int:
        """How far the piece reaches from its middle."""
        if self.held is None:
            return FREE if PLACES[self.place].points else WORTHLESS + 9
        if self.held.fortified:
            return 47 if self.held.town else 40
        return 36 if self.held.town else R


def places(theme: Theme, view: View, marks: Mapping[str, str]) -> Shapes:
    """Everything that stands at the places: rings below, badges above all pieces."""
    spots = [spot_of(view, marks, place) for place in PLACES]
    layers = (rings, piece, badges)
    return [shape for layer in layers for each in spots for shape in layer(theme, each)]


def spot_of(view: View, marks: Mapping[str, str], place: PlaceId) -> Spot:
    attack = view.attack
    return Spot(
        place,
        SITES[place],
        view.board.get(place),
        next((siege.attacker for siege in view.sieges if siege.place == place), None),
        attack.side if attack is not None and attack.place == place else None,
        marks.get(place, ""),
        any(deed.place == place for deed in view.deeds),
    )


def rings(theme: Theme, each: Spot) -> Shapes:
    """The siege, the last deed, what may be chosen; from the inside out."""
    x, y, r = each.site.x, each.site.y, each.reach
    shapes: Shapes = []
    if each.done and each.besieger is None:
        shapes += ring(theme, x, y, r)
    if each.besieger is not None:
        shapes += _siege_ring(theme, each.besieger, x, y, r + 9, each.done)
    if each.letter:
        shapes += target(theme, x, y, r + (18 if each.done or each.besieger else 8))
    return shapes


def _siege_ring(theme: Theme, by: Side, x: float, y: float, r: float, done: bool) -> Shapes:
    """Thick dashes in the besieger's colour, on gold where the siege was the last deed."""
    circle = round_path(x, y, r)
    under = [Path(circle, theme.ink, 21), Path(circle, theme.gold, 15)]
    casing = under if done else [Path(circle, theme.chalk, 13)]
    return [*casing, Path(circle, mark_of(theme, by).color, 9, (20, 16))]


def piece(theme: Theme, each: Spot) -> Shapes:
    x, y, held = each.site.x, each.site.y, each.held
    points = PLACES[each.place].points
    if held is None and points:
        return _worth(theme, x, y, points)
    if held is None:
        return [Oval(x, y, WORTHLESS, WORTHLESS, theme.paper, theme.coin_line, 4)]
    shapes: Shapes = []
    if held.fortified:
        shapes.append(star_fort(theme, x, y, FORT_OF_TOWN if held.town else FORT))
    drawn = town if held.town else village
    return shapes + drawn(theme, held.side, x, y, R)


def _worth(theme: Theme, x: float, y: float, points: int) -> Shapes:
    """A free place: a pale coin with its points."""
    disc, number = coin(theme, x, y, FREE, str(points))
    return [msgspec.structs.replace(disc, fill=theme.paper), number]


def badges(theme: Theme, each: Spot) -> Shapes:
    """Points, what threatens the place, the star of the last deed, the letter."""
    x, y, r = each.site.x, each.site.y, each.reach
    shapes = points_badge(theme, each)
    dx, dy = free_corner(each)
    threat = each.besieger or each.attacker
    if each.letter:
        shapes += spot(theme, each.letter, x + dx * (r + 6), y + dy * (r + 2))
    elif threat is not None:
        icon = "military" if each.besieger else "raid"
        shapes += _threat(theme, threat, icon, x + dx * (r + 4), y + dy * (r + 2))
    elif each.held is not None and not each.held.connected:
        shapes += cut_off(theme, x + dx * (r - 4), y + dy * (r - 4))
    if each.done:
        far = r + (18 if each.besieger else 12)
        across, down = OWN_STARS.get(each.place, STARS[each.site.around])
        shapes += star(theme, x + across * far, y + down * far)
    return shapes


def points_badge(theme: Theme, each: Spot) -> Shapes:
    """What a settlement is worth now: a town twice the printed points."""
    points = PLACES[each.place].points
    if each.held is None or not points:
        return []
    (dx, dy), _ = CORNERS[each.site.around]
    far = 33 if each.held.town else R
    value = points * (2 if each.held.town else 1)
    return coin(
        theme, each.site.x + dx * far, each.site.y + dy * far, 20 if value < 10 else 22, str(value)
    )


def free_corner(each: Spot) -> Point:
    """Where a letter or a threat stands: in the first corner if no points are there."""
    first, second = CORNERS[each.site.around]
    return second if each.held is not None and PLACES[each.place].points else first


def _threat(theme: Theme, by: Side, icon: str, x: float, y: float) -> Shapes:
    """A siege or a raid: its icon on the silhouette of whoever makes it."""
    mark = mark_of(theme, by)
    shape = mark_shape(mark, x, y, 22, theme.chalk, (mark.color, 4), False, (2, 3, theme.shade))
    return [shape, Icon(icon, round(x), round(y), 30, theme.ink)]
