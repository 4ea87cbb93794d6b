"""The morning and the event phase (rulebook 1)."""

from __future__ import annotations

from engine.core import Context, Script, zones
from engine.robinson import items
from engine.robinson.content import (
    ADVENTURES,
    BEASTS,
    EVENTS,
    MYSTERIES,
    CardId,
    face,
)
from engine.robinson.effects import Outside
from engine.robinson.fights import fight_beast
from engine.robinson.marks import mark_space
from engine.robinson.mysteries import bring_treasure
from engine.robinson.purse import hand_over
from engine.robinson.scenarios import rules
from engine.robinson.scope import of_actor, of_event
from engine.robinson.specials import push_off
from engine.robinson.state import Kept, State
from engine.robinson.texts import card_text, person_text
from engine.robinson.words import carry_out

THREATS = 2  # places for threat cards on the board


def event_phase(state: State, ctx: Context) -> Script[None]:
    """Bring the new day, then draw and resolve the event; in the first round there is a wreck."""
    ctx.tell("round-began", round=state.round, rounds=state.rounds)
    yield from _dawn(state, ctx)
    if state.round == 1:
        # The wreckage has lain on the table since the set-up.
        state.threats += state.on_table
        ctx.tell("wreckage-washed-up", card=card_text(state.threats[-1]))
        state.on_table = []
        return
    while not state.ended:
        drawn = zones.draw(state, ctx, state.events)
        if not drawn:
            return
        [card] = drawn
        state.events_known = 0
        state.on_table.append(card)
        if face(card) in EVENTS:
            yield from _resolve_event(state, ctx, card)
            return
        yield from _resolve_other(state, ctx, card)


def _dawn(state: State, ctx: Context) -> Script[None]:
    """What was put off until this round comes now."""
    for rule in state.next_round:
        what, _, who = rule.partition(".")
        if what == "cursed":
            state.people[who].cursed = True
        else:
            state.this_round.append(rule)
    state.next_round = []
    for who in list(state.people):
        stash = state.people[who].outside
        if stash is not None:
            state.people[who].outside = None
            ctx.tell("came-back", who=person_text(state, who))
            hand_over(state, stash)
            state.on_table += stash.then  # until their turn comes, after the treasures
            state.future_items += stash.items
            yield from bring_home(state, ctx, stash.kept)
            for card in stash.then:
                yield from _morning(state, ctx, who, card)
    yield from rules(state).dawn(state, ctx)


def bring_home(state: State, ctx: Context, found: list[Kept]) -> Script[None]:
    """Build the items that have been made, and let the treasures act that were found."""
    while state.future_items and not state.ended:
        yield from items.build(state, ctx, state.future_items.pop(0))
    for kept in found:
        if not state.ended:
            yield from bring_treasure(state, ctx, kept, carry_out)


def _morning(state: State, ctx: Context, who: str, card: CardId) -> Script[None]:
    """What a card promised for the morning after a night outside."""
    printed = ADVENTURES[face(card)]
    for word in printed.now:
        if isinstance(word, Outside):
            yield from carry_out(state, ctx, of_actor(card, who), word.then)
    state.on_table.remove(card)
    state.adventure_discard[printed.deck].append(card)


def _resolve_event(state: State, ctx: Context, card: CardId) -> Script[None]:
    """Place the token of the card's icon, resolve its event, and put it on the board."""
    printed = EVENTS[face(card)]
    ctx.tell("event-drawn", card=card_text(card), icon=printed.icon)
    if printed.icon == "book":
        yield from rules(state).book(state, ctx)
    else:
        tokens = state.fields.setdefault(printed.icon, [])
        if "adventure" not in tokens:
            tokens.append("adventure")
            ctx.tell("token-put", kind="adventure", place=printed.icon)
    yield from carry_out(state, ctx, of_event(state, card), printed.event)
    if state.ended:
        return
    state.on_table.remove(card)
    state.threats.append(card)
    if len(state.threats) > THREATS:
        pushed = state.threats.pop(0)
        state.on_table.append(pushed)
        yield from push_off(state, ctx, pushed, carry_out)


def _resolve_other(state: State, ctx: Context, card: CardId) -> Script[None]:
    """Resolve an adventure, a mystery or a beast that was shuffled in; then another is drawn."""
    if card in BEASTS:
        ctx.tell("beast-attacked", card=card_text(card))
        yield from fight_beast(state, ctx, card, state.leader, carry_out)
        return
    ctx.tell("consequence-came", card=card_text(card))
    scope = of_event(state, card, later=True)
    adventure = ADVENTURES.get(face(card))
    later = MYSTERIES[card].later if adventure is None else adventure.later
    yield from carry_out(state, ctx, scope, later)
    if card in state.on_table:
        state.on_table.remove(card)
        if adventure is None:
            state.box.append(card)
        else:
            state.adventure_discard[adventure.deck].append(card)


def place_coming_tokens(state: State, ctx: Context) -> None:
    """Lay out the tokens that were to come once the action phase is over."""
    for token, space in state.coming:
        mark_space(state, ctx, space, token)
    state.coming = []
