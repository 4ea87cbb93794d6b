"""Morale, production, and the end of the action phase (rulebook 2, 3 and "Po vykonání akcí")."""

from __future__ import annotations

from functools import partial

from engine.core import Context, One, Option, Script, Text, ask
from engine.robinson.asking import vote
from engine.robinson.camp import produce
from engine.robinson.changes import (
    change_morale,
    give_determination,
    heal,
    take_determination,
    wound_all,
)
from engine.robinson.content import FACES, ITEMS, TABLE
from engine.robinson.event_phase import bring_home, place_coming_tokens
from engine.robinson.items import SHORTCUT
from engine.robinson.purse import fill, hand_over
from engine.robinson.scenarios import rules
from engine.robinson.state import Goods, Kept, State
from engine.robinson.texts import goods_text, on_space_text, person_text

TOP = len(TABLE.morale) - 1
DIARY, DRUMS, PIT = "diary", "drums", "pit"
PIT_FOOD = 2


def morale_phase(state: State, ctx: Context) -> Script[None]:
    """The first player gains or discards determination by the level of morale."""
    if state.seats == 1:
        change_morale(state, ctx, 1)
    who = state.leader
    number = TABLE.morale[state.morale]
    more = state.has(DIARY) + 2 * state.has(DRUMS)
    if state.morale == TOP and state.people[who].wounds:
        options = (
            Option("determination", Text("choice-determination")),
            Option("heal", Text("choice-heal")),
        )
        question = One("morale.top", options, "determination")
        if (yield from ask(ctx, state.first, lambda: question)) == "heal":
            heal(state, ctx, who)
            number = 0
    number += more
    ctx.tell("morale-counted", who=person_text(state, who), n=TABLE.morale[state.morale])
    if number < 0:
        take_determination(state, ctx, who, -number)
    else:
        give_determination(state, ctx, who, number)


def production_phase(state: State, ctx: Context) -> Script[None]:
    """Take what the sources of the camp, and the Shortcut's, give."""
    state.shortcut_source = None
    rules(state).production(state, ctx)
    if state.in_force("no-production"):
        ctx.tell("nothing-produced")
        return
    goods = produce(state, state.camp)
    if state.shortcut is not None and state.has(SHORTCUT):
        goods.put((yield from _shortcut(state, ctx)))
    if state.has(PIT) and state.rng.below(FACES) < TABLE.dice["build"].wound:
        goods.food += PIT_FOOD
        ctx.tell("pit-caught", n=PIT_FOOD)
    _apply_events(state, goods)
    rules(state).produced(state, ctx, goods)
    if state.in_force("half-production"):
        goods = yield from _half(state, ctx, goods)
    state.available.put(goods)
    ctx.tell("produced", goods=goods_text(goods), cubes=goods.cubes)
    if "danger" in state.island[state.camp].marks:
        wound_all(state, ctx, state.group)


def _apply_events(state: State, goods: Goods) -> None:
    """What the events of this round change in its production."""
    if state.in_force("no-food-produced"):
        goods.food = 0
    if state.in_force("no-wood-produced"):
        goods.wood = 0
    goods.wood += state.in_force("extra-wood-produced")
    goods.food = max(0, goods.food - state.in_force("one-food-less"))


def _shortcut(state: State, ctx: Context) -> Script[Goods]:
    """One resource of the Shortcut's tile."""
    space = state.shortcut
    assert space is not None
    source = yield from vote(state, ctx, partial(_shortcut_question, state, space))
    if not source:
        return Goods()
    state.shortcut_source = "food" if source == "food" else "wood"
    return Goods(food=1) if source == "food" else Goods(wood=1)


def _shortcut_question(state: State, space: int) -> One | None:
    there = produce(state, space)
    sources = [each for each, n in (("food", there.food), ("wood", there.wood)) if n]
    options = tuple(Option(each, Text(f"source-{each}"), each) for each in sources)
    return (
        One("shortcut.source", options, options[0].key, on_space_text(space)) if options else None
    )


def _half(state: State, ctx: Context, goods: Goods) -> Script[Goods]:
    """Half of all that was produced, rounded down; the players choose what."""
    # RULING: half of the whole, not of each kind.
    kept = Goods()
    half = (goods.food + goods.wood) // 2
    for n in range(half):
        left = Goods(food=goods.food - kept.food, wood=goods.wood - kept.wood)
        key = yield from vote(state, ctx, partial(_half_question, left, half - n))
        kept.add("food" if key == "food" else "wood", 1)
    return kept


def _half_question(left: Goods, number: int) -> One:
    keys = [key for key, n in (("food", left.food), ("wood", left.wood)) if n]
    options = tuple(Option(key, Text(f"source-{key}"), key) for key in keys)
    about = Text("about-half", {"goods": goods_text(left), "left": number})
    return One("production.half", options, keys[0], about)


def dusk(state: State, ctx: Context) -> Script[None]:
    """End the action phase: all that waited becomes available, and items are built."""
    if "items-unusable" in state.this_round:
        state.this_round.remove("items-unusable")
    treasures: list[Kept] = []
    for who, bag in state.bags.items():
        # Whoever spends the night outside keeps all that its actions brought, earlier ones too.
        outside = state.people[who].outside
        if outside is None:
            hand_over(state, bag)
            treasures += bag.kept
        else:
            fill(outside, bag)
    state.bags = {}
    place_coming_tokens(state, ctx)
    _keep_items_outside(state)
    yield from bring_home(state, ctx, treasures)
    if not state.ended:
        yield from rules(state).dusk(state, ctx)
    state.extra_pawns = []


def _keep_items_outside(state: State) -> None:
    """Leave invention cards with those who made them and spend the night outside."""
    for item in list(state.future_items):
        maker = state.makers.get(item)
        outside = state.people[maker].outside if maker is not None else None
        # RULING: what a scenario's sheet shows is no card, and so nobody takes it along.
        if outside is not None and item in ITEMS:
            state.future_items.remove(item)
            outside.items.append(item)
    state.makers = {}
