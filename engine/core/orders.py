"""Standing orders: answers that a player gives in advance, for when the rules ask in vain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from engine.core.question import IllegalAnswer, Option, Question, Raw

BETWEEN = ","  # the cards of an order


class StandingOrder(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a player may settle in advance.

    It is set to one of *values*, or to some of *cards*, the first wanted first. What it is called
    is the message `order-<id>`, a value `order-<id>-<value>`.
    """

    id: str
    values: tuple[str, ...] = ()
    cards: tuple[Option, ...] = ()

    def __post_init__(self) -> None:
        assert self.values or self.cards, f"{self.id}: nothing to set"
        keys = [*self.values, *(card.key for card in self.cards)]
        assert len(set(keys)) == len(keys), f"{self.id}: two settings with one name"
        assert not any(BETWEEN in key for key in keys), f"{self.id}: a name in parts"

    def parse(self, raw: str) -> str:
        """The setting as it is kept: "never", or "militia,infantry". Raises `IllegalAnswer`."""
        items = [item.strip() for item in raw.split(BETWEEN)]
        if len(items) == 1 and items[0] in self.values:
            return items[0]
        keys = {card.key for card in self.cards}
        if not keys.issuperset(items) or len(set(items)) < len(items):
            raise IllegalAnswer(self.id)
        return BETWEEN.join(items)

    def allows(self, raw: str) -> bool:
        """Whether it can be set to this."""
        try:
            self.parse(raw)
        except IllegalAnswer:
            return False
        return True

    def chosen(self, setting: str) -> tuple[Option, ...]:
        """The cards of a setting, the first wanted first; none if it is a word."""
        cards = {card.key: card for card in self.cards}
        return tuple(cards[key] for key in setting.split(BETWEEN) if key in cards)


def settings_of(orders: Iterable[StandingOrder], given: Mapping[str, str]) -> dict[str, str]:
    """The settings *given*, by the order's id, but for those that can't be given any more."""
    return {
        order.id: given[order.id]
        for order in orders
        if order.id in given and order.allows(given[order.id])
    }


def rank_in(setting: str, kind: str | None) -> int:
    """How early a setting wants cards of a kind; those that it doesn't name come last."""
    wanted = setting.split(BETWEEN) if setting else []
    return wanted.index(kind) if kind in wanted else len(wanted)


class Ordered(msgspec.Struct, frozen=True):
    """What standing orders answer, and the id of the one that decided."""

    raw: Raw
    by: str


class NoOrders:
    """For games in which nothing can be settled in advance."""

    def orders(self, view: object) -> tuple[StandingOrder, ...]:
        return ()

    def ordered(
        self, view: object, question: Question, orders: Mapping[str, str]
    ) -> Ordered | None:
        return None
