"""The ways in which the next repeats of an action can be performed: all that may be chosen."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core import Context, Option, Seat, Text
from engine.lewis_clark.content import CHARACTERS, PLACES
from engine.lewis_clark.counting import count
from engine.lewis_clark.effects import (
    PRIMARIES,
    Collect,
    Cost,
    Effect,
    Lasting,
    Move,
    MovePer,
    Offer,
    Special,
    Take,
    TakePrimary,
)
from engine.lewis_clark.movement import Step, move
from engine.lewis_clark.paying import Payment, total, ways_to_pay
from engine.lewis_clark.preview import gain_text
from engine.lewis_clark.state import Doing, State, face_up, indians_in_village, scratch
from engine.lewis_clark.steps import ends_of, space_text
from engine.lewis_clark.texts import (
    STAY,
    card_option,
    card_text,
    goods_text,
    kind_option,
    number_option,
    place_option,
    special_id,
)
from engine.lewis_clark.village import occupied_places, sides_left

MOST_WAYS = 23  # one menu holds these, the last one once more, and to stop

# Whose choice is all there is to it. They are never asked twice: one of their ways is to stop.
CHOOSING = frozenset({
    "cuscalar",
    "expedition-upgrade",
    "interpreter",
    "little-raven",
    "sacagawea",
    "shamanism",
    "the-partisan",
    "toussaint-charbonneau",
})  # fmt: skip


class Way(msgspec.Struct, frozen=True):
    """One way to go on with an action: what is paid, how often, and what it brings."""

    gain: Effect
    payment: Payment = Payment()  # for one repeat
    uses: int = 1
    steps: tuple[Step, ...] | None = None  # of the scout; None: chosen after the payment
    choice: str | None = None  # of a special action; None: chosen after the payment


def ways_of(state: State, seat: Seat) -> dict[str, Way]:
    """How the action under way can go on; nothing if it can't.

    If there are too many ways, what is paid is chosen first, and what it brings afterwards.
    """
    whole = _named(_ways(state, seat, True))
    return whole if len(whole) <= MOST_WAYS else _named(_ways(state, seat, False))


def is_asked_later(what: str, ways: dict[str, Way]) -> bool:
    """Whether there is one way only, for nothing, that asks itself what is taken."""
    if len(ways) != 1:
        return False
    [way] = ways.values()
    if way.payment != Payment():
        return False
    if isinstance(way.gain, Special):
        return special_id(what) in ("farewell", "hay")
    return isinstance(way.gain, Collect | Take | TakePrimary | Lasting)


def again(ways: dict[str, Way], last: Way) -> Way | None:
    """The way that does once more what was done last: for the same price, moving the farthest."""
    if last.choice is not None or isinstance(last.gain, Special | Collect):
        return None
    alike = (
        way
        for way in ways.values()
        if (way.gain, way.payment, way.uses) == (last.gain, last.payment, 1)
        and way.steps != ()
        and (last.steps is None) == (way.steps is None)
    )
    return next(alike, None)


def choices_of(state: State, what: str) -> tuple[Option, ...]:
    """What a special action lets its player choose from."""
    me = state.active
    match special_id(what):
        case "cuscalar":
            return tuple(Option(card, card_text(card), card, card) for card in state.journal)
        case "expedition-upgrade":
            return tuple(Option(side, Text(f"boat-{side}"), side) for side in sides_left(state))
        case "interpreter":
            numbers = range(indians_in_village(state), -1, -1)
            return tuple(number_option("welcome", number) for number in numbers)
        case "little-raven":
            return tuple(map(kind_option, PRIMARIES)) if face_up(state, me) else ()
        case "sacagawea":
            return tuple(map(place_option, PLACES))
        case "shamanism" | "the-partisan":
            return tuple(map(card_option, copyable(state)))
        case _:
            return tuple(map(place_option, occupied_places(state)))


def copyable(state: State) -> list[str]:
    """The face-up characters of all players whose actions can be copied."""
    cards = (card for seat in state.everyone for card in face_up(state, seat))
    return [card for card in dict.fromkeys(cards) if CHARACTERS[card].lasting is None]


def offers_of(what: str) -> tuple[Offer, ...]:
    character = CHARACTERS.get(what)
    return character.offers if character is not None else PLACES[what].offers


def steps_of(state: State, gain: Move | MovePer) -> tuple[Step, ...]:
    """What one repeat moves the scout: on one terrain of these."""
    if isinstance(gain, Move):
        return tuple(Step(on, gain.spaces) for on in gain.on)
    return (Step(gain.on, count(state, state.active, gain.per)),)


def way_option(state: State, what: str, key: str, way: Way) -> Option:
    """A way as it is offered, at its place on the board if it is about one."""
    if way.choice is not None:
        chosen = _chosen(state, what, way.choice)
        return Option(key, way_text(state, what, way), chosen.kind, chosen.spot)
    spot = f"space-{space_after(state, state.active, way.steps)}" if way.steps else None
    return Option(key, way_text(state, what, way), spot=spot)


def way_text(state: State, what: str, way: Way) -> Text:
    """What a way costs and brings."""
    gain = _gain_text(state, what, way)
    if way.payment == Payment():
        return gain
    price = goods_text(dict(total(way.payment, way.uses).goods), way.payment.indians * way.uses)
    return Text("way", {"price": price, "gain": gain})


def _named(ways: Iterator[tuple[str, Way]]) -> dict[str, Way]:
    """The ways by key; of two offers at the same price the second's key is told apart."""
    named: dict[str, Way] = {}
    for key, way in ways:
        free, n = key, 1
        while free in named:
            n += 1
            free = f"{key}.{n}"
        named[free] = way
    return named


