"""What lies on the table of Lewis & Clark. Only hands and the draw pile are hidden."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core import BaseState, Seat
from engine.lewis_clark.content import (
    CHARACTERS,
    CREWS,
    FIRST_SPACE,
    PLACES,
    ROUTE,
    ST_LOUIS,
    TABLE,
    CardId,
    Cargo,
    PlaceId,
    SideId,
)
from engine.lewis_clark.effects import RESOURCES, Resource, Terrain

Ending = Literal["", "camp", "mackenzie"]


class Active(msgspec.Struct, forbid_unknown_fields=True):
    """A character face up in a playing area, and what gave it strength."""

    card: CardId
    beneath: CardId | None = None  # face down
    indians: int = 0

    @property
    def strength(self) -> int:
        """The strength that activated it; its own isn't used."""
        beneath = CHARACTERS[self.beneath].strength if self.beneath else 0
        return beneath + self.indians


class Expedition(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before a player, and the player's scout and camp on the route."""

    hand: list[CardId]
    resources: dict[Resource, int]  # of every kind, on the boats
    indians: int  # on the boats
    area: list[Active] = []  # the playing area, oldest first
    tiles: list[SideId] = []  # boats added
    scout: int = ST_LOUIS
    camp: int = ST_LOUIS

    @property
    def played(self) -> list[CardId]:
        """The cards of the playing area, each face-up one before the one beneath it."""
        return [card for each in self.area for card in (each.card, each.beneath) if card]

    @property
    def indians_on_cards(self) -> int:
        return sum(active.indians for active in self.area)


class Doing(msgspec.Struct, forbid_unknown_fields=True):
    """An action being performed: of a character, or of a village place."""

    what: CardId | PlaceId
    strength: int
    done: int = 0  # repeats so far
    # What was held before the first repeat and is still there, where later repeats may use no more.
    kept: dict[Resource, int] | None = None
    kept_indians: int | None = None


class LastTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a turn did, for marks on the picture."""

    seat: Seat
    start: int  # the scout's space when the turn began
    space: int  # where it is, or came to
    what: CardId | PlaceId | None = None  # the character played, or the place in the village
    recruited: CardId | None = None
    camped: bool = False


class State(BaseState):
    expeditions: list[Expedition]  # by seat
    draw_pile: list[CardId]  # its top is its end
    journal: list[CardId]  # from the last page, the cheapest
    indians: int  # in the stock
    newcomers: int
    village: dict[PlaceId, int]  # Indians at each place
    tiles: dict[Cargo, int]  # in each stack
    route: list[Terrain]  # from the first space
    active: Seat
    powwow: int = 0
    doing: list[Doing] = []  # the action performed, then what it has others do
    discard: list[CardId] = []
    turn: int = 1  # over all players
    acted: bool = False  # this turn, as the next three
    recruited: bool = False
    camped: bool = False
    used: list[CardId] = []  # lasting effects that serve once a turn
    mackenzie: int | None = None  # his space, in the solo game
    scales: bool = True  # lasting effects grow with the strength that activated them
    waiting_costs: bool = False  # whoever camps on the first space loses everything
    ended: Ending = ""
    start: int = ST_LOUIS  # where the scout of the player on turn was when the turn began
    what: CardId | PlaceId | None = None  # this turn's action, as the next
    newest: CardId | None = None  # recruited this turn
    before: LastTurn | None = None  # the turn before this one

    @property
    def last_turn(self) -> LastTurn | None:
        """What was done last: in the turn under way, or in the one before it."""
        if not (self.acted or self.recruited or self.camped):
            return self.before
        space = self.expedition.scout
        return LastTurn(self.active, self.start, space, self.what, self.newest, self.camped)

    @property
    def expedition(self) -> Expedition:
        """That of the player whose turn it is."""
        return self.expeditions[self.active]


def scratch(state: State) -> State:
    """A copy on which a scout can be moved to see where it comes; all but that is shared."""
    expeditions = [msgspec.structs.replace(each) for each in state.expeditions]
    return msgspec.structs.replace(state, expeditions=expeditions, used=list(state.used))


def no_resources() -> dict[Resource, int]:
    return dict.fromkeys(RESOURCES, 0)


def crew_of(seat: Seat) -> tuple[CardId, ...]:
    """The six characters that a player starts with; colours go by seat."""
    return tuple(CREWS[seat].characters.values())


def face_up(state: State, seat: Seat) -> list[CardId]:
    """The characters face up in a seat's playing area, oldest first.

    A character of another player whose action is being copied lies there meanwhile.
    """
    own = [active.card for active in state.expeditions[seat].area]
    return own if seat != state.active else own + copied(state)


def copied(state: State) -> list[CardId]:
    """The characters in other playing areas whose actions are being performed."""
    own = [active.card for active in state.expedition.area]
    doing = dict.fromkeys(each.what for each in state.doing)
    return [what for what in doing if what in CHARACTERS and what not in own]


def terrain_at(state: State, space: int) -> Terrain:
    return state.route[space - FIRST_SPACE]


def indians_in_village(state: State) -> int:
    """All Indians in the village: at its places, in the Powwow, and the newcomers."""
    return sum(state.village.values()) + state.powwow + state.newcomers


def census(state: State) -> object:
    """Count what no move may ever change: the cards, the Indians, the tiles and the spaces."""
    cards = [*state.draw_pile, *state.journal, *state.discard]
    for each in state.expeditions:
        cards += [*each.hand, *each.played]
    on_boats = sum(each.indians + each.indians_on_cards for each in state.expeditions)
    taken = [side.partition("-")[0] for each in state.expeditions for side in each.tiles]
    return (
        sorted(cards),
        state.indians + indians_in_village(state) + on_boats,
        {kind: left + taken.count(kind) for kind, left in sorted(state.tiles.items())},
        len(state.route),
    )


def empty_village() -> dict[PlaceId, int]:
    return dict.fromkeys(PLACES, 0)


def full_stacks() -> dict[Cargo, int]:
    return {tile.id: tile.copies for tile in TABLE.tiles}


def printed_route() -> list[Terrain]:
    return list(ROUTE)
