"""Arranging the camp and resting (rulebook 4.2.6, 4.2.7)."""

from __future__ import annotations

from engine.core import Context, One, Option, Script, Text, ask
from engine.robinson.changes import change_morale, give_determination, heal
from engine.robinson.content import PersonId
from engine.robinson.marks import take
from engine.robinson.pawns import use_starting
from engine.robinson.scenarios import rules
from engine.robinson.state import Doing, State
from engine.robinson.texts import card_option, choice, person_text

ARRANGE_DETERMINATION = 2
BIBLE = "start-bible"
BIBLE_DETERMINATION = 3
HAMMOCK = "treasure-hammock"
BED_HEALS = 2
NONE = "none"
FULL_TABLE = 4  # where determination or morale must be chosen


def arrange(state: State, ctx: Context, doing: Doing) -> Script[None]:
    """Gain determination and raise morale; with four players one of them."""
    who = doing.actor
    if take(state, "arrange", "bear"):
        ctx.tell("bear-left", who=person_text(state, who))
        return
    key = "both"
    if state.seats == FULL_TABLE:
        options = (
            Option("determination", Text("choice-determination")),
            Option("morale", Text("choice-morale")),
        )
        question = One("arrange.what", options, "determination")
        key = yield from ask(ctx, state.speaker(who), lambda: question)
    if key != "morale":
        yield from _take_determination(state, ctx, who)
    if key != "determination":
        change_morale(state, ctx, 1)


def _take_determination(state: State, ctx: Context, who: PersonId) -> Script[None]:
    number = ARRANGE_DETERMINATION

    def question() -> One | None:
        options = (card_option(BIBLE), choice(NONE))
        return One("arrange.bible", options, NONE) if BIBLE in state.starting_uses else None

    key = yield from ask(ctx, state.speaker(who), question)
    if key == BIBLE:
        use_starting(state, BIBLE)
        number = BIBLE_DETERMINATION
        heal(state, ctx, who)
    give_determination(state, ctx, who, number)


def rest(state: State, ctx: Context, doing: Doing) -> Script[None]:
    """Heal a wound; the Bed and the Hammock make it better."""
    who = doing.actor
    if not rules(state).rests_well(who):
        heal(state, ctx, who)
        return
    heal(state, ctx, who, BED_HEALS if state.has("bed") else 1)
    hammock = any(kept.card == HAMMOCK and kept.round < state.round for kept in state.kept)
    give_determination(state, ctx, who, state.has("bed") + hammock)
    yield from ()
