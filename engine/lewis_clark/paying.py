"""Paying for actions, from what may be used for them (glossary "To pay a resource")."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement

import msgspec

from engine.core import IllegalAnswer, Seat
from engine.lewis_clark.boats import pay, take_aboard
from engine.lewis_clark.effects import RESOURCES, Cost, Resource
from engine.lewis_clark.state import Doing, State


class Payment(msgspec.Struct, frozen=True):
    """One way to pay a cost."""

    goods: tuple[tuple[Resource, int], ...] = ()  # by kind, without those of which none are paid
    indians: int = 0

    @property
    def key(self) -> str:
        """A short name, unlike those of all other ways to pay the same cost."""
        parts = [*self.goods, *((("indians", self.indians),) if self.indians else ())]
        return "-".join(kind if n == 1 else f"{kind}-{n}" for kind, n in parts) or "nothing"


def total(payment: Payment, uses: int) -> Payment:
    """That payment made so many times."""
    goods = tuple((kind, number * uses) for kind, number in payment.goods)
    return Payment(goods, payment.indians * uses)


def spendable(state: State, seat: Seat) -> dict[Resource, int]:
    """The resources that may be paid or counted now.

    They are all on the boats, but for what earlier repeats of an action under way have brought,
    where that action forbids to use them; those of an action within another keep to both.
    """
    held = state.expeditions[seat].resources
    allowed = [held, *(each.kept for each in state.doing if each.kept is not None)]
    return {kind: min(goods[kind] for goods in allowed) for kind in RESOURCES}


def spendable_indians(state: State, seat: Seat) -> int:
    """The Indians on the boats that may be sent or counted now."""
    kept = (each.kept_indians for each in state.doing)
    return min([state.expeditions[seat].indians, *(n for n in kept if n is not None)])


def begin(state: State, seat: Seat, what: str, strength: int, apart: bool) -> None:
    """Begin an action. With *apart*, its later repeats may not use what earlier ones bring."""
    expedition = state.expeditions[seat]
    doing = Doing(what, strength)
    if apart:
        doing.kept = dict(expedition.resources)
        doing.kept_indians = expedition.indians
    state.doing.append(doing)


def ways_to_pay(state: State, seat: Seat, cost: Cost) -> list[Payment]:
    """All the ways in which the seat can pay that cost now; none if it can't."""
    goods = spendable(state, seat)
    if cost.indians > spendable_indians(state, seat):
        return []
    ways = [Counter[Resource](cost.fixed) + free for free in _free_parts(cost)]
    payments = [_payment(way, cost.indians) for way in ways if _covers(goods, way)]
    return list(dict.fromkeys(payments))


def spend(state: State, seat: Seat, payment: Payment) -> None:
    """Pay: resources go to the stock, Indians to the Powwow. Raises `IllegalAnswer`."""
    goods = spendable(state, seat)
    if not _covers(goods, Counter(dict(payment.goods))):
        raise IllegalAnswer("these resources can't be used now")
    if payment.indians > spendable_indians(state, seat):
        raise IllegalAnswer("these Indians can't be used now")
    expedition = state.expeditions[seat]
    pay(expedition, dict(payment.goods))
    expedition.indians -= payment.indians
    state.powwow += payment.indians
    for each in state.doing:
        if each.kept is not None:
            for kind, number in payment.goods:
                each.kept[kind] -= number
        if each.kept_indians is not None:
            each.kept_indians -= payment.indians


def gain(
    state: State,
    seat: Seat,
    taken: Mapping[Resource, int],
    thrown: Mapping[Resource, int] | None = None,
) -> None:
    """Take resources aboard during an action, throwing away what they need room for.

    Raises `IllegalAnswer` as `take_aboard` does.
    """
    expedition = state.expeditions[seat]
    before = dict(expedition.resources)
    take_aboard(expedition, taken, thrown)
    for each in state.doing:
        if each.kept is not None:
            # Thrown away is first what this action brought, last what was there before it.
            for kind, number in (thrown or {}).items():
                each.kept[kind] = min(each.kept[kind], before[kind] - number)


def _free_parts(cost: Cost) -> Iterator[Counter[Resource]]:
    """The resources of one's choice that a cost asks for, in all ways."""
    for alike in combinations_with_replacement(RESOURCES, cost.resources):
        for unlike in combinations(RESOURCES, cost.different):
            yield Counter(alike) + Counter(unlike)


def _covers(goods: dict[Resource, int], way: Counter[Resource]) -> bool:
    return all(goods[kind] >= number for kind, number in way.items())


def _payment(way: Counter[Resource], indians: int) -> Payment:
    return Payment(tuple((kind, way[kind]) for kind in RESOURCES if way[kind]), indians)
