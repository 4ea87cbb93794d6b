"""Carrying out what cards say: one function for each word of the vocabulary."""

from __future__ import annotations

from typing import assert_never

from engine.core import Context, One, Option, Script, zones
from engine.robinson import effects as word
from engine.robinson import items, marks, specials
from engine.robinson.changes import (
    change_morale,
    demand,
    gain,
    give_determination,
    heal,
    pay,
    payable,
    spend_night_outside,
    take_determination,
    unmet,
    wound,
)
from engine.robinson.content import ADVENTURES, EVENTS, MYSTERIES, USES, face, must
from engine.robinson.effects import Effect, Effects, special_rules
from engine.robinson.fights import fight_word
from engine.robinson.levels import change_level
from engine.robinson.mysteries import explore_mysteries
from engine.robinson.pawns import one_pawn, rests, stays
from engine.robinson.scenarios import rules
from engine.robinson.scope import Scope, choose, whom
from engine.robinson.state import Goods, State
from engine.robinson.texts import (
    about_card,
    card_option,
    card_text,
    cards_text,
    effects_text,
    person_text,
)

CURE = "cure"


def carry_out(state: State, ctx: Context, scope: Scope, effects: Effects) -> Script[None]:
    """Carry out a row of words, one after the other, as long as the match goes on."""
    for each in effects:
        if state.ended:
            return
        yield from _carry_out_word(state, ctx, scope, each)


def _carry_out_word(state: State, ctx: Context, scope: Scope, each: Effect) -> Script[None]:
    match each:
        case word.Either(of=of):
            yield from _either(state, ctx, scope, of)
        case word.Again():
            yield from carry_out(state, ctx, scope, EVENTS[face(scope.card)].event)
        case word.Book():
            yield from rules(state).book(state, ctx)
        case word.Special(rule=rule):
            yield from specials.RULES[rule](state, ctx, scope, carry_out)
        case word.Fight():
            yield from fight_word(state, ctx, scope, each)
        case word.Mysteries():
            yield from explore_mysteries(state, ctx, scope, each, carry_out)
        case word.Level() | word.Exhaust() | word.CoverTerrain() | word.TurnTile():
            yield from _carry_out_choosing(state, ctx, scope, each)
        case word.DropInventions() | word.LoseItems() | word.BuildFree():
            yield from _carry_out_choosing(state, ctx, scope, each)
        case _:
            _carry_out_plain(state, ctx, scope, each)


def _carry_out_choosing(
    state: State, ctx: Context, scope: Scope, each: word.Chosen
) -> Script[None]:
    match each:
        case word.Level():
            yield from change_level(state, ctx, scope, each)
        case word.Exhaust():
            yield from marks.exhaust(state, ctx, scope, each)
        case word.CoverTerrain():
            yield from marks.cover_terrain(state, ctx, scope, each)
        case word.TurnTile():
            yield from marks.turn_tile(state, ctx, scope)
        case word.DropInventions(n=n):
            yield from _drop_inventions(state, ctx, scope, n)
        case word.LoseItems():
            yield from _lose_items(state, ctx, scope, each)
        case word.BuildFree(items=free):
            yield from _build_free(state, ctx, scope, free)
        case _:
            assert_never(each)


def _carry_out_plain(state: State, ctx: Context, scope: Scope, each: word.Plain) -> None:
    match each:
        case word.Gain(food=food, preserved=preserved, wood=wood, hides=hides):
            times = state.seats if each.per_player else 1
            gain(state, ctx, Goods(food * times, preserved, wood * times, hides * times))
        case word.Lose():
            _lose(state, ctx, scope, each)
        case word.Wound():
            _wound(state, ctx, scope, each)
        case word.Heal(n=n):
            heal(state, ctx, scope.you, n)
        case word.Determination(n=n, who=who):
            change = give_determination if n > 0 else take_determination
            # Guests suffer what all suffer, but have no determination to be given any.
            gainers = state.players if who == "all" and n > 0 else whom(state, scope, who)
            for person in gainers:
                change(state, ctx, person, abs(n))
        case word.Morale(by=by):
            change_morale(state, ctx, by)
        case word.Put():
            marks.put(state, ctx, scope, each)
        case word.Restore():
            marks.restore(state, ctx, scope.card)
        case _:
            _carry_out_lasting(state, ctx, scope, each)


