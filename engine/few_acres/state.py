"""What lies on the table of A Few Acres of Snow. Only hands and the order of decks are hidden."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core import BaseState, Seat
from engine.few_acres.content import (
    CARDS,
    LOCATION_CARDS,
    POWERS,
    SIDES,
    TABLE,
    Card,
    CardId,
    PlaceId,
    Side,
    foe_of,
)
from engine.few_acres.editions import RuleId

Stage: TypeAlias = Literal["bid", "french-draft", "siege", "turn", "end"]
Ending: TypeAlias = Literal["", "capital", "duquesne", "villages", "towns", "captured"]
AttackKind: TypeAlias = Literal["raid", "ambush", "natives"]
Deeds: TypeAlias = "list[Deed]"


class Settlement(msgspec.Struct, forbid_unknown_fields=True):
    """Who holds a place, and with what."""

    side: Side
    town: bool = False
    fortified: bool = False


class Siege(msgspec.Struct, forbid_unknown_fields=True):
    """A siege under way. *marker* is above 0 in favour of the attacker."""

    place: PlaceId
    marker: int
    cards: dict[Side, list[CardId]]


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """What one side has before it. The deck's top is its end."""

    money: int
    villages: int  # cubes in the supply
    towns: int  # discs in the supply
    deck: list[CardId]
    locations: list[CardId]  # available
    empire: list[CardId]  # available
    hand: list[CardId] = []
    discard: list[CardId] = []
    reserve: list[CardId] = []
    captured_villages: int = 0
    captured_towns: int = 0

    @property
    def captured_points(self) -> int:
        return 2 * self.captured_villages + 4 * self.captured_towns


class Attack(msgspec.Struct, forbid_unknown_fields=True):
    """What the other side must answer: its cards lie open on the table meanwhile."""

    kind: AttackKind
    side: Side
    cards: list[CardId]
    place: PlaceId | None = None


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something done in a turn that shows on the board, for marks on the picture."""

    what: str  # "settle", "raid", …
    side: Side
    place: PlaceId | None = None


class Bid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which side a seat wants, and how many points it gives away for it."""

    side: Side
    points: int = 0


class State(BaseState):
    players: dict[Side, Player]
    board: dict[PlaceId, Settlement]
    neutral: list[CardId]  # available to both
    british: Seat | None  # None until the sides are settled
    rules: list[RuleId] = []  # in force besides those of the second edition
    may_surrender: bool = True
    defender_needs: int = 1
    fortifications: int = TABLE.fortifications
    bank: int = 0  # RULING: below 0 the bank goes on paying
    sieges: dict[Side, Siege] = {}  # by attacker
    stage: Stage = "turn"
    turn: int = 1  # over both players
    active: Side = "british"
    actions: int = 1  # left in this turn
    attack: Attack | None = None
    bids: list[Bid] = []  # by seat, once revealed
    handicap: dict[Side, int] = {}  # points that the auction brought
    british_may_besiege: bool = False  # under *british-wait*
    deeds: Deeds = []  # of this turn
    before: Deeds = []  # of the turn before it
    ended: Ending = ""
    winner: Side | None = None

    @property
    def me(self) -> Player:
        """That of the side whose turn it is."""
        return self.players[self.active]


def in_force(state: State, rule: RuleId) -> bool:
    return rule in state.rules


def seat_of(state: State, side: Side) -> Seat:
    """Who plays a side; the sides must be settled."""
    assert state.british is not None
    return state.british if side == "british" else Seat(1 - state.british)


def side_of(state: State, seat: Seat) -> Side | None:
    """What a seat plays; None until the sides are settled."""
    if state.british is None:
        return None
    return "british" if seat == state.british else "french"


def holds(state: State, side: Side, place: PlaceId) -> bool:
    settlement = state.board.get(place)
    return settlement is not None and settlement.side == side


def siege_at(state: State, place: PlaceId) -> Side | None:
    """Who besieges a place."""
    return next((side for side, siege in state.sieges.items() if siege.place == place), None)


def location_card(side: Side, place: PlaceId) -> CardId | None:
    """A side's card of a place. Some places have none."""
    return LOCATION_CARDS.get((side, place))


def pile_of(state: State, side: Side, card: CardId) -> list[CardId]:
    """The pile of available cards from which a card came that *side* has now."""
    if CARDS[card].owner == "neutral":
        return state.neutral
    player = state.players[side]
    return player.empire if CARDS[card].place is None else player.locations


def by_kind(cards: list[CardId]) -> list[CardId]:
    """One card of each kind, in the order of the cards."""
    first: dict[str, CardId] = {}
    for card in cards:
        first.setdefault(CARDS[card].kind, card)
    return list(first.values())


def sorted_cards(cards: list[CardId]) -> tuple[CardId, ...]:
    """Cards in the box's order, which tells nothing of where they lay."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def faces(cards: list[CardId]) -> list[Card]:
    return [CARDS[card] for card in cards]


def census(state: State) -> object:
    """Count what no move may ever change: the cards, the pieces and the money."""
    cards = list(state.neutral)
    for player in state.players.values():
        cards += [*player.deck, *player.hand, *player.discard, *player.reserve]
        cards += [*player.locations, *player.empire]
    for siege in state.sieges.values():
        cards += [card for side in SIDES for card in siege.cards[side]]
    cards += state.attack.cards if state.attack else []
    forts = state.fortifications + sum(each.fortified for each in state.board.values())
    money = state.bank + sum(player.money for player in state.players.values())
    return (sorted(cards), [pieces_of(state, side) for side in SIDES], forts, money)


def pieces_of(state: State, side: Side) -> tuple[int, int]:
    """All cubes and discs of a side: in the supply, on the board and captured."""
    player, foe = state.players[side], state.players[foe_of(side)]
    own = [each for each in state.board.values() if each.side == side]
    villages = player.villages + sum(not each.town for each in own) + foe.captured_villages
    towns = player.towns + sum(each.town for each in own) + foe.captured_towns
    return villages, towns


def full_pieces(side: Side) -> tuple[int, int]:
    return POWERS[side].villages, POWERS[side].towns


_ORDER = {card: n for n, card in enumerate(CARDS)}
