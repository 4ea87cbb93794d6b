"""Adventures, drawn in actions (rulebook, "Karty dobrodružství")."""

from __future__ import annotations

from engine.core import Context, One, Option, Script, Text, ask, zones
from engine.robinson.changes import wound
from engine.robinson.content import ADVENTURES, FRIDAY, Adventure, PersonId, face
from engine.robinson.effects import Effects, Icon
from engine.robinson.event_deck import shuffle_in
from engine.robinson.scope import of_actor
from engine.robinson.state import State
from engine.robinson.texts import about_card, card_text, effects_text, person_text
from engine.robinson.words import carry_out

SHUFFLE = 1  # which part of a choice shuffles the card into the event deck


def have_adventure(state: State, ctx: Context, who: PersonId, icon: Icon) -> Script[None]:
    """Draw an adventure and resolve it; Friday has none, but takes a wound."""
    if who == FRIDAY:
        wound(state, ctx, who)
        return
    drawn = zones.draw(state, ctx, state.adventures[icon], 1, state.adventure_discard[icon])
    for card in drawn:
        state.on_table.append(card)
        ctx.tell("adventure-began", who=person_text(state, who), card=card_text(card))
        yield from _resolve(state, ctx, who, card)


def _resolve(state: State, ctx: Context, who: PersonId, card: str) -> Script[None]:
    printed = ADVENTURES[face(card)]
    shuffles = printed.shuffle
    effects = printed.now
    if printed.choice:
        key = yield from ask(ctx, state.speaker(who), lambda: _question(printed))
        chosen = int(key) - 1
        effects = printed.choice[chosen]
        shuffles = chosen == SHUFFLE
    yield from carry_out(state, ctx, of_actor(card, who), effects)
    if card not in state.on_table:
        return
    state.on_table.remove(card)
    if shuffles:
        shuffle_in(state, ctx, card)
    else:
        state.adventure_discard[printed.deck].append(card)


def _question(printed: Adventure) -> One:
    """To discard the card, or to take what it offers and shuffle it into the event deck."""
    options = tuple(
        Option(str(n + 1), _part_text(effects, shuffles=n == SHUFFLE))
        for n, effects in enumerate(printed.choice)
    )
    return One("adventure.choice", options, "1", about_card(printed.id))


def _part_text(effects: Effects, *, shuffles: bool) -> Text:
    """A part of a choice: what it does, and where the card goes."""
    if not effects:
        return Text("shuffle-card" if shuffles else "discard-card")
    done = effects_text(effects)
    return Text("effects-and-card-back", {"effects": done}) if shuffles else done
