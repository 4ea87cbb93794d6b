"""What planned actions cost, and in which ways they can be paid (rulebook 4.1.1, 4.1.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TypeAlias

import msgspec

from engine.robinson.content import EVENTS, ITEMS, SHEETS, TABLE, CardId, Item, Need, Price, face
from engine.robinson.effects import ActionKind
from engine.robinson.pawns import leader
from engine.robinson.scenarios import rules
from engine.robinson.state import Planned, State

THRIFT = "economical-construction"
CARPENTER = "carpenter"

REST = ""  # what is left after the whole plan

Plan: TypeAlias = Sequence[Planned]
Left: TypeAlias = tuple[int, int, int]  # food, wood, hides


def item_of(state: State, item: str) -> Item:
    """An invention, the scenario's own included."""
    if item in ITEMS:
        return ITEMS[item]
    return next(each for each in SHEETS[state.scenario].items if each.id == item)


def threat_card(state: State, target: str) -> CardId | None:
    """The card on the board that a threat action is about."""
    return next((card for card in state.threats if threat_target(card) == target), None)


def threat_target(card: CardId) -> str:
    return card.removeprefix("event-")


def needs_met(state: State, planned: Planned) -> bool:
    card = threat_card(state, planned.target)
    if card is None:
        return False
    need = needs_of(card)[planned.way] if planned.way < len(needs_of(card)) else Need()
    return has_need(state, need)


def has_need(state: State, need: Need) -> bool:
    """Whether the players have what a threat action needs besides goods."""
    return state.weapon >= need.weapon and (need.item is None or state.has(need.item))


def needs_of(card: CardId) -> tuple[Need, ...]:
    """The needs of a threat action, one of which must be met."""
    return EVENTS[face(card)].needs if face(card) in EVENTS else (Need(),)


def prices(state: State, kind: ActionKind, target: str) -> tuple[Price, ...]:
    """What an action costs, in each of the ways in which it can be paid."""
    return rules(state).prices(state, kind, target, _printed(state, kind, target))


def _printed(state: State, kind: ActionKind, target: str) -> tuple[Price, ...]:
    if kind == "threat":
        card = threat_card(state, target)
        needs = needs_of(card) if card else (Need(),)
        return tuple(Price(need.wood, need.hides, need.food) for need in needs)
    if kind != "build":
        return (Price(),)
    what = face(target).partition("-at-")[0]
    dearer = state.fields.get(what, []).count("wood")
    if what == "weapon":
        return (Price(wood=1 + dearer),)
    if what in ("shelter", "roof", "palisade"):
        seats = state.seats - 1
        return (
            Price(wood=TABLE.prices.wood[seats] + dearer),
            Price(hides=TABLE.prices.hides[seats]),
        )
    return item_of(state, what).cost


def price_of(state: State, plan: Plan, planned: Planned) -> Price:
    """What an action of the plan costs: tokens and Economical Construction counted."""
    return Budget(state, plan).price(planned)


def affordable(state: State, plan: Plan, planned: Planned) -> bool:
    """Whether an action can be paid, after all that stands before it in the plan."""
    return Budget(state, plan).affords(planned)


def payable_ways(state: State, plan: Plan, planned: Planned) -> list[Planned]:
    """The action in each way in which it can be paid: with Economical Construction, too."""
    return list(Budget(state, plan).ways(planned))


class Budget:
    """What the actions of a plan cost, and what they leave, as long as nothing changes.

    An action that isn't in the plan counts as its last one.
    """

    def __init__(self, state: State, plan: Plan) -> None:
        self.state = state
        self.plan = plan
        self._prices: dict[tuple[ActionKind, str], tuple[Price, ...]] = {}

    def prices(self, planned: Planned) -> tuple[Price, ...]:
        """What an action costs as printed and by the scenario, in each of the ways."""
        key = planned.kind, planned.target
        if key not in self._prices:
            self._prices[key] = prices(self.state, *key)
        return self._prices[key]

    def price(self, planned: Planned) -> Price:
        """What an action costs: tokens and Economical Construction counted."""
        ways = self.prices(planned)
        price = ways[planned.way] if planned.way < len(ways) else ways[0]
        dearer = bool(price.wood) and planned.kind == "build" and self._is_dearer(planned)
        if not dearer and not planned.thrift:
            return price
        wood = price.wood + dearer
        return Price(max(0, wood - planned.thrift), price.hides, price.food)

    def affords(self, planned: Planned) -> bool:
        """Whether an action can be paid, after all that stands before it."""
        left, price = self._left.get(planned.id, self._rest), self.price(planned)
        food, wood, hides = left
        return min(food - price.food, wood - price.wood, hides - price.hides) >= 0

    def ways(self, planned: Planned) -> Iterator[Planned]:
        """The action in each way in which it can be paid: with Economical Construction, too."""
        printed = self.prices(planned)
        saves = any(price.wood for price in printed) and may_save(self.state, self.plan, planned)
        for way, price in enumerate(printed):
            for thrift in (False, True) if saves and price.wood else (False,):
                each = msgspec.structs.replace(planned, way=way, thrift=thrift)
                if planned.kind == "threat" and not needs_met(self.state, each):
                    continue
                if self.affords(each):
                    yield each

    def _is_dearer(self, planned: Planned) -> bool:
        """Whether the token of one more wood lies on this building action."""
        if "wood" not in self.state.fields.get("build", ()):
            return False
        return self._first_to_need_wood in (None, planned.id)

    @cached_property
    def _first_to_need_wood(self) -> str | None:
        for each in self.plan:
            if each.kind == "build":
                ways = self.prices(each)
                if ways[min(each.way, len(ways) - 1)].wood:
                    return each.id
        return None

    @cached_property
    def _left(self) -> dict[str, Left]:
        """The food, wood and hides that each action finds."""
        found: dict[str, Left] = {}
        goods = self.state.available
        food, wood, hides = goods.meals, goods.wood, goods.hides
        for each in self.plan:
            found.setdefault(each.id, (food, wood, hides))
            price = self.price(each)
            food, wood, hides = food - price.food, wood - price.wood, hides - price.hides
        found[REST] = food, wood, hides
        return found

    @property
    def _rest(self) -> Left:
        return self._left[REST]


def may_save(state: State, plan: Plan, planned: Planned) -> bool:
    """Whether the Carpenter could build this with one wood less."""
    person = state.people.get(CARPENTER)
    if person is None or leader(state, planned) != CARPENTER or not can_use_skills(state):
        return False
    price = TABLE.characters[0].skills[THRIFT]
    elsewhere = any(each.thrift for each in plan if each.id != planned.id)
    return person.determination >= price and THRIFT not in person.used and not elsewhere


def can_use_skills(state: State) -> bool:
    """Whether the Carpenter's skills aren't forbidden in this round."""
    return not state.in_force(f"no-skills.{CARPENTER}")
