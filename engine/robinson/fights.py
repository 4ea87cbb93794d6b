"""Fights with beasts (rulebook 4.2.2, "Boj se zvířetem")."""

from __future__ import annotations

from engine.core import Context, Script, Text
from engine.robinson.asking import wait
from engine.robinson.changes import demand_level, gain, wound_all
from engine.robinson.content import BEASTS, CardId, PersonId
from engine.robinson.effects import Fight
from engine.robinson.scope import Do, Scope, of_actor
from engine.robinson.state import Fighting, Goods, State
from engine.robinson.texts import card_text, person_text

HELMET = "treasure-helmet"


def fight(state: State, ctx: Context, fighting: Fighting) -> Script[bool]:
    """Fight a beast, and return whether its fighter lives. All that it gives is taken then."""
    state.fighting = fighting
    ctx.tell(
        "fight-began",
        who=person_text(state, fighting.fighter),
        card=card_text(fighting.card),
        strength=fighting.strength,
        weapon=strength_of(state),
    )
    yield from wait(
        state, ctx, "fight", lambda: _about(state), lambda: _is_in_danger(state, fighting)
    )
    party = state.in_camp if fighting.all_bleed else [fighting.fighter]
    missing = fighting.strength - strength_of(state)
    if missing > 0:
        wounds = missing - (HELMET in _helps(state))
        wound_all(state, ctx, party, wounds)
    if fighting.weapon:
        demand_level(state, ctx, party, "weapon", -fighting.weapon)
    state.fighting = None
    if state.doing is None:
        state.bonus = 0
    if state.people[fighting.fighter].dead:
        return False
    gain(state, ctx, Goods(food=fighting.food, hides=fighting.hides))
    if fighting.palisade:
        demand_level(state, ctx, party, "palisade", -fighting.palisade)
    return True


def strength_of(state: State) -> int:
    """The weapon level, with what raises it at the moment."""
    return state.weapon + state.bonus


def fight_word(state: State, ctx: Context, scope: Scope, word: Fight) -> Script[bool]:
    """Fight the beast that a card describes; without an action the first player does."""
    fighting = Fighting(
        scope.card,
        scope.you,
        word.strength,
        weapon=word.weapon,
        food=word.food,
        hides=word.hides,
        palisade=word.palisade,
    )
    return (yield from fight(state, ctx, fighting))


def fight_beast(
    state: State,
    ctx: Context,
    card: CardId,
    who: PersonId,
    do: Do,
    *,
    stronger: int = 0,
    harmless: bool = False,
) -> Script[bool]:
    """Fight the beast of a card that lies on the table, and discard it.

    *stronger* adds to its strength; a *harmless* one has none that counts.
    """
    beast = BEASTS[card]
    strength = 0 if harmless else beast.strength + stronger
    fighting = Fighting(
        card,
        who,
        strength,
        weapon=beast.weapon,
        food=beast.food,
        hides=beast.hides,
        palisade=beast.palisade,
    )
    alive = yield from fight(state, ctx, fighting)
    if alive:
        yield from do(state, ctx, of_actor(card, who), beast.after)
    state.on_table.remove(card)
    state.box.append(card)
    return alive and not state.people[who].dead


def _is_in_danger(state: State, fighting: Fighting) -> bool:
    return strength_of(state) < fighting.strength or state.weapon < -fighting.weapon


def _helps(state: State) -> set[CardId]:
    """What the players wear in a fight, from the round after they found it."""
    return {kept.card for kept in state.kept if kept.round < state.round}


def _about(state: State) -> Text | None:
    fighting = state.fighting
    if fighting is None:
        return None
    return Text(
        "about-fight",
        {
            "card": card_text(fighting.card),
            "strength": fighting.strength,
            "weapon": strength_of(state),
            "missing": max(0, fighting.strength - strength_of(state)),
        },
    )
