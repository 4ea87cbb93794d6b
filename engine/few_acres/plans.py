"""What a turn should be made of: the best one or two moves, with the reserve or without it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from engine.few_acres.besieging import BESIEGE, REINFORCE
from engine.few_acres.content import CARDS, CardId
from engine.few_acres.fights import warlike
from engine.few_acres.managing import RESERVE
from engine.few_acres.moves import STORED, Hand, Move, peaceful
from engine.few_acres.worth import Worth

TRIED = 16  # moves that are put together
AGAIN = 0.4  # what it costs to draw a card out of the reserve in vain


class Plan(NamedTuple):
    value: float
    moves: tuple[Move, ...] = ()  # the first one first


class Planning:
    """Moves of one side with its hand as it is, and with what lies in its reserve."""

    def __init__(self, worth: Worth, actions: int) -> None:
        self.worth = worth
        self.actions = actions

    def hand(self) -> Hand:
        player = self.worth.player
        return Hand.of(self.worth, player.hand, player.money, self.actions)

    def moves(self, hand: Hand | None = None) -> list[Move]:
        hand = hand or self.hand()
        return [*peaceful(self.worth, hand), *warlike(self.worth, hand)]

    def best(self, moves: Iterable[Move], money: int) -> Plan:
        """The best plan of these moves, with what its money is worth."""
        rated = [(self._alone(move, money), move) for move in moves if move.actions]
        rated.sort(key=lambda each: each[0], reverse=True)
        plan = Plan(0.0)
        for value, move in rated:
            if move.coins <= money and move.actions <= self.actions and value > plan.value:
                plan = Plan(value, (move,))
        if self.actions < 2:
            return plan
        for (_, one), (_, other) in combinations(rated[:TRIED], 2):
            if one.actions + other.actions > self.actions or not _together(one, other):
                continue
            value = one.value + other.value + self._money(money, one.coins + other.coins)
            if value > plan.value:
                first, second = (one, other) if one.coins <= money else (other, one)
                if max(first.coins, first.coins + second.coins) <= money:
                    plan = Plan(value, (first, second))
        return plan

    def retrieved(self) -> Plan:
        """The best plan with the reserve in hand, which costs a coin for each card."""
        worth, player = self.worth, self.worth.player
        assert worth.owned, "what is owned is known before cards move in thought"
        hand, reserve, money = player.hand, player.reserve, player.money
        player.hand, player.reserve, player.money = [*hand, *reserve], [], money - len(reserve)
        moves = [move for move in self.moves() if not move.key.startswith(f"{RESERVE}.")]
        plan = self.best(moves, player.money)
        player.hand, player.reserve, player.money = hand, reserve, money
        used = {card for move in plan.moves for card in move.cards}
        fights = any(move.key.startswith((BESIEGE, REINFORCE)) for move in plan.moves)
        in_vain = [card for card in reserve if card not in used]
        if fights:  # what is left follows in the next turns
            in_vain = [card for card in in_vain if not CARDS[card].face.military]
        lost = sum(AGAIN + STORED * CARDS[card].face.military for card in in_vain)
        return Plan(plan.value + self._money(money, len(reserve)) - lost, plan.moves)

    def _alone(self, move: Move, money: int) -> float:
        return move.value + self._money(money, move.coins)

    def _money(self, money: int, paid: int) -> float:
        return self.worth.coins(money - paid) - self.worth.coins(money)


def _together(one: Move, other: Move) -> bool:
    """Whether two moves don't hinder each other."""
    return one.key != other.key and not _share(one.cards, other.cards)


def _share(cards: tuple[CardId, ...], others: tuple[CardId, ...]) -> bool:
    return any(card in others for card in cards)
