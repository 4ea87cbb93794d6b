"""What an expedition is worth to its player, in river spaces: what the autopilot judges by."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, zip_longest
from operator import getitem
from typing import NamedTuple, TypeAlias

import msgspec

from engine.core import Seat
from engine.lewis_clark.ahead import (
    GOINGS,
    mean_run,
    nearness,
    next_stretch,
    spaces_left,
    ways,
)
from engine.lewis_clark.boats import boats_of, capacity, least_times
from engine.lewis_clark.content import (
    CHARACTERS,
    FIRST_SPACE,
    FORT_CLATSOP,
    PLACES,
    TABLE,
    CardId,
    Character,
    PlaceId,
)
from engine.lewis_clark.effects import (
    PRIMARIES,
    RESOURCES,
    Collect,
    Cost,
    Going,
    Lasting,
    Move,
    MovePer,
    Offer,
    Resource,
    Take,
    TakePrimary,
)
from engine.lewis_clark.journal import price_of
from engine.lewis_clark.lasting import amount_in_force
from engine.lewis_clark.state import State

# How much harder a mountain space is to come by than one of the river, and what a space farther to
# the terrain where they serve leaves of the worth of goods. The first suits most tables, but who
# keeps to one may go round in a circle for ever: so in a long match they take turns.
MOODS = ((4.5, 0.94), (6.75, 0.85), (11.0, 0.94), (3.4, 0.75))
MOOD_ROUNDS = 4  # so long each of them lasts,
STEADY = 40  # and the first one so much longer
PER_COUNT = 4  # what characters are taken to find who move a scout by what they count
OF_MOVE = 0.5  # goods are worth this much of the way that they buy,
OF_TAKE = 0.5  # or of the goods,
OF_RECRUIT = 0.6  # or of the character
FEW = 8  # so many cards one has a use for,
CROWD = 1.0  # and what each one more costs
RECRUIT_WORTH = 7.0  # how often a character serves in a whole match
FLOORS: dict[Resource, float] = {"fur": 0.3, "equipment": 0.3, "wood": 0.2, "food": 0.2}
VARIETY = 3  # so many of a kind may be traded soon
CANOE_SPACES = 4  # how far a canoe goes with the commander
AT_ONCE = 3  # uses of an action; goods for more of them wait for another one
AROUND = 0.3  # what a badge of an occupied place is worth alone against Mackenzie
LATER = (1.0, 0.6, 0.2, 0.05)  # what goods for the first action, and for each later one, are worth
LOAD = 0.4  # what a boat's time in camp counts while there is time to use up what it carries
INDIANS = (2.0, 1.5, 1.25, 1.0, 0.5, 0.25)  # the first on the boats, the second and so on
IN_VILLAGE = 1.0  # those who can be met in the village, shared by all
STRENGTH = 0.3  # what each point of strength makes a character worth to lie beneath others
ROLES = {"commander": 1.2, "interpreter": 1.0}
KEPT = 1.2  # what a boat's time counts beside, for what is left on it after a camp
WIN = 1000.0
AT_FORT = 40.0  # what it is worth to have come as far as Fort Clatsop
LACKING = 1.5  # what each turn costs, or each space, by which a camp there would be too long

Goods: TypeAlias = tuple[int, ...]  # how many of each kind, as in RESOURCES


class Holding(msgspec.Struct, frozen=True, gc=False):
    """What an expedition would have after some actions, and how the village would look."""

    goods: Goods
    indians: int  # on the boats
    on_cards: int
    scout: int
    camp: int
    hand: tuple[CardId, ...]
    badges: Goods  # that count for a collection, as in PRIMARIES
    around: Goods  # those of them that don't lie before the expedition itself
    face_up: int  # characters in the playing area
    village: int  # Indians there
    sent_to: tuple[PlaceId, ...] = ()  # places with Indians that weren't there before
    gathered: bool = False  # all others have been taken from their places
    extra: float = 0.0  # what else was gained
    saved: int = 0  # of the time in camp, by those played since


class Stock(NamedTuple):
    """What some goods are worth, less the time they take in camp."""

    worth: float
    load: int  # that time
    number: int


class Worth:
    """What holdings are worth to one seat, as the table is now."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        rounds = (state.turn - 1) // state.seats
        self._mountain, self._far = MOODS[max(0, rounds - STEADY) // MOOD_ROUNDS % len(MOODS)]
        expedition = state.expeditions[seat]
        self.saved = amount_in_force(state, seat, "camp")
        self.capacity = capacity(expedition)
        self._loads = least_times(boats_of(expedition, "resources"), self.capacity)
        self._indian_loads = least_times(boats_of(expedition, "indians"), TABLE.indians[-1])
        self._stocks: dict[Goods, Stock] = {}
        self._route, self._scout = tuple(state.route), expedition.scout
        self._ways = ways(self._route, self._mountain)
        self._near = {on: nearness(self._route, self._scout, on, self._far) for on in GOINGS}
        self._runs = {on: mean_run(self._route, self._scout, on) for on in GOINGS}
        self._met = IN_VILLAGE / state.seats
        self.own = owned(state, seat)
        self._cards: dict[CardId, float] = {}
        self.prices = self._prices()
        self._cards.clear()  # those were of the first prices
        self._wanted = self._for_journal()
        self.sums = [self._sum(kind) for kind in RESOURCES]
        indians = accumulate((*INDIANS, *(0.0,) * 20), initial=0.0)
        self._indians = [
            each - LOAD * load for each, load in zip(indians, self._indian_loads, strict=False)
        ]

    def value(self, held: Holding) -> float:
        """What a holding is worth, but for the cards that can still be played."""
        if held.camp >= FORT_CLATSOP:
            return WIN
        stock = self._stocks.get(held.goods) or self.stock(held.goods)
        worth = stock.worth + self._indians[held.indians + held.on_cards] + held.extra
        worth += self._met * held.village
        way = self._ways[held.scout - FIRST_SPACE]
        if held.scout < FORT_CLATSOP:
            return worth + way
        left = self.turns_to_win(held)
        if left is not None:
            return AT_FORT + way + 0.1 * worth - LACKING * left
        lacking = FORT_CLATSOP - held.scout + self.camp_time(held)
        return way - LACKING * lacking + 0.1 * worth

    def stock(self, goods: Goods) -> Stock:
        """What goods are worth, and the time they take."""
        found = self._stocks.get(goods)
        if found is None:
            number = sum(goods)
            worth = sum(map(getitem, self.sums, goods))
            load = self._loads[number]
            found = self._stocks[goods] = Stock(worth - LOAD * load, load, number)
        return found

    def turns_to_win(self, held: Holding) -> int | None:
        """How many turns at the fort, each for two cards of the hand, a camp there takes.

        None if that isn't enough, since the boats take too long as well.
        """
        lacking = FORT_CLATSOP - held.scout + self.camp_time(held)
        return None if lacking > len(held.hand) else max(0, (lacking + 1) // 2)

    def resting(self, held: Holding, scout: int) -> float:
        """What a holding is worth once the scout has fallen back so far for a camp.

        Nothing is on cards then, and what lies on the boats takes its time at the next camp too.
        """
        if scout >= FORT_CLATSOP:
            return WIN
        stock = self.stock(held.goods)
        people = held.indians + held.on_cards
        kept = KEPT * (stock.load + self._indian_loads[people])
        worth = stock.worth + self._indians[people] + held.extra
        around = AROUND * sum(held.around) if self.state.seats == 1 else 0.0
        return worth + self._ways[scout - FIRST_SPACE] - kept + around

    def camp_time(self, held: Holding) -> int:
        """What a camp would take."""
        return max(0, len(held.hand) + self.load(held) - self.saved - held.saved)

    def load(self, held: Holding) -> int:
        """What time the boats would take in camp."""
        return self.stock(held.goods).load + self._indian_loads[held.indians + held.on_cards]

    def of_card(self, card: CardId) -> float:
        """What it is worth to be able to play a character."""
        if card not in self._cards:
            character = CHARACTERS[card]
            worth = ROLES.get(character.role or "", self._of_action(character))
            self._cards[card] = worth + STRENGTH * character.strength
        return self._cards[card]

    def marginal(self, goods: Goods, index: int) -> float:
        """What the last one held of a kind is worth."""
        sums = self.sums[index]
        return sums[goods[index]] - sums[goods[index] - 1] if goods[index] else 0.0

    def next_one(self, goods: Goods, index: int) -> float:
        """What one more of a kind is worth."""
        sums = self.sums[index]
        return sums[goods[index] + 1] - sums[goods[index]]

    def _of_action(self, character: Character) -> float:
        return max(self._of_offer(offer) for offer in character.offers)

    def _of_offer(self, offer: Offer) -> float:
        paid = sum(self.prices[kind] * n for kind, n in offer.pay.fixed.items())
        paid += min(self.prices[kind] for kind in PRIMARIES) * offer.pay.resources
        paid += 0.5 * offer.pay.different + offer.pay.indians * 0.7
        match offer.gain:
            case Collect(kinds=kinds):
                return 0.3 + 0.15 * len(kinds) + 0.2 * max(self.prices[kind] for kind in kinds)
            case Take(goods=goods):
                brings = sum(self.prices[kind] * n for kind, n in goods.items())
                return max(0.1, 0.2 + 0.8 * (brings - paid))
            case TakePrimary(resources=number):
                return 0.2 + 0.8 * (max(self.prices[kind] for kind in PRIMARIES) * number - paid)
            case Move() | MovePer():
                return max(0.1, 0.6 * (self._brings(offer) - paid))
            case Lasting():
                return 0.3
            case _:
                return 0.5

    def _hardness(self, on: Going) -> float:
        return self._mountain if on == "mountain" else 1.0

    def _brings(self, offer: Offer) -> float:
        """What a movement is worth, where the way goes."""
        match offer.gain:
            case Move(on=on, spaces=spaces):
                return max(self._way(each, spaces) for each in on)
            case MovePer(on=each):
                return self._way(each, PER_COUNT)
            case _:
                return 0.0

    def _way(self, on: Going, spaces: int) -> float:
        """What so many spaces of a terrain are worth, as far as a movement may go there."""
        return self._near[on] * self._hardness(on) * min(spaces, self._runs[on])

    def _prices(self) -> dict[Resource, float]:
        """What the first one of each kind is worth."""
        prices = {kind: FLOORS.get(kind, 0.1) for kind in RESOURCES}
        offers = [offer for card in self.own for offer in CHARACTERS[card].offers]
        for offer in offers:
            if isinstance(offer.gain, Move | MovePer):
                _raise(prices, offer.pay, OF_MOVE * self._brings(offer))
        offers += [offer for place in PLACES.values() for offer in place.offers]
        for _ in range(2):
            for offer in offers:
                if isinstance(offer.gain, Take) and not offer.pay.different:
                    goods = offer.gain.goods
                    brings = sum(prices[kind] * n for kind, n in goods.items())
                    _raise(prices, offer.pay, OF_TAKE * brings)
        return prices

    def crowd(self) -> float:
        """What it costs to have one more card, that will seldom be played."""
        return CROWD * max(0, len(self.own) + 1 - FEW)

    def _for_journal(self) -> dict[Resource, list[float]]:
        """What the first ones of a kind are worth as the price of a character of the journal."""
        wanted: dict[Resource, list[float]] = {kind: [] for kind in RESOURCES}
        left = max(0, FORT_CLATSOP - self.state.expeditions[self.seat].camp) / FORT_CLATSOP
        for card in self.state.journal:
            gain = OF_RECRUIT * left * (RECRUIT_WORTH * self.of_card(card) - self.crowd())
            goods = price_of(self.state, self.seat, card).goods
            share = gain / max(1, sum(goods.values()))
            for kind, number in goods.items():
                worths = zip_longest(wanted[kind], [share] * number, fillvalue=0.0)
                wanted[kind] = [max(pair) for pair in worths]
        return wanted

    def _sum(self, kind: Resource) -> list[float]:
        """What so many of a kind are worth."""
        each = 2 if kind == "wood" else 1
        most = self.capacity + 3
        if kind == "horse":
            most = (spaces_left(self._route, self._scout, "mountain") + 2) // 2
        elif kind == "canoe":
            most = (
                next_stretch(self._route, self._scout, "river") + CANOE_SPACES - 1
            ) // CANOE_SPACES
        batch = AT_ONCE * each
        parts = [
            self.prices[kind] * (LATER[min(n // batch, 3)] if n < most else 0.05)
            for n in range(self.capacity + 20)
        ]
        # Different ones are traded for a horse, so that many of a kind are of no use.
        for n in range(VARIETY if kind in PRIMARIES else 0):
            parts[n] = max(parts[n], OF_TAKE * self.prices["horse"] / 3)
        for n, wanted in enumerate(self._wanted[kind]):
            parts[n] = max(parts[n], wanted)
        return [0.0, *accumulate(parts)]


def owned(state: State, seat: Seat) -> list[CardId]:
    """All the cards of a seat, in hand and played."""
    expedition = state.expeditions[seat]
    return [*expedition.hand, *expedition.played]


def _raise(prices: dict[Resource, float], pay: Cost, brings: float) -> None:
    """Let the goods of a price be worth at least their share of what it brings."""
    fixed = pay.fixed
    number = sum(fixed.values()) + pay.resources + pay.different + pay.indians
    share = brings / number if number else 0.0
    kinds: Iterable[Resource] = fixed if not pay.different else PRIMARIES
    for kind in kinds:
        prices[kind] = max(prices[kind], share)
