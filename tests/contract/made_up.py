"""A game whose rules are made up by chance, to try the core on what no game has needed yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

import msgspec

from engine.core import (
    NO_ASIDES,
    Asides,
    BaseState,
    Config,
    Context,
    Lookup,
    NoOrders,
    NoReasons,
    Number,
    One,
    Option,
    Outcome,
    PrintedCards,
    Question,
    QuietAutopilot,
    Raw,
    Rng,
    Script,
    Seat,
    Some,
    TableOption,
    Text,
    Verb,
    WaitsForAll,
    any_answer,
    ask,
    ask_all,
    ask_first,
    player,
    zones,
)

STAGES = 6


class State(BaseState):
    plan: int  # what the rules are made up from
    stage: int = 0
    deck: list[str] = []
    hands: list[list[str]] = []
    shown: list[str] = []
    points: list[int] = []


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    stage: int
    hand: tuple[str, ...]
    shown: tuple[str, ...]
    points: tuple[int, ...]


class Favours:
    """For a point, a seat may ask something of another, beside which the same is on offer."""

    def __init__(self, state: State, ctx: Context, shape: Rng) -> None:
        self.state, self.ctx = state, ctx
        self.shape = shape.below(4)

    def offers(self) -> dict[Seat, One]:
        state = self.state
        return {
            seat: One("favour", tuple(map(seat_option, others(state, seat))), key_of(state, seat))
            for seat in state.everyone
            if state.points[seat] > 2
        }

    def run(self, seat: Seat, key: str) -> Script[None]:
        state, ctx, foe = self.state, self.ctx, Seat(int(key))
        state.points[seat] -= 3
        ctx.tell("asked", seat=player(seat), foe=player(foe))
        match self.shape:
            case 0:
                return
            case 1:
                yield from drop(state, ctx, foe, NO_ASIDES)
            case 2:
                yield from drop(state, ctx, foe, None)
            case _:
                state.hands[foe] += zones.draw(state, ctx, state.deck, 1, state.shown)


class MadeUp(WaitsForAll, PrintedCards, NoOrders, NoReasons, QuietAutopilot):
    name = "made_up"
    command = "made"
    hidden = True
    version = 1
    seats = range(2, 5)
    state_type = State
    options: tuple[TableOption, ...] = ()
    verbs: tuple[Verb, ...] = (
        Verb("say", options={"number": ("number",), "card": ("drop",), "cards": ("keep",)}),
        Verb("beg", options={"who": ("favour",), "number": ("number",)}, aside=True),
    )
    cards: tuple[Lookup, ...] = ()
    rules: tuple[str, ...] = ()
    topics: Mapping[str, str] = MappingProxyType({})
    guide: Mapping[str, str] = MappingProxyType({})
    checks: Mapping[str, Callable[[str], None]] = {}

    def setup(self, config: Config, rng: Rng) -> State:
        deck = [f"card.{n}" for n in range(24)]
        rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(config.seats)]
        plan, points = rng.below(1 << 32), [rng.below(6) for _ in range(config.seats)]
        return State(rng=rng, seats=config.seats, plan=plan, deck=deck, hands=hands, points=points)

    def script(self, state: State, ctx: Context) -> Script[None]:
        shape = Rng(state.plan).fork(state.stage)
        if shape.below(3):
            ctx.asides = Favours(state, ctx, shape)
        for _ in range(shape.below(4)):
            yield from RULES[shape.below(len(RULES))](state, ctx, Seat(shape.below(state.seats)))
        state.stage += 1
        # Several stages in a row may be of one phase, and some go by without a question.
        state.phase = f"{state.stage // 2}"

    def is_cooperative(self, state: State) -> bool:
        return False

    def outcome(self, state: State) -> Outcome | None:
        if state.stage < STAGES:
            return None
        return Outcome((tuple(state.everyone),), tuple(state.points), Text("over"))

    def view(self, state: State, seat: Seat | None) -> View:
        hand = () if seat is None else tuple(state.hands[seat])
        return View(seat, state.stage, hand, tuple(state.shown), tuple(state.points))

    def census(self, state: State) -> object:
        return sorted([*state.deck, *state.shown, *(card for hand in state.hands for card in hand)])

    def redeal(self, state: State, seat: Seat, rng: Rng) -> None:
        hidden = [*state.deck, *(c for foe in others(state, seat) for c in state.hands[foe])]
        rng.shuffle(hidden)
        for foe in others(state, seat):
            state.hands[foe] = [hidden.pop() for _ in state.hands[foe]]
        state.deck = hidden

    def autopilot(self, view: View, question: Question, rng: Rng) -> Raw:
        return any_answer(question, rng)

    def upgrade(self, data: dict[str, object], version: int) -> dict[str, object]:
        raise AssertionError(f"there never was a version {version}")


# The rules there are, to be put together by chance


def number(state: State, ctx: Context, me: Seat) -> Script[None]:
    chosen = yield from ask(ctx, me, lambda: number_for(state, me))
    if chosen is not None:
        state.points[me] += chosen
        ctx.tell("chose", seat=player(me), n=chosen)


def drop(state: State, ctx: Context, me: Seat, asides: Asides | None = None) -> Script[None]:
    card = yield from ask(ctx, me, lambda: card_of(state, me), asides)
    if card is not None:
        state.hands[me].remove(card)
        state.shown.append(card)
        ctx.tell("dropped", seat=player(me), card=card)


def quickest(state: State, ctx: Context, me: Seat) -> Script[None]:
    said = yield from ask_first(ctx, lambda: numbers(state), ctx.asides)
    if said is not None:
        state.points[said[0]] += said[1]
        yield from number(state, ctx, me)


def sealed(state: State, ctx: Context, me: Seat) -> Script[None]:
    said = yield from ask_all(ctx, lambda: numbers(state), ctx.asides)
    for seat, n in said.items():
        state.points[seat] = max(0, state.points[seat] - n)
        ctx.tell("revealed", seat=player(seat), n=n)


def keep(state: State, ctx: Context, me: Seat) -> Script[None]:
    kept = yield from ask_all(ctx, partial(hands_of, state), ctx.asides)
    for seat, cards in kept.items():
        state.shown += [card for card in state.hands[seat] if card not in cards]
        state.hands[seat] = list(cards)


def draw(state: State, ctx: Context, me: Seat) -> Script[None]:
    drawn = zones.draw(state, ctx, state.deck, 2, state.shown)
    state.hands[me] += drawn
    ctx.tell("drew", seat=player(me), n=len(drawn))
    for card in drawn:
        ctx.tell("drew-card", to=(me,), card=card)
    yield from ()


def roll(state: State, ctx: Context, me: Seat) -> Script[None]:
    state.points[me] += state.rng.roll()
    yield from number(state, ctx, me)


RULES: tuple[Callable[[State, Context, Seat], Script[None]], ...] = (
    number,
    drop,
    quickest,
    sealed,
    keep,
    draw,
    roll,
)


def number_for(state: State, seat: Seat) -> Number | None:
    # Nothing to ask now and then, and otherwise another range with other points.
    points = state.points[seat]
    return None if points % 7 == 6 else Number("number", 0, 1 + points % 3, 1)


def numbers(state: State) -> dict[Seat, Number]:
    asked = {seat: number_for(state, seat) for seat in state.everyone}
    return {seat: question for seat, question in asked.items() if question is not None}


def card_of(state: State, seat: Seat) -> One | None:
    hand = state.hands[seat]
    return One("drop", tuple(map(card_option, hand)), hand[0]) if hand else None


def hands_of(state: State) -> dict[Seat, Some]:
    return {
        seat: Some("keep", tuple(map(card_option, hand)), 0, min(3, len(hand)), ())
        for seat in state.everyone
        if (hand := state.hands[seat])
    }


def others(state: State, seat: Seat) -> list[Seat]:
    return [foe for foe in state.everyone if foe != seat]


def key_of(state: State, seat: Seat) -> str:
    return str(others(state, seat)[0])


def seat_option(seat: Seat) -> Option:
    return Option(str(seat), player(seat))


def card_option(card: str) -> Option:
    return Option(card, Text(card.replace(".", "-")))
