"""What actions would lead to, tried out quickly and without asking: the autopilot's look ahead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.core import Seat
from engine.lewis_clark.collecting import badges
from engine.lewis_clark.content import (
    CHARACTERS,
    FIRST_SPACE,
    FORT_CLATSOP,
    LAST_SPACE,
    MOST_STRENGTH,
    PLACES,
    CardId,
    PlaceId,
)
from engine.lewis_clark.counting import count
from engine.lewis_clark.effects import (
    PRIMARIES,
    RESOURCES,
    Collect,
    Going,
    Move,
    MovePer,
    Offer,
    Primary,
    Resource,
    Special,
    Take,
    TakePrimary,
)
from engine.lewis_clark.lasting import in_force
from engine.lewis_clark.movement import SHARED, passes, taken_by_others
from engine.lewis_clark.state import State, face_up, indians_in_village, terrain_at
from engine.lewis_clark.texts import special_id
from engine.lewis_clark.village import occupied_places, sides_left
from engine.lewis_clark.ways import copyable
from engine.lewis_clark.worth import Holding, Worth

INDEX = {kind: index for index, kind in enumerate(RESOURCES)}
BOAT = 1.2  # what a boat tile is worth without what comes with it
NEW_CARDS = 0.1  # what it is worth to have the journal changed
RECRUIT = 1.5  # what a character taken from the journal for nothing is worth


class Plan(NamedTuple):
    """An action, and what it leads to."""

    value: float  # of what it leads to, or of the turns that it begins
    what: CardId | PlaceId
    beneath: CardId | None
    indians: int  # on the card, or sent to the place
    after: Holding


class Trying:
    """Actions of one seat, tried out on what it holds."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.worth = Worth(state, seat)
        self.taken = taken_by_others(state, seat)
        self._own = tuple(self.worth.own)
        played = [CHARACTERS[card].badge for card in self._own[len(state.expeditions[seat].hand) :]]
        shown = {kind: badges(state, seat, kind) for kind in PRIMARIES}
        self._badges = tuple(shown.values())
        # Those of an action copied from a neighbour count once, here and there.
        self._foreign = tuple(max(0, n - played.count(kind)) for kind, n in shown.items())
        self._depth = 0

    def now(self) -> Holding:
        """What the seat holds."""
        state, expedition = self.state, self.state.expeditions[self.seat]
        return Holding(
            tuple(expedition.resources[kind] for kind in RESOURCES),
            expedition.indians,
            expedition.indians_on_cards,
            expedition.scout,
            expedition.camp,
            tuple(expedition.hand),
            self._badges,
            len(face_up(state, self.seat)),
            indians_in_village(state),
        )

    def camped(self, held: Holding) -> Holding:
        """What is left after a camp."""
        time = self.worth.camp_time(held)
        scout = held.scout
        if time:
            scout = max(FIRST_SPACE, scout - time)
            while scout in self.taken and scout not in SHARED:
                scout -= 1
        return held._replace(
            indians=held.indians + held.on_cards,
            on_cards=0,
            scout=scout,
            camp=max(held.camp, scout),
            hand=self._own,
            badges=self._foreign,
            face_up=0,
        )

    def plans(self, held: Holding) -> Iterator[Plan]:
        """All that can be done with what is held, by what gives it strength."""
        for card in held.hand:
            yield from self.plays(held, card)
        if held.indians:
            for place in PLACES:
                yield from self.sendings(held, place)

    def plays(self, held: Holding, card: CardId) -> Iterator[Plan]:
        """The ways to play a card. Of cards with the same back, the least lies beneath."""
        seen: set[tuple[int, Primary]] = set()
        others = sorted((each for each in held.hand if each != card), key=self.worth.of_card)
        for beneath in (None, *others):
            given = 0
            if beneath is not None:
                back = CHARACTERS[beneath]
                if (back.strength, back.badge) in seen:
                    continue
                seen.add((back.strength, back.badge))
                given = back.strength
            most = min(held.indians, MOST_STRENGTH - given)
            for indians in range(0 if beneath else 1, most + 1):
                after = self.play(held, card, beneath, indians)
                yield Plan(self.worth.value(after), card, beneath, indians, after)

    def sendings(self, held: Holding, place: PlaceId) -> Iterator[Plan]:
        """The ways to send Indians to a place."""
        printed = PLACES[place]
        there = 0 if held.gathered else self.state.village[place]
        free = printed.circles - there - held.sent_to.count(place)
        most = min(held.indians, MOST_STRENGTH if printed.half_circle else min(1, free))
        for indians in range(1, most + 1):
            sent = held._replace(
                indians=held.indians - indians,
                village=held.village + indians,
                sent_to=(*held.sent_to, place),
            )
            after = self.perform(sent, place, indians)
            yield Plan(self.worth.value(after), place, None, indians, after)

    def play(self, held: Holding, card: CardId, beneath: CardId | None, indians: int) -> Holding:
        """What playing a card with that strength leads to."""
        laid = (card, beneath) if beneath else (card,)
        shown = [CHARACTERS[each].badge for each in laid]
        strength = indians + (CHARACTERS[beneath].strength if beneath else 0)
        played = held._replace(
            hand=tuple(each for each in held.hand if each not in laid),
            badges=tuple(
                number + shown.count(kind)
                for kind, number in zip(PRIMARIES, held.badges, strict=True)
            ),
            face_up=held.face_up + 1,
            indians=held.indians - indians,
            on_cards=held.on_cards + indians,
        )
        return self.perform(played, card, strength)

    def perform(self, held: Holding, what: CardId | PlaceId, strength: int) -> Holding:
        """What performing an action so often leads to, as well as can be told."""
        character = CHARACTERS.get(what)
        offers = character.offers if character else PLACES[what].offers
        if character is not None and character.once:
            strength = 1
        if special_id(what) == "interpreter":
            return self.rested(self.welcomed(held, strength))
        for _ in range(strength):
            value, best = self.worth.value(held), held
            for offer in offers:
                for after in self.repeats(held, what, offer):
                    if (worth := self.worth.value(after)) > value:
                        value, best = worth, after
            if best is held:
                break
            held = best
        return self.rested(held)

    def repeats(self, held: Holding, what: CardId | PlaceId, offer: Offer) -> Iterator[Holding]:
        """What one repeat at that price may lead to."""
        paid = self.paid(held, offer)
        if paid is None:
            return
        match offer.gain:
            case Collect(kinds=kinds):
                for kind in kinds:
                    yield self.took_up_to(paid, kind, paid.badges[INDEX[kind]])
            case Take(goods=goods):
                yield self.took(paid, goods)
            case TakePrimary(resources=number):
                yield self.took_primary(paid, number)
            case Move(on=terrains, spaces=spaces):
                for on in terrains:
                    yield self.moved(paid, on, spaces)
            case MovePer(on=on):
                yield self.moved(paid, on, self._counted(paid, offer.gain))
            case Special():
                yield from self._specials(paid, special_id(what))
            case _:
                pass

    def paid(self, held: Holding, offer: Offer) -> Holding | None:
        """What is left after paying with what is needed least; None if it can't be paid."""
        pay = offer.pay
        goods = list(held.goods)
        for kind, number in pay.fixed.items():
            goods[INDEX[kind]] -= number
        if min(goods) < 0 or held.indians < pay.indians:
            return None
        for n in range(pay.resources + pay.different):
            left = [i for i, number in enumerate(goods) if number]
            if n < pay.different:
                left = [i for i in left if goods[i] == held.goods[i]]
            if not left:
                return None
            cheapest = min(left, key=lambda i: self.worth.marginal(tuple(goods), i))
            goods[cheapest] -= 1
        return held._replace(goods=tuple(goods), indians=held.indians - pay.indians)

    def took_up_to(self, held: Holding, kind: Resource, number: int) -> Holding:
        """What is held after taking as many of up to *number* as are worth their place."""
        room = self.worth.capacity - sum(held.goods)
        best, value = held, self.worth.value(held)
        for n in range(1, min(number, room) + 1):
            after = with_goods(held, kind, n)
            if (worth := self.worth.value(after)) > value:
                best, value = after, worth
        return best

    def took(self, held: Holding, goods: Mapping[Resource, int]) -> Holding:
        """What is held after taking of these what is worth its place."""
        for kind, number in goods.items():
            held = self.took_up_to(held, kind, number)
        return held

    def took_primary(self, held: Holding, number: int) -> Holding:
        """What is held after taking so many primary resources."""
        for _ in range(min(number, self.worth.capacity - sum(held.goods))):
            best = max(PRIMARIES, key=lambda kind: self.worth.next_one(held.goods, INDEX[kind]))
            held = with_goods(held, best, 1)
        return held

    def took_different(self, held: Holding, number: int) -> tuple[Primary, ...]:
        """The kinds of which one more is wanted most."""
        room = self.worth.capacity - sum(held.goods)

        def wanted(kind: Primary) -> float:
            return -self.worth.next_one(held.goods, INDEX[kind])

        return tuple(sorted(PRIMARIES, key=wanted)[: min(number, room)])

    def moved(self, held: Holding, on: Going, spaces: int) -> Holding:
        """Where the scout comes with a movement over that terrain."""
        space = held.scout
        # Who adds spaces is used for the first movement of the turn.
        if held.scout == self.state.expeditions[self.seat].scout:
            help_ = in_force(self.state, self.seat, on)
            if help_ is not None and help_.card not in self.state.used:
                spaces += help_.amount
        for _ in range(spaces):
            if space == LAST_SPACE or not passes(terrain_at(self.state, space + 1), on):
                break
            space += 1
        return held._replace(scout=space)

    def welcomed(self, held: Holding, strength: int) -> Holding:
        """What is held after the Interpreter's action: as many Indians as are of use."""
        stock = min(strength - 1, self.state.indians)
        there = held.village + stock
        newcomer = int(self.state.indians >= strength)
        value, best = -1000.0, held
        for taken in range(there + 1):
            after = held._replace(
                indians=held.indians + taken,
                village=there - taken + newcomer,
                sent_to=(),
                gathered=True,
            )
            if (worth := self.worth.value(after)) > value:
                value, best = worth, after
        return best

    def rested(self, held: Holding) -> Holding:
        """Where the scout comes to rest, if it has moved."""
        scout = held.scout
        if scout not in self.taken or scout == self.state.expeditions[self.seat].scout:
            return held
        while scout in self.taken and scout not in SHARED:
            scout += 1
        return held._replace(scout=scout)

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
                yield held._replace(extra=held.extra + NEW_CARDS)
            case "hay":
                for kind in self.took_different(held, held.face_up):
                    held = with_goods(held, kind, 1)
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
                return held._replace(extra=held.extra + RECRUIT)
            case "interpreter":
                return held._replace(indians=held.indians + int(choice))
            case "expedition-upgrade":
                return self._with_boat(held, choice)
            case "little-raven":
                kind = next(each for each in PRIMARIES if each == choice)
                return self.took_up_to(held, kind, held.face_up)
            case _:
                return self._once(held, choice)

    def _with_boat(self, held: Holding, side: str) -> Holding:
        # Late in the race there is nothing left to carry.
        left = max(0, FORT_CLATSOP - held.scout) / FORT_CLATSOP
        tiles = len(self.state.expeditions[self.seat].tiles)
        extra = held.extra + BOAT * left / (1 + 3 * tiles)
        if side.startswith("indians"):
            indians = min(1, self.state.indians)
            return held._replace(indians=held.indians + indians, extra=extra - 0.3)
        extra += 0.1 * (side == "resources-2")
        return self.took_primary(held._replace(extra=extra), 2)

    def _once(self, held: Holding, what: CardId | PlaceId) -> Holding:
        """What performing another action once leads to; what copies others is tried no further."""
        if self._depth or special_id(what) in ("sacagawea", "shamanism", "the-partisan"):
            return held
        self._depth += 1
        after = self.perform(held, what, 1)
        self._depth -= 1
        return after


def with_goods(held: Holding, kind: Resource, number: int) -> Holding:
    """A holding with so many more of a kind."""
    goods = list(held.goods)
    goods[INDEX[kind]] += number
    return held._replace(goods=tuple(goods))
