"""Answers for seats whose player is away: a racer that looks one turn ahead.

It tries out what each action would lead to, before and after a camp, at nothing but its view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from operator import attrgetter

import msgspec
from msgspec.structs import replace

from engine.core import Number, One, Option, Question, Raw, Rng, Some, Text, any_answer
from engine.lewis_clark.content import CHARACTERS, FORT_CLATSOP, CardId
from engine.lewis_clark.deeds import INDEX, deed_of
from engine.lewis_clark.effects import RESOURCES, Special
from engine.lewis_clark.journal import discards_for, price_of
from engine.lewis_clark.known import known_state
from engine.lewis_clark.paying import total
from engine.lewis_clark.performing import more
from engine.lewis_clark.planning import judged
from engine.lewis_clark.texts import CAMP, END, NONE, STAY, STOP, special_id
from engine.lewis_clark.trying import Plan, Trying
from engine.lewis_clark.view import View
from engine.lewis_clark.ways import Way, space_after, ways_of
from engine.lewis_clark.worth import RECRUIT_WORTH, WIN, Holding

CAMP_LATE = 3.0  # what a camp after the action must gain, that could as well begin the next turn
CAMP_FREE = 3.0  # what one gains that takes no time
CAMP_HAND = 1  # so many cards may be in hand at a camp before the action: no two to be played
CAMP_GAIN = 0.3  # how much better than without it the turn must go to begin with a camp
# Without these a match can't be won, or only with luck in the journal.
KEPT_ROLES = ("commander", "interpreter", "hunter")
LONG = 100  # rounds after which one turn of
ODD = 4  # so many begins by chance
RECRUIT_GAIN = 0.5  # what recruiting must gain


def choose(view: View, question: Question, rng: Rng) -> Raw:
    """A sensible answer for the seat of the view."""
    assert view.seat is not None, "a spectator is asked nothing"
    is_long = question.id == "turn.action" and view.turn > LONG * len(view.expeditions)
    if is_long and not rng.below(ODD):
        # Looking one turn ahead may lead round in circles, however rarely: chance leads out.
        return any_answer(question, rng)
    judge = judge_of(msgspec.json.encode(view))
    match question:
        case Number():
            return judge.number(question)
        case Some():
            wanted = judge.different(question)
            return tuple(option.key for option in question.options if option.key in wanted)
        case _:
            return judge.one(question, rng)


@lru_cache(maxsize=8)
def judge_of(view: bytes) -> Judge:
    """A judge of that view: the same for all questions of a turn while nothing has happened."""
    return Judge(msgspec.json.decode(view, type=View))


class Judge:
    """What answers are worth to the seat on turn."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = known_state(view)
        self.seat = self.state.active
        self.expedition = self.state.expedition
        self.trying = Trying(self.state, self.seat)
        self.worth = self.trying.worth
        self.now = self.trying.now()

    @cached_property
    def plans(self) -> list[Plan]:
        """What can be done in this turn."""
        return judged(self.trying, self.trying.plans(self.now))

    def number(self, question: Number) -> int:
        """How many Indians go to a place, or how much is taken of a resource."""
        kind = _about(question)
        numbers = range(question.least, question.most + 1)
        if question.id == "village.indians":
            fitting = (
                each for each in self.plans if (each.what, each.indians in numbers) == (kind, True)
            )
            best = max(fitting, key=attrgetter("value"), default=None)
            return best.indians if best else question.default
        for each in RESOURCES:
            if each == kind:
                room = self.worth.capacity - sum(self.now.goods)
                gains = [
                    replace(self.now, goods=more(self.now.goods, INDEX[each], min(n, room)))
                    for n in numbers
                ]
                values = [self.worth.value(held) for held in gains]
                return numbers[values.index(max(values))]
        return question.default

    def different(self, question: Some) -> tuple[str, ...]:
        return self.trying.took_different(self.now, question.most)

    def one(self, question: One, rng: Rng) -> str:
        offered = [option.key for option in question.options]
        if len(offered) == 1:
            return offered[0]
        values = self._values(question, offered)
        if not values:
            return question.default
        best = max(values.values())
        return rng.pick([key for key in offered if values.get(key) == best])

    def _values(self, question: One, offered: list[str]) -> dict[str, float]:
        """What the options are worth; of those that it leaves out none is to be chosen."""
        match question.id.partition("."):
            case "turn", _, _:
                return self._turn(offered)
            case "play", _, _:
                return self._strengths(question)
            case "recruit", _, _:
                card = _about(question)
                options = discards_for(self.state, self.seat, card)
                return {each or NONE: self._recruited(card, each) for each in options}
            case _:
                return self._act(question, offered)

    def _act(self, question: One, offered: list[str]) -> dict[str, float]:
        """The same about a question that an action asks."""
        match question.id:
            case "act.way" | "act.again":
                return self._ways(offered)
            case "act.choice":
                return self._choices(offered)
            case "act.move":
                return self._moves(offered)
            case "act.take" | "act.collect":
                return {key: self._taken(key) for key in offered if key != "fewer"}
            case "act.throw":
                return self._thrown(question)
            case "act.farewell":
                return {NONE: 0.0}
            case _:
                return {}

    def _turn(self, offered: list[str]) -> dict[str, float]:
        still = self.worth.value(self.now)
        values = {END: still} if END in offered else {}
        if self._can_act(offered):
            values |= _best_by(self.plans, lambda plan: plan.what)
        best = max(values.values(), default=-WIN)
        if CAMP in offered and self._may_camp():
            values[CAMP] = self._camp()
            if values[CAMP] > best:
                return values
        for card in set(offered).intersection(self.state.journal):
            options = discards_for(self.state, self.seat, card)
            gain = max(self._recruited(card, each) for each in options) - still
            if gain > RECRUIT_GAIN:
                values[card] = best + gain
        return values

    def _may_camp(self) -> bool:
        """Whether to think of a camp: not before the action, if many cards can still be played."""
        return self.state.acted or not self.plans or len(self.now.hand) <= CAMP_HAND

    def _can_act(self, offered: list[str]) -> bool:
        return not self.state.acted and END not in offered

    def _camp(self) -> float:
        """What the turn is worth with a camp now."""
        camped = self.trying.camped(self.now)
        if camped.camp >= FORT_CLATSOP:
            return WIN
        if self.state.acted:
            time = self.worth.camp_time(self.now)
            return self.worth.value(camped) + (-CAMP_LATE if time else CAMP_FREE)
        plans = judged(self.trying, self.trying.plans(camped))
        return max((plan.value for plan in plans), default=-WIN) - CAMP_GAIN

    def _recruited(self, card: CardId, discarded: CardId | None) -> float:
        """What is held after recruiting a character is worth."""
        goods = list(self.now.goods)
        for kind, number in price_of(self.state, self.seat, card, discarded).goods.items():
            goods[INDEX[kind]] -= number
        gain = RECRUIT_WORTH * self.worth.of_card(card)
        if discarded is None:
            gain -= self.worth.crowd()
        else:
            kept = CHARACTERS[discarded].role in KEPT_ROLES
            gain -= WIN if kept else RECRUIT_WORTH * self.worth.of_card(discarded)
        left = max(0, FORT_CLATSOP - self.expedition.camp) / FORT_CLATSOP
        extra = left * gain
        return self.worth.value(replace(self.now, goods=tuple(goods), extra=extra))

    def _strengths(self, question: One) -> dict[str, float]:
        """What the cards beneath a card are worth, or the numbers of Indians on it."""
        card = _about(question)
        plans = [plan for plan in self.plans if plan.what == card]
        if question.id == "play.beneath":
            return _best_by(plans, lambda plan: plan.beneath or NONE)
        given = min(map(_given, question.options))
        fitting = [
            plan
            for plan in plans
            if given == (CHARACTERS[plan.beneath].strength if plan.beneath else 0)
        ]
        return _best_by(fitting, lambda plan: str(plan.indians))

    def _ways(self, offered: list[str]) -> dict[str, float]:
        ways = ways_of(self.state, self.seat)
        values = {key: self._way(ways[key]) for key in offered if key in ways}
        return values | {STOP: self.worth.value(self.now)}

    def _way(self, way: Way) -> float:
        """What a way to go on is worth, with the repeats that are left after it."""
        doing = self.state.doing[-1]
        held = self._paid(way)
        if way.steps is not None:
            held = replace(held, scout=space_after(self.state, self.seat, way.steps))
        elif way.choice is not None:
            held = self.trying.chosen(held, special_id(doing.what), way.choice)
        else:
            for _ in range(way.uses):
                options = self._repeats(held, way)
                held = max(options, key=self.worth.value, default=held)
        left = doing.strength - doing.done - way.uses
        if left and not isinstance(way.gain, Special):
            held = self.trying.perform(held, doing.what, left)
        return self.worth.value(self.trying.rested(held))

    def _repeats(self, held: Holding, way: Way) -> Iterable[Holding]:
        """What one more repeat of a way leads to, whatever it costs."""
        what = self.state.doing[-1].what
        deal = next(deal for deal in deed_of(what).deals if deal.gain == way.gain)
        return self.trying.repeats(held, what, deal._replace(price=None))

    def _paid(self, way: Way) -> Holding:
        goods = list(self.now.goods)
        payment = total(way.payment, way.uses)
        for kind, number in payment.goods:
            goods[INDEX[kind]] -= number
        return replace(self.now, goods=tuple(goods), indians=self.now.indians - payment.indians)

    def _choices(self, offered: list[str]) -> dict[str, float]:
        special = special_id(self.state.doing[-1].what)
        return {
            key: self.worth.value(
                self.now if key == NONE else self.trying.chosen(self.now, special, key)
            )
            for key in offered
        }

    def _moves(self, offered: list[str]) -> dict[str, float]:
        values = {}
        for key in offered:
            space = self.now.scout if key == STAY else int(key.partition(".")[0])
            values[key] = self.worth.value(self.trying.rested(replace(self.now, scout=space)))
        return values

    def _taken(self, key: str) -> float:
        """What is held after taking goods named like "wood-2-fur-1" is worth."""
        held = self.now
        words = [] if key == NONE else key.split("-")
        for kind, number in zip(words[::2], words[1::2], strict=True):
            held = self._with(held, kind, int(number))
        return self.worth.value(held)

    def _with(self, held: Holding, kind: str, number: int) -> Holding:
        """What is held with so many more of a kind, or as many as find room."""
        room = self.worth.capacity - sum(held.goods)
        goods = list(held.goods)
        goods[RESOURCES.index(kind)] += min(number, room)
        return replace(held, goods=tuple(goods))

    def _thrown(self, question: One) -> dict[str, float]:
        """What it is worth to throw one resource away for another."""
        taken = _thrown_for(question)
        values = {}
        for option in question.options:
            goods = list(self.now.goods)
            if option.key != NONE:
                goods[RESOURCES.index(option.key)] -= 1
                goods[RESOURCES.index(taken)] += 1
            values[option.key] = self.worth.value(replace(self.now, goods=tuple(goods)))
        return values


def _best_by(plans: Iterable[Plan], key: Callable[[Plan], str]) -> dict[str, float]:
    """The best value for each key."""
    values: dict[str, float] = {}
    for plan in plans:
        name = key(plan)
        values[name] = max(values.get(name, -WIN), plan.value)
    return values


def _about(question: One | Number) -> str:
    """The card, place or kind that a question is about."""
    assert question.about is not None
    return question.about.id.partition("-")[2]


def _given(option: Option) -> int:
    """The strength that a card has without the Indians of this option."""
    gives = option.text.args["gives"]
    assert isinstance(gives, Text)
    return int(str(gives.args["strength"])) - int(option.key)


def _thrown_for(question: One) -> str:
    """The kind for which another one is thrown away."""
    assert question.about is not None
    goods = question.about.args["a"]
    assert isinstance(goods, Text)
    return goods.id.partition("-")[2]
