"""Fights with beasts (rulebook 4.2.2, "Boj se zvířetem")."""

from __future__ import annotations

from engine.core import Context, One, Script, Text
from engine.robinson.asking import vote, wait
from engine.robinson.changes import LevelOf, gain, lower_level, wound
from engine.robinson.content import BEASTS, CHARACTERS, CardId, PersonId
from engine.robinson.effects import Fight
from engine.robinson.scope import Do, Scope, of_actor
from engine.robinson.state import Fighting, Goods, State
from engine.robinson.texts import card_text, person_option, person_text

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
    fighting.helmet = HELMET in _helps(state)
    yield from _bleed(state, ctx, fighting, party, fighting.strength - strength_of(state))
    yield from _lower(state, ctx, fighting, party, "weapon", -fighting.weapon)
    state.fighting = None
    if state.doing is None:
        state.bonus = 0
    if state.people[fighting.fighter].dead and _must_live(state):
        return False
    gain(state, ctx, Goods(food=fighting.food, hides=fighting.hides))
    yield from _lower(state, ctx, fighting, party, "palisade", -fighting.palisade)
    return True


def _lower(
    state: State, ctx: Context, fighting: Fighting, party: list[PersonId], of: LevelOf, by: int
) -> Script[None]:
    """Lower a level as the beast demands; what is missing is wounds of the fight."""
    missing = lower_level(state, ctx, of, by)
    if missing:
        ctx.tell("demand-unmet", n=missing, what=of)
    yield from _bleed(state, ctx, fighting, party, missing)


def _bleed(
    state: State, ctx: Context, fighting: Fighting, party: list[PersonId], n: int
) -> Script[None]:
    """Wounds of the fight. The first that there are, the Helmet spares one of them one."""
    if n <= 0:
        return
    wearer = ""
    if fighting.helmet:
        # RULING: one wound in a fight, of too few weapons or of a demand; of those whom hungry
        # animals hurt one wears it.
        wearer = yield from vote(state, ctx, lambda: _helmet_question(state, party))
        fighting.helmet = False
    for who in party:
        wound(state, ctx, who, n - (who == wearer))


def _helmet_question(state: State, party: list[PersonId]) -> One | None:
    """Who wears the Helmet; by default whoever has the fewest hearts left."""
    if not party:
        return None
    weakest = min(party, key=lambda who: CHARACTERS[who].hearts - state.people[who].wounds)
    return One("helmet.whom", tuple(person_option(state, who) for who in party), weakest)


def _must_live(state: State) -> bool:
    """Whether an action fails with the death of its actor: a hunt; Friday's others don't."""
    return state.doing is None or state.doing.planned.kind == "hunt"


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
    if alive and state.people[who].dead and state.doing is not None and _must_live(state):
        # What kills Friday once the fight is over spoils the hunt, too.
        state.doing.gained.take(Goods(food=beast.food, hides=beast.hides))
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
