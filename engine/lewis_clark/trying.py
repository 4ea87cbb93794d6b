"""What an expedition can do in a turn, and what each of it leads to."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from engine.core import Seat
from engine.lewis_clark.collecting import all_badges
from engine.lewis_clark.content import (
    CHARACTERS,
    FIRST_SPACE,
    MOST_STRENGTH,
    PLACES,
    CardId,
    PlaceId,
)
from engine.lewis_clark.deeds import INDEX, deed_of
from engine.lewis_clark.effects import RESOURCES
from engine.lewis_clark.lasting import grown
from engine.lewis_clark.movement import SHARED
from engine.lewis_clark.performing import Performing, more
from engine.lewis_clark.state import State, crew_of, face_up, indians_in_village
from engine.lewis_clark.worth import Holding


class Plan(msgspec.Struct, frozen=True, gc=False):
    """An action, and what it leads to."""

    value: float  # of what it leads to, or of the turns that it begins
    what: CardId | PlaceId
    beneath: CardId | None
    indians: int  # on the card, or sent to the place
    after: Holding


NO_GOODS = (0,) * len(RESOURCES)


class Trying(Performing):
    """Actions of one seat, tried out on what it holds."""

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__(state, seat)
        # The least cards come first: they are those to lie beneath others.
        self._own = tuple(sorted(self.worth.own, key=self.worth.of_card))
        played = [CHARACTERS[card].badge for card in state.expeditions[seat].played]
        shown = all_badges(state, seat)
        self._badges = tuple(shown.values())
        # Those of an action copied from a neighbour count once, here and there.
        self._foreign = tuple(max(0, n - played.count(kind)) for kind, n in shown.items())

    def now(self) -> Holding:
        """What the seat holds."""
        state, expedition = self.state, self.state.expeditions[self.seat]
        return Holding(
            tuple(expedition.resources[kind] for kind in RESOURCES),
            expedition.indians,
            expedition.indians_on_cards,
            expedition.scout,
            expedition.camp,
            tuple(sorted(expedition.hand, key=self.worth.of_card)),
            self._badges,
            self._foreign,
            len(face_up(state, self.seat)),
            indians_in_village(state),
        )

    def camped(self, held: Holding) -> Holding:
        """What is left after a camp."""
        scout = self.fallen_back(held)
        goods, indians, hand = held.goods, held.indians + held.on_cards, self._own
        if self.state.waiting_costs and scout == FIRST_SPACE:  # all is lost but the first crew
            goods, indians = NO_GOODS, 0
            hand = tuple(card for card in hand if card in crew_of(self.seat))
        return replace(
            held,
            goods=goods,
            indians=indians,
            on_cards=0,
            scout=scout,
            camp=max(held.camp, scout),
            hand=hand,
            badges=held.around,
            face_up=0,
            saved=-self.worth.saved,
        )

    def fallen_back(self, held: Holding) -> int:
        """Where the scout comes by a camp."""
        time = self.worth.camp_time(held)
        if not time:
            return held.scout
        scout = max(FIRST_SPACE, held.scout - time)
        while scout in self.taken and scout not in SHARED:
            scout -= 1
        return scout

    def plans(self, held: Holding) -> Iterator[Plan]:
        """All that can be done with what is held, by what gives it strength."""
        for card in held.hand:
            yield from self.plays(held, card)
        if held.indians:
            yield from self.sendings(held)

    def plays(self, held: Holding, card: CardId) -> Iterator[Plan]:
        """The ways to play a card, but those that only take more strength for the same.

        Of cards of the same strength the least lies beneath, of each badge if those count.
        """
        seen: set[tuple[int, int]] = set()
        collects = deed_of(card).collects
        for beneath in held.hand:
            back = CHARACTERS[beneath]
            key = back.strength, deed_of(beneath).badge if collects else 0
            if beneath == card or key in seen:
                continue
            seen.add(key)
            plans = list(self._played(held, card, beneath, back.strength))
            yield from plans
            # For what can't be done the least card will do.
            if not collects and _is_idle(held, plans[0].after):
                return
        if held.indians:
            yield from self._played(held, card, None, 0)

    def _played(
        self, held: Holding, card: CardId, beneath: CardId | None, given: int
    ) -> Iterator[Plan]:
        """A card played with that one beneath it, and with Indians while more are of use."""
        laid = (card,) if beneath is None else (card, beneath)
        shown = list(held.badges)
        for each in laid:
            shown[deed_of(each).badge] += 1
        first = 2 - len(laid)
        start = Holding(
            held.goods,
            held.indians - first,
            held.on_cards + first,
            held.scout,
            held.camp,
            tuple([each for each in held.hand if each not in laid]),
            tuple(shown),
            held.around,
            held.face_up + 1,
            held.village,
            held.sent_to,
            held.gathered,
            held.extra,
            held.saved + self._saving(card, given + first),
        )
        most = min(held.indians, first if deed_of(card).once else MOST_STRENGTH - given)
        stronger = self._stronger(start, card, given + first)
        for indians, after in zip(range(first, most + 1), stronger, strict=False):
            rested = self.rested(after)
            yield Plan(self.value(rested), card, beneath, indians, rested)

    def _stronger(self, start: Holding, card: CardId, strength: int) -> Iterator[Holding]:
        """What an action leads to with that strength, then with more Indians while of use."""
        if not deed_of(card).alike:
            yield from self._each_anew(start, card, strength)
            return
        best, going = start, True
        for _ in range(strength):
            after = self.repeated(best, card)
            if after is None:
                going = False
                break
            best = after
        yield best
        while going and best.indians:
            after = self.repeated(best, card)
            if after is None:
                return
            best = _laying_indian(after)
            yield best

    def _each_anew(self, start: Holding, card: CardId, strength: int) -> Iterator[Holding]:
        """The same, where an Indian who gives strength is missing for the action itself."""
        best = self.perform(start, card, strength)
        yield best
        while start.indians:
            start, strength = _laying_indian(start), strength + 1
            after = self.perform(start, card, strength)
            if self.value(after) <= self.value(best):
                return
            best = after
            yield best

    def sendings(self, held: Holding) -> Iterator[Plan]:
        """The ways to send Indians to places; of those that bring nothing, one."""
        idle = False
        for place, printed in PLACES.items():
            there = 0 if held.gathered else self.state.village[place]
            free = printed.circles - there - held.sent_to.count(place)
            most = min(held.indians, MOST_STRENGTH if printed.half_circle else min(1, free))
            after = held
            for indians in range(1, most + 1):
                if idle and not self.affords(after, place):
                    break
                sent = self._sending(after, place)
                better = self.repeated(sent, place)
                if better is None and (idle or indians > 1):
                    break
                idle |= better is None
                after = self.rested(better or sent)
                yield Plan(self.value(after), place, None, indians, after)

    def _sending(self, held: Holding, place: PlaceId) -> Holding:
        """A holding with an Indian of the boats at a place."""
        sent = replace(
            held,
            indians=held.indians - 1,
            village=held.village + 1,
            sent_to=(*held.sent_to, place),
        )
        there = place in held.sent_to or (self.state.village[place] and not held.gathered)
        if self.state.seats > 1 or there:
            return sent
        kind = INDEX[PLACES[place].badge]
        return replace(sent, badges=more(held.badges, kind, 1), around=more(held.around, kind, 1))

    def _saving(self, card: CardId, strength: int) -> int:
        """How much time a character saves at the next camp that is played with that strength."""
        saves = deed_of(card).saves
        return 0 if saves is None else grown(self.state, saves, strength)


def _is_idle(before: Holding, after: Holding) -> bool:
    """Whether an action has brought nothing."""
    kept = before.goods, before.indians, before.scout, before.village, before.extra
    return kept == (after.goods, after.indians, after.scout, after.village, after.extra)


def _laying_indian(held: Holding) -> Holding:
    """A holding with an Indian of the boats on a card."""
    return replace(held, indians=held.indians - 1, on_cards=held.on_cards + 1)
