"""What performing an action leads to, tried out quickly and without asking."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from operator import sub

from msgspec.structs import replace

from engine.core import Seat
from engine.lewis_clark.ahead import GOINGS
from engine.lewis_clark.content import (
    FIRST_SPACE,
    FORT_CLATSOP,
    PLACES,
    CardId,
    PlaceId,
)
from engine.lewis_clark.counting import count
from engine.lewis_clark.deeds import INDEX, Deal, Price, deed_of
from engine.lewis_clark.effects import (
    PRIMARIES,
    Collect,
    Going,
    Move,
    MovePer,
    Primary,
    Special,
    Take,
    TakePrimary,
    Terrain,
)
from engine.lewis_clark.lasting import in_force
from engine.lewis_clark.movement import SHARED, passes, taken_by_others
from engine.lewis_clark.state import State, indians_in_village
from engine.lewis_clark.texts import special_id
from engine.lewis_clark.village import occupied_places, sides_left
from engine.lewis_clark.ways import copyable
from engine.lewis_clark.worth import Goods, Holding, Worth

BOAT = 0.6  # what a boat tile is worth without what comes with it
NEW_CARDS = 0.1  # what it is worth to have the journal changed
RECRUIT = 1.5  # what a character taken from the journal for nothing is worth
NO_BADGES = (0,) * len(PRIMARIES)


class Performing:
    """Actions performed by one seat, with what it holds."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.worth = Worth(state, seat)
        self.value = self.worth.value
        self.taken = taken_by_others(state, seat)
        expedition = state.expeditions[seat]
        self._start = expedition.scout
        met = expedition.indians + expedition.indians_on_cards + indians_in_village(state)
        self._indians = state.indians + met  # those who aren't with others
        self._free = {on: _free_spaces(tuple(state.route), on) for on in GOINGS}
        self._help = {on: _help(state, seat, on) for on in GOINGS}
        self._depth = 0

    def perform(self, held: Holding, what: CardId | PlaceId, strength: int) -> Holding:
        """What performing an action so often leads to, as well as can be told."""
        if special_id(what) == "interpreter":
            return self.welcomed(held, strength)
        for _ in range(1 if deed_of(what).once else strength):
            best = self.repeated(held, what)
            if best is None:
                break
            held = best
        return held

    def repeated(self, held: Holding, what: CardId | PlaceId) -> Holding | None:
        """The best that one repeat leads to; None if it's better left alone."""
        value, best = self.value(held), None
        for deal in deed_of(what).deals:
            for after in self.repeats(held, what, deal):
                if (worth := self.value(after)) > value:
                    value, best = worth, after
        return best

    def affords(self, held: Holding, what: CardId | PlaceId) -> bool:
        """Whether the goods whose kind is given are there for one repeat."""
        return any(
            deal.price is None or all(held.goods[kind] >= n for kind, n in deal.price.fixed)
            for deal in deed_of(what).deals
        )

    def repeats(self, held: Holding, what: CardId | PlaceId, deal: Deal) -> Iterable[Holding]:
        """What one repeat at that price may lead to."""
        paid = held if deal.price is None else self.paid(held, deal.price)
        if paid is None:
            return ()
        match deal.gain:
            case Collect():
                return [self.took_up_to(paid, kind, paid.badges[kind]) for kind in deal.kinds]
            case Take():
                for kind, number in deal.goods:
                    paid = self.took_up_to(paid, kind, number)
                return (paid,)
            case TakePrimary(resources=number):
                return (self.took_primary(paid, number),)
            case Move(on=terrains, spaces=spaces):
                return [self.moved(paid, on, spaces) for on in terrains]
            case MovePer(on=on):
                return (self.moved(paid, on, self._counted(paid, deal.gain)),)
            case Special():
                return self._specials(paid, special_id(what))
            case _:
                return ()

    def paid(self, held: Holding, price: Price) -> Holding | None:
        """What is left after paying with what is needed least; None if it can't be paid."""
        if held.indians < price.indians:
            return None
        goods = list(held.goods)
        for kind, number in price.fixed:
            goods[kind] -= number
            if goods[kind] < 0:
                return None
        for n in range(price.resources + price.different):
            left = [i for i, number in enumerate(goods) if number]
            if n < price.different:
                left = [i for i in left if goods[i] == held.goods[i]]
            if not left:
                return None
            sums = self.worth.sums
            cheapest = min(left, key=lambda i: sums[i][goods[i]] - sums[i][goods[i] - 1])
            goods[cheapest] -= 1
        return replace(held, goods=tuple(goods), indians=held.indians - price.indians)

    def took_up_to(self, held: Holding, kind: int, number: int) -> Holding:
        """What is held after taking as many of up to *number* as are worth their place."""
        if held.scout >= FORT_CLATSOP:
            return held  # nothing is of use any more but a short camp
        stock = self.worth.stock
        now = stock(held.goods)
        most = min(number, self.worth.capacity - now.number)
        best, value = held.goods, now.worth
        for n in range(1, most + 1):
            goods = more(held.goods, kind, n)
            if (worth := stock(goods).worth) > value:
                best, value = goods, worth
        return held if best is held.goods else replace(held, goods=best)

    def took_primary(self, held: Holding, number: int) -> Holding:
        """What is held after taking so many primary resources."""
        goods = held.goods
        for _ in range(min(number, self.worth.capacity - sum(goods))):
            best = max(range(len(PRIMARIES)), key=lambda kind: self.worth.next_one(goods, kind))
            goods = more(goods, best, 1)
        return replace(held, goods=goods)

    def took_different(self, held: Holding, number: int) -> tuple[Primary, ...]:
        """The kinds of which one more is wanted most."""
        room = self.worth.capacity - sum(held.goods)

        def wanted(kind: Primary) -> float:
            return -self.worth.next_one(held.goods, INDEX[kind])

        return tuple(sorted(PRIMARIES, key=wanted)[: min(number, room)])

    def moved(self, held: Holding, on: Going, spaces: int) -> Holding:
        """Where the scout comes with a movement over that terrain."""
        # Who adds spaces is used for the first movement of the turn.
        if held.scout == self._start:
            spaces += self._help[on]
        free = self._free[on][held.scout - FIRST_SPACE]
        return replace(held, scout=held.scout + min(spaces, free))

    def welcomed(self, held: Holding, strength: int) -> Holding:
        """What is held after the Interpreter's action: as many Indians as are of use."""
        left = self._stock_of_indians(held)
        there = held.village + min(strength - 1, left)
        newcomer = int(left >= strength)
        if self.state.seats == 1:  # the badges of occupied places are gone
            badges = tuple(map(sub, held.badges, held.around))
            held = replace(held, badges=badges, around=NO_BADGES)
        value, best = -1000.0, held
        for taken in range(there + 1):
            after = replace(
                held,
                indians=held.indians + taken,
                village=there - taken + newcomer,
                sent_to=(),
                gathered=True,
            )
            if (worth := self.value(after)) > value:
                value, best = worth, after
        return best

    def _stock_of_indians(self, held: Holding) -> int:
        """How many Indians are left that nobody has met."""
        return self._indians - held.indians - held.on_cards - held.village

    def rested(self, held: Holding) -> Holding:
        """Where the scout comes to rest, if it has moved."""
        scout = held.scout
        if scout not in self.taken or scout == self._start:
            return held
        while scout in self.taken and scout not in SHARED:
            scout += 1
        return replace(held, scout=scout)

    def _counted(self, held: Holding, gain: MovePer) -> int:
        match gain.per:
            case "pairs-of-resources":
                return sum(held.goods) // 2
            case "threes-of-resources":
                return sum(held.goods) // 3
            case "indians-on-boats":
                return held.indians
            case "face-up-characters":
                return held.face_up
            case "equipment-badges":
                return held.badges[INDEX["equipment"]]
            case "food-badges":
                return held.badges[INDEX["food"]]
            case "indians-in-village":
                return held.village
            case "scouts-ahead":
                return count(self.state, self.seat, gain.per)

    def _specials(self, held: Holding, special: str) -> Iterator[Holding]:
        """What a special action may lead to, its price being paid."""
        match special:
            case "interpreter":
                yield self.welcomed(held, 1)
            case "farewell":
                yield replace(held, extra=held.extra + NEW_CARDS)
            case "hay":
                for kind in self.took_different(held, held.face_up):
                    held = replace(held, goods=more(held.goods, INDEX[kind], 1))
                yield held
            case _:
                for choice in self.choices(special):
                    yield self.chosen(held, special, choice)

    def choices(self, special: str) -> list[str]:
        """What a special action lets its player choose from."""
        match special:
            case "cuscalar":
                return list(self.state.journal)
            case "expedition-upgrade":
                return list(sides_left(self.state))
            case "little-raven":
                return list(PRIMARIES)
            case "sacagawea":
                return list(PLACES)
            case "toussaint-charbonneau":
                return list(occupied_places(self.state))
            case _:
                return copyable(self.state)

    def chosen(self, held: Holding, special: str, choice: str) -> Holding:
        """What a choice of a special action leads to."""
        match special:
            case "cuscalar":
                return replace(held, extra=held.extra + RECRUIT)
            case "interpreter":
                return replace(held, indians=held.indians + int(choice))
            case "expedition-upgrade":
                return self._with_boat(held, choice)
            case "little-raven":
                kind = next(each for each in PRIMARIES if each == choice)
                return self.took_up_to(held, INDEX[kind], held.face_up)
            case _:
                return self._once(held, choice)

    def _with_boat(self, held: Holding, side: str) -> Holding:
        # Late in the race there is nothing left to carry.
        left = max(0, FORT_CLATSOP - held.scout) / FORT_CLATSOP
        tiles = len(self.state.expeditions[self.seat].tiles)
        extra = held.extra + BOAT * left / (1 + 3 * tiles)
        if side.startswith("indians"):
            indians = min(1, self._stock_of_indians(held))
            return replace(held, indians=held.indians + indians, extra=extra - 0.3)
        extra += 0.1 * (side == "resources-2")
        return self.took_primary(replace(held, extra=extra), 2)

    def _once(self, held: Holding, what: CardId | PlaceId) -> Holding:
        """What performing another action once leads to; what copies others is tried no further."""
        if self._depth or special_id(what) in ("sacagawea", "shamanism", "the-partisan"):
            return held
        self._depth += 1
        after = self.perform(held, what, 1)
        self._depth -= 1
        return after


def more(goods: Goods, kind: int, number: int) -> Goods:
    """Goods with so many more of a kind."""
    return (*goods[:kind], goods[kind] + number, *goods[kind + 1 :])


@lru_cache(maxsize=64)
def _free_spaces(route: tuple[Terrain, ...], on: Going) -> tuple[int, ...]:
    """For each space how many behind it are of that terrain, one after the other."""
    free = [0]
    for terrain in route[:0:-1]:
        free.append(free[-1] + 1 if passes(terrain, on) else 0)
    return tuple(free[::-1])


def _help(state: State, seat: Seat, on: Going) -> int:
    """How many spaces a lasting effect adds to a movement of this turn."""
    found = in_force(state, seat, on)
    return 0 if found is None or found.card in state.used else found.amount