def _carry_out_lasting(state: State, ctx: Context, scope: Scope, each: word.Lasting) -> None:
    match each:
        case word.SpecialWound(part=part):
            state.people[scope.you].special_wounds.append(_special_wound(scope, part))
            ctx.tell("special-wound", who=person_text(state, scope.you), part=part)
        case word.Marked():
            _marked(state, ctx, scope, each)
        case word.Draw():
            _draw(state, ctx, each)
        case word.ThisRound(rule=rule):
            _set(state, state.this_round, rule, scope)
        case word.Night(rule=rule):
            # Two cards that make a night harder both count.
            state.tonight.append(rule)
            state.set_by.setdefault(rule, scope.card)
        case word.Outside(then=then):
            stash = spend_night_outside(state, ctx, scope.you)
            if then:
                stash.then.append(scope.card)
                state.on_table.remove(scope.card)
        case word.Hungry():
            _set(state, state.this_round, "hungry", scope)
            ctx.tell("hungry-animals-come")
        case word.Bonus(n=n):
            state.bonus += n
        case _:
            assert_never(each)


def _wound(state: State, ctx: Context, scope: Scope, each: word.Wound) -> None:
    n = each.n if each.with_cure is None or not state.has(CURE) else each.with_cure
    for person in whom(state, scope, each.who):
        wound(state, ctx, person, n)


def _set(state: State, rules_in_force: list[str], rule: str, scope: Scope) -> None:
    """Bring a rule into force, and remember by which card."""
    in_force(rules_in_force, rule)
    state.set_by.setdefault(rule, scope.card)


def in_force(rules_in_force: list[str], rule: str) -> None:
    """Bring a rule into force, unless it is."""
    if rule not in rules_in_force:
        rules_in_force.append(rule)


def _lose(state: State, ctx: Context, scope: Scope, each: word.Lose) -> None:
    party = scope.party
    for kind, n in (("food", each.food), ("wood", each.wood)):
        if not n:
            continue
        if each.if_possible:
            pay(state, ctx, party, "food" if kind == "food" else "wood", n)
        else:
            demand(state, ctx, party, "food" if kind == "food" else "wood", n)


def _special_wound(scope: Scope, part: str) -> str:
    return f"{ADVENTURES[face(scope.card)].deck}-{part}"


def _marked(state: State, ctx: Context, scope: Scope, each: word.Marked) -> None:
    """Let whoever bears this card's special wound suffer from it, and be rid of its token."""
    mark = _special_wound(scope, each.part)
    cure = state.has(CURE)
    for who, person in state.people.items():
        if mark not in person.special_wounds:
            continue
        person.special_wounds.remove(mark)
        ctx.tell("special-wound-opened", who=person_text(state, who), part=each.part)
        with_cure = each.wounds if each.with_cure is None else each.with_cure
        wound(state, ctx, who, with_cure if cure else each.wounds)
        if each.cure and cure:
            continue
        if each.one_pawn:
            _set(state, state.this_round, one_pawn(who), scope)
        if each.only:
            rule = rests(who) if each.only == ("rest",) else stays(who)
            _set(state, state.this_round, rule, scope)


def _draw(state: State, ctx: Context, each: word.Draw) -> None:
    doing = state.doing
    match each.what:
        case "tokens":
            drawn = zones.draw(state, ctx, state.tokens, each.n)
            (state.found if doing is None else doing.tokens).extend(drawn)
        case "starting-item":
            drawn = zones.draw(state, ctx, state.starting, each.n)
            if doing is None:
                state.starting_uses.update(dict.fromkeys(drawn, USES))
            else:
                doing.starting.extend(drawn)
        case _:
            drawn = zones.draw(state, ctx, state.inventions, each.n, state.invention_discard)
            state.board.extend(drawn)
    if drawn:
        ctx.tell("drew", what=each.what, cards=cards_text(drawn))


