"""Taking resources by one's choice: what actions bring, in questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement, product

from engine.core import Context, Number, One, Option, Script, Seat, Text, ask, player
from engine.lewis_clark.boats import most_taken, room
from engine.lewis_clark.collecting import collection
from engine.lewis_clark.effects import PRIMARIES, RESOURCES, Primary, Resource
from engine.lewis_clark.paying import gain
from engine.lewis_clark.state import State
from engine.lewis_clark.texts import FEWER, NONE, goods_text, kind_option, word_option


def take_in(state: State, ctx: Context, me: Seat, goods: Mapping[Resource, int]) -> Script[None]:
    """Take resources aboard; with full boats, ask for each what is thrown away for it."""
    expedition = state.expeditions[me]
    for kind, number in goods.items():
        free = min(number, room(expedition))
        if free:
            gain(state, me, {kind: free})
            ctx.tell("took", seat=player(me), goods=goods_text({kind: free}))
        yield from _swap(state, ctx, me, kind, number - free)


def _swap(state: State, ctx: Context, me: Seat, kind: Resource, number: int) -> Script[None]:
    """Take up to *number* of a kind, each for a resource that is thrown away."""
    for _ in range(number):
        thrown = yield from ask(ctx, me, lambda: _throw_question(state, me, kind))
        if thrown is None or thrown == NONE:
            return
        for each in RESOURCES:
            if each == thrown:
                gain(state, me, {kind: 1}, {each: 1})
                ctx.tell(
                    "swapped",
                    seat=player(me),
                    taken=goods_text({kind: 1}),
                    thrown=goods_text({each: 1}),
                )


def _throw_question(state: State, me: Seat, kind: Resource) -> One | None:
    resources = state.expeditions[me].resources
    held = [each for each in RESOURCES if resources[each] and each != kind]
    if not held:
        return None
    options = (*map(kind_option, held), word_option(NONE))
    return One("act.throw", options, NONE, goods_text({kind: 1}))


def take_some(state: State, ctx: Context, me: Seat, goods: Mapping[Resource, int]) -> Script[None]:
    """Take these resources, or fewer of them if the player wants.

    A single one is only asked about where something must be thrown away for it.
    """
    if sum(goods.values()) == 1 and room(state.expeditions[me]):
        yield from take_in(state, ctx, me, goods)
        return
    ways = [
        dict(zip(goods, numbers, strict=True))
        for numbers in product(*(range(number, -1, -1) for number in goods.values()))
    ]
    yield from _choose(state, ctx, me, ways)


def take_primary(state: State, ctx: Context, me: Seat, number: int) -> Script[None]:
    """Take up to so many primary resources of the player's choice."""
    ways: list[dict[Resource, int]] = [
        dict(Counter(kinds))
        for total in range(number, -1, -1)
        for kinds in combinations_with_replacement(PRIMARIES, total)
    ]
    yield from _choose(state, ctx, me, ways)


def _choose(state: State, ctx: Context, me: Seat, ways: list[dict[Resource, int]]) -> Script[None]:
    """Have the player choose what to take of these; the first way is the default if it fits."""
    by_key = {_key(way): way for way in ways}
    options = tuple(
        word_option(NONE) if key == NONE else Option(key, goods_text(way))
        for key, way in by_key.items()
    )
    fits = sum(ways[0].values()) <= room(state.expeditions[me])
    default = options[0].key if fits else NONE
    key = yield from ask(ctx, me, lambda: One("act.take", options, default))
    yield from take_in(state, ctx, me, by_key[key])


def _key(goods: Mapping[Resource, int]) -> str:
    return "-".join(f"{kind}-{goods[kind]}" for kind in RESOURCES if goods.get(kind)) or NONE


def collect(
    state: State, ctx: Context, me: Seat, kinds: tuple[Primary, ...], strength: int
) -> Script[None]:
    """Take as many as the badges allow of the kinds that the player chooses, one for each repeat.

    Where there are several, one question settles them all: what is taken whole, or else that it
    is less, which is asked for each kind then.
    """
    if len(kinds) == 1:
        yield from take_up_to(state, ctx, me, kinds[0], collection(state, me, kinds[0], strength))
        return
    ways = _collections(state, me, kinds, strength)
    options = [Option(key, goods_text(goods)) for key, goods in ways.items()]
    options += [word_option(each) for each in (FEWER, NONE)]
    question = One("act.collect", tuple(options), NONE)
    key = yield from ask(ctx, me, lambda: question)
    if key == FEWER:
        yield from _collect_fewer(state, ctx, me, kinds, strength)
    else:
        yield from take_in(state, ctx, me, ways.get(key, {}))


def _collections(
    state: State, me: Seat, kinds: tuple[Primary, ...], strength: int
) -> dict[str, dict[Resource, int]]:
    """What all repeats together may bring, the kinds in every way."""
    ways: dict[str, dict[Resource, int]] = {}
    for chosen in combinations_with_replacement(kinds, strength):
        goods: dict[Resource, int] = {
            kind: collection(state, me, kind, repeats) for kind, repeats in Counter(chosen).items()
        }
        ways.setdefault(_key(goods), goods)
    ways.pop(NONE, None)
    return ways


def _collect_fewer(
    state: State, ctx: Context, me: Seat, kinds: tuple[Primary, ...], strength: int
) -> Script[None]:
    """Ask for each kind how many are taken, while a repeat is left for it."""
    left = strength
    for kind in kinds:
        before = state.expeditions[me].resources[kind]
        yield from take_up_to(state, ctx, me, kind, collection(state, me, kind, left))
        taken = state.expeditions[me].resources[kind] - before
        each = collection(state, me, kind, 1)
        left -= -(-taken // each) if taken else 0


def take_up_to(state: State, ctx: Context, me: Seat, kind: Resource, number: int) -> Script[None]:
    """Take any number of a kind up to *number*."""
    about = Text(f"resource-{kind}")

    def question() -> Number | None:
        expedition = state.expeditions[me]
        most = most_taken(expedition, number)
        return Number("act.amount", 0, most, min(most, room(expedition)), about) if most else None

    chosen = yield from ask(ctx, me, question)
    yield from take_in(state, ctx, me, {kind: chosen or 0})