def _ways(state: State, seat: Seat, whole: bool) -> Iterator[tuple[str, Way]]:
    doing = state.doing[-1]
    for offer in offers_of(doing.what):
        if not _is_possible(state, doing, offer.gain):
            continue
        left = doing.strength - doing.done if whole and _is_repeated(offer) else 1
        for payment in ways_to_pay(state, seat, offer.pay):
            for uses in range(1, left + 1):
                paid = total(payment, uses)
                if uses == 1 or ways_to_pay(state, seat, _times(offer.pay, uses)):
                    way = Way(offer.gain, payment, uses)
                    yield from _branches(state, seat, paid.key, way) if whole else [(paid.key, way)]


def _is_repeated(offer: Offer) -> bool:
    """Whether repeats differ in nothing, so that several can be chosen at once."""
    chosen = offer.pay.resources or offer.pay.different
    return isinstance(offer.gain, Take | Move) and not chosen


def _times(cost: Cost, uses: int) -> Cost:
    return Cost(**{name: n * uses for name, n in msgspec.structs.asdict(cost).items()})


def _branches(state: State, seat: Seat, key: str, way: Way) -> Iterator[tuple[str, Way]]:
    """The way with all that can be chosen about what it brings."""
    what = state.doing[-1].what
    match way.gain:
        case Move() | MovePer():
            yield from _movements(state, seat, key, way, steps_of(state, way.gain))
        case Special() if special_id(what) in CHOOSING:
            for option in choices_of(state, what):
                whole = option.key if way.payment == Payment() else f"{key}-{option.key}"
                yield whole, msgspec.structs.replace(way, choice=option.key)
        case _:
            yield key, way


def _movements(
    state: State, seat: Seat, key: str, way: Way, steps: tuple[Step, ...]
) -> Iterator[tuple[str, Way]]:
    """Of one repeat every space, staying included; of several the farthest one."""
    if way.uses == 1:
        for end, step in ends_of(state, seat, steps).items():
            yield f"{key}-to-{end}", msgspec.structs.replace(way, steps=(step,))
        yield f"{key}-{STAY}", msgspec.structs.replace(way, steps=())
        return
    found = _farthest(state, seat, steps, way.uses)
    if len(found) == way.uses:
        space = space_after(state, seat, found)
        yield f"{key}-to-{space}", msgspec.structs.replace(way, steps=found)


def _farthest(state: State, seat: Seat, steps: tuple[Step, ...], uses: int) -> tuple[Step, ...]:
    """The steps of so many repeats that each take the scout as far as they can."""
    trial = scratch(state)
    found: list[Step] = []
    for _ in range(uses):
        step = next(iter(ends_of(trial, seat, steps).values()), None)
        if step is None:
            break
        move(trial, Context(), seat, step)
        found.append(step)
    return tuple(found)


def space_after(state: State, seat: Seat, steps: tuple[Step, ...]) -> int:
    """Where the scout comes with these steps, one after the other."""
    trial = scratch(state)
    for step in steps:
        move(trial, Context(), seat, step)
    return trial.expeditions[seat].scout


def _is_possible(state: State, doing: Doing, gain: Effect) -> bool:
    """Whether there is anything that a repeat could be about."""
    if not isinstance(gain, Special) or special_id(doing.what) not in CHOOSING:
        return True
    return bool(choices_of(state, doing.what))


def _gain_text(state: State, what: str, way: Way) -> Text:
    if isinstance(way.gain, Move | MovePer) and way.steps is not None:
        return _movement_text(state, way.steps)
    if way.choice is not None:
        return _choice_text(state, what, way.choice)
    return gain_text(state, what, way.gain, way.uses)


def _movement_text(state: State, steps: tuple[Step, ...]) -> Text:
    if not steps:
        return Text("gain-stay")
    helpers = tuple(helper for step in steps for helper in step.helpers)
    return space_text(state, space_after(state, state.active, steps), helpers)


def _choice_text(state: State, what: str, choice: str) -> Text:
    special = special_id(what)
    chosen = _chosen(state, what, choice)
    if special == "interpreter":
        return chosen.text
    number = len(face_up(state, state.active))  # what Little Raven takes
    return Text(f"choose-{special}", {"choice": chosen.text, "number": number})


def _chosen(state: State, what: str, key: str) -> Option:
    return next(option for option in choices_of(state, what) if option.key == key)