def _either(
    state: State, ctx: Context, scope: Scope, of: tuple[tuple[Effect, ...], ...]
) -> Script[None]:
    """One of several rows: those that can't be met whole are offered only if none can."""

    def build() -> One:
        numbers = [n for n, each in enumerate(of) if _can_meet(state, scope, each)]
        numbers = numbers or list(range(len(of)))
        options = tuple(Option(str(n + 1), effects_text(of[n])) for n in numbers)
        return One("effect.either", options, options[-1].key, about_card(scope.card))

    key = yield from choose(state, ctx, scope, build)
    yield from carry_out(state, ctx, scope, of[int(key) - 1])


def _can_meet(state: State, scope: Scope, row: Effects) -> bool:
    """Whether a row of effects demands nothing that isn't there."""
    # RULING: of alternatives those are left out that the players can't meet.
    return all(_is_met(state, scope, each) for each in row)


def _is_met(state: State, scope: Scope, each: Effect) -> bool:
    match each:
        case word.Lose(food=food, wood=wood):
            party = scope.party
            return payable(state, party, "food") >= food and payable(state, party, "wood") >= wood
        case word.Level(of="weapon" | "roof" | "palisade" as of, by=by):
            level: int = getattr(state, of)
            return level + by >= 0
        case word.LoseItems(n=n):
            return len(items.losable(state)) >= n
        case word.Determination(n=n, who=who):
            return all(state.people[p].determination + n >= 0 for p in whom(state, scope, who))
        case _:
            return True


def _drop_inventions(state: State, ctx: Context, scope: Scope, n: int) -> Script[None]:
    """Discard inventions from the board or from characters, one after the other."""
    for done in range(n):
        if not items.discardable(state):
            unmet(state, ctx, scope.party, n - done, "invention")
            return

        def build() -> One | None:
            options = tuple(map(card_option, items.discardable(state)))
            last = options[-1].key if options else ""
            about = about_card(scope.card)
            return One("invention.discard", options, last, about) if options else None

        item = yield from choose(state, ctx, scope, build)
        if item:
            items.discard_invention(state, ctx, item)


def _lose_items(state: State, ctx: Context, scope: Scope, each: word.LoseItems) -> Script[None]:
    """Turn built items back, one after the other."""
    for done in range(each.n):
        if not items.losable(state):
            if not each.if_possible:
                unmet(state, ctx, scope.party, each.n - done, "item")
            return

        def build() -> One | None:
            options = tuple(map(card_option, items.losable(state)))
            about = about_card(scope.card)
            return One("item.lose", options, options[-1].key, about) if options else None

        item = yield from choose(state, ctx, scope, build)
        if item:
            items.lose(state, ctx, item)
            if each.discard:
                items.discard_invention(state, ctx, item)


def _build_free(state: State, ctx: Context, scope: Scope, free: tuple[str, ...]) -> Script[None]:
    """Build one of these inventions, if it is on the board."""

    def build() -> One | None:
        options = tuple(card_option(item) for item in free if item in state.board)
        about = about_card(scope.card)
        return One("item.free", options, options[0].key, about) if options else None

    item = yield from choose(state, ctx, scope, build)
    if item and state.doing is not None and face(scope.card) in ADVENTURES:
        # What an action brings is there once the phase is over.
        state.board.remove(item)
        state.future_items.append(item)
        state.makers[item] = scope.you
        ctx.tell("item-made", who=person_text(state, scope.you), item=card_text(item))
    elif item:
        yield from items.build(state, ctx, item)


_SPECIAL = special_rules([*EVENTS.values(), *ADVENTURES.values(), *MYSTERIES.values()])
must(specials.RULES.keys() == _SPECIAL, f"rules {sorted(_SPECIAL ^ specials.RULES.keys())}")
