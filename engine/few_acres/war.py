"""How sieges will probably go: what both sides can bring, and who then wins."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp

from engine.few_acres.content import (
    CARDS,
    PLACES,
    POWERS,
    SIDES,
    TABLE,
    CardId,
    PlaceId,
    Side,
    foe_of,
)
from engine.few_acres.roads import can_reinforce, connected
from engine.few_acres.sieges import ATTACKER_NEEDS, start_of, value_in_siege
from engine.few_acres.state import State, holds, location_card

WIN = 60.0  # what ends the match in one's favour, in points
GATE = 4.0  # a place beside one that ends the match
DRAWN = 3  # cards that a side draws in a turn, on average
NEVER = 0.02
LATER = 0.85  # what a lead in cards still to come counts beside one that stands

Pool = list[tuple[int, float]]  # strengths, each with how probably it comes in time


class War:
    """What sieges are worth to the side *me*, and what its cards change in them."""

    def __init__(self, state: State, me: Side, foe_hand: int) -> None:
        self.state = state
        self.me = me
        self.foe = foe_of(me)
        self.foe_hand = foe_hand
        self.supplied = {side: connected(state, side) for side in SIDES}

    def stakes(self, place: PlaceId, attacker: Side) -> float:
        """How many points the fall of a place moves, one way or the other."""
        if place in POWERS[attacker].wins_with:
            return WIN
        settlement = self.state.board[place]
        lost = PLACES[place].points * (1 + settlement.town)
        taken = 4 if settlement.town else 2
        gain = lost + taken + 0.5 * PLACES[place].points
        return gain + GATE * self._is_gate(place, attacker)

    def _is_gate(self, place: PlaceId, attacker: Side) -> bool:
        """Whether the attacker can go on from a place to one that wins the match."""
        card = location_card(attacker, place)
        if card is None:
            return False
        reached = {each for places in CARDS[card].routes.values() for each in places}
        return bool(reached & {*POWERS[attacker].wins_with})

    def besieged(self, place: PlaceId, hand: list[CardId], first: CardId, more: int) -> float:
        """How probably a siege is won that begins now with *first* and up to *more* cards."""
        start = start_of(self.state, place)
        value = value_in_siege(self.state, first, place, defends=False)
        rest = self.strengths(self.me, place, [card for card in hand if card != first])
        marker = min(POWERS[self.me].track[1], start + value + sum(rest[:more]))
        return self.after_attack(place, self.me, marker, rest[more:])

    def after_attack(
        self, place: PlaceId, attacker: Side, marker: int, hand: list[int] | None = None
    ) -> float:
        """How probably the attacker wins, with the marker there at the end of its turn.

        *hand* is what the side *me* still holds for it.
        """
        if -marker >= self.state.defender_needs:
            return NEVER
        defender = foe_of(attacker)
        at_once = self._brings(defender, place, 1, hand)
        ahead = marker - at_once - ATTACKER_NEEDS
        later = self._brings(attacker, place, 3, hand) - self._brings(defender, place, 3, hand)
        return max(_chance(ahead + 0.5, 0.8), LATER * _chance(marker + later - 1, 1.5))

    def after_defence(self, place: PlaceId, attacker: Side, marker: int, hand: list[int]) -> float:
        """How probably the attacker wins, with the marker there at the end of the other's turn."""
        if marker >= ATTACKER_NEEDS:
            return 1 - NEVER
        now = self._brings(attacker, place, 1, hand)
        later = self._brings(attacker, place, 3, hand)
        answers = self._brings(foe_of(attacker), place, 3, hand)
        stays = _chance(marker + now + self.state.defender_needs - 0.5, 0.8)
        return stays * _chance(marker + later - answers - 1, 1.5)

    def strengths(self, side: Side, place: PlaceId, cards: Iterable[CardId]) -> list[int]:
        """What cards count in the siege of a place, the strongest first."""
        defends = self._defends(side, place)
        values = (self._value(side, card, place, defends) for card in cards)
        return sorted((value for value in values if value), reverse=True)

    def _defends(self, side: Side, place: PlaceId) -> bool:
        return holds(self.state, side, place)

    def _value(self, side: Side, card: CardId, place: PlaceId, defends: bool) -> int:
        own = CARDS[card].place
        if own == place or (own is not None and not holds(self.state, side, own)):
            return 0
        if CARDS[card].face.siege_price > self.state.players[side].money:
            return 0
        return value_in_siege(self.state, card, place, defends)

    def _brings(
        self, side: Side, place: PlaceId, turns: int, hand: list[int] | None = None
    ) -> float:
        """What a side will probably bring to a siege in its next turns."""
        if not self._supplied(side, place):
            return 0.0
        pool = self._pool(side, place, turns, hand)
        return _expected(pool, TABLE.actions * turns)

    def _supplied(self, side: Side, place: PlaceId) -> bool:
        if self._defends(side, place):
            return place in self.supplied[side]
        siege = self.state.sieges.get(side)
        if siege is not None and siege.place == place:
            return can_reinforce(self.state, side, side)
        return True

    def _pool(self, side: Side, place: PlaceId, turns: int, hand: list[int] | None) -> Pool:
        player = self.state.players[side]
        mine = side == self.me
        held = len(player.hand) if mine else self.foe_hand
        draws = DRAWN * (turns - 1) + (0 if mine else held)
        pool: Pool = []
        if mine:
            in_hand = self.strengths(side, place, player.hand) if hand is None else hand
            pool += [(value, 1.0) for value in in_hand]
        reserve = 1.0 if player.money >= len(player.reserve) else 0.3
        pool += [(value, reserve) for value in self.strengths(side, place, player.reserve)]
        drawn = min(1.0, draws / len(player.deck)) if player.deck else 0.0
        pool += [(value, drawn) for value in self.strengths(side, place, player.deck)]
        left = draws - len(player.deck)
        if left > 0 and player.discard:
            again = min(1.0, left / len(player.discard))
            pool += [(value, again) for value in self.strengths(side, place, player.discard)]
        return pool

    def arms(self, side: Side) -> int:
        """The strength of all cards that a side owns."""
        player = self.state.players[side]
        cards = [*player.hand, *player.deck, *player.discard, *player.reserve]
        for siege in self.state.sieges.values():
            cards += siege.cards[side]
        return sum(CARDS[card].face.military for card in cards)


def _expected(pool: Pool, most: int) -> float:
    """What the strongest *most* cards of a pool come to on average."""
    left, total = float(most), 0.0
    for value, chance in sorted(pool, reverse=True):
        used = min(chance, left)
        total += used * value
        left -= used
    return total


def _chance(lead: float, spread: float) -> float:
    """How probable a win is with that lead."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, lead / spread))))
