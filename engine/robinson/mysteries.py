"""Drawing mysteries (rulebook, "Dobírání karet záhad")."""

from __future__ import annotations

from engine.core import Context, One, Script, ask, zones
from engine.robinson.content import MYSTERIES, CardId, PersonId
from engine.robinson.effects import Mysteries, Mystery
from engine.robinson.event_deck import shuffle_in
from engine.robinson.scenarios import rules
from engine.robinson.scope import Do, Scope, of_actor
from engine.robinson.state import Kept, State
from engine.robinson.texts import about_card, card_text, choice, person_text

WHIP = "treasure-whip"
DRAW, STOP = "draw", "stop"


def explore_mysteries(
    state: State, ctx: Context, scope: Scope, word: Mysteries, do: Do
) -> Script[None]:
    """Draw mysteries one after the other, and resolve those of the kinds asked for.

    After each one resolved its player may stop; what wasn't resolved is shuffled back.
    """
    wanted: dict[Mystery, int] = {
        "treasure": word.treasure,
        "monster": word.monster,
        "trap": word.trap,
    }
    ignored: list[CardId] = []
    resolved = 0
    while resolved < word.n and any(wanted.values()):
        if resolved:
            go_on = yield from ask(ctx, state.speaker(scope.you), lambda: _question(scope))
            if go_on != DRAW:
                if state.doing is not None:
                    state.doing.gave_up = True
                break
        card = _next_of(state, ctx, wanted, ignored)
        if card is None:
            break
        kind = MYSTERIES[card].kind
        resolved += 1
        wanted[kind] -= 1
        if word.either and kind != "treasure":
            wanted["monster"] = wanted["trap"] = 0
        yield from resolve(state, ctx, card, scope.you, do)
        if state.doing is not None and state.doing.stopped:
            state.doing.stopped = False
            break
    state.mysteries += ignored
    for card in ignored:
        state.on_table.remove(card)
    if ignored:
        state.rng.shuffle(state.mysteries)


def _question(scope: Scope) -> One:
    return One("mystery.next", (choice(DRAW), choice(STOP)), STOP, about_card(scope.card))


def _next_of(
    state: State, ctx: Context, wanted: dict[Mystery, int], ignored: list[CardId]
) -> CardId | None:
    """Turn cards up to the next one of a kind still asked for; all of them lie on the table."""
    while drawn := zones.draw(state, ctx, state.mysteries):
        [card] = drawn
        state.on_table.append(card)
        if wanted[MYSTERIES[card].kind]:
            return card
        ignored.append(card)
        ctx.tell("mystery-ignored", card=card_text(card))
    return None


def resolve(state: State, ctx: Context, card: CardId, who: PersonId, do: Do) -> Script[None]:
    """Resolve one mystery that lies on the table, and put it where it goes then."""
    printed = MYSTERIES[card]
    ctx.tell("mystery-found", kind=printed.kind, card=card_text(card))
    if printed.kind == "treasure" and state.doing is not None:
        # A treasure of an action waits with its finder, and acts once the phase is over.
        keep(state, ctx, card, who, printed.uses)
        return
    is_warded = printed.kind == "trap" and _ignores_trap(state)
    if is_warded:
        ctx.tell("trap-ignored", card=card_text(card))
    else:
        is_warded = yield from rules(state).wards_off(state, ctx, who, card)
    if not is_warded:
        yield from do(state, ctx, of_actor(card, who), printed.effect)
        if printed.kept:
            keep(state, ctx, card, who, printed.uses)
    _put_away(state, ctx, card, comes_back=bool(printed.later) and not is_warded)


def bring_treasure(state: State, ctx: Context, kept: Kept, do: Do) -> Script[None]:
    """Let a treasure that was found in an action do what it does, once it is in the camp."""
    printed = MYSTERIES.get(kept.card)
    if printed is None or printed.kind != "treasure":
        return
    if printed.effect:
        ctx.tell("used", who=person_text(state, kept.holder), card=card_text(kept.card))
    if not printed.kept:
        state.kept.remove(kept)
        state.on_table.append(kept.card)
    yield from do(state, ctx, of_actor(kept.card, kept.holder), printed.effect)
    _put_away(state, ctx, kept.card, comes_back=bool(printed.later))


def _put_away(state: State, ctx: Context, card: CardId, *, comes_back: bool) -> None:
    """Put a mystery that was resolved where it goes, unless it isn't on the table any more."""
    if card not in state.on_table:
        return
    state.on_table.remove(card)
    if comes_back and not state.ended:
        shuffle_in(state, ctx, card)
    else:
        state.box.append(card)


def keep(state: State, ctx: Context, card: CardId, who: PersonId, uses: int) -> None:
    """Keep a card from the table; in an action it is the actor's until the action ends."""
    kept = Kept(card, who, state.round, uses)
    (state.kept if state.doing is None else state.doing.kept).append(kept)
    state.on_table.remove(card)
    ctx.tell("kept", who=person_text(state, who), card=card_text(card))


def _ignores_trap(state: State) -> bool:
    """Whether the Whip, found in an earlier round, wards a trap off in this drawing."""
    # RULING: one trap in each drawing; none of the cards lets more than one be resolved.
    return any(kept.card == WHIP and kept.round < state.round for kept in state.kept)
