"""The stages of a match, one phase after the other (rulebook, "Průběh kola")."""

from __future__ import annotations

from engine.core import Ask, Context, One, Reply, Script, Seat, ask_first, player
from engine.robinson.asides import Uses
from engine.robinson.event_phase import event_phase
from engine.robinson.night_phase import night_phase
from engine.robinson.phases import dusk, morale_phase, production_phase
from engine.robinson.planning import plan
from engine.robinson.resolve.actions import perform
from engine.robinson.scenarios import rules
from engine.robinson.setup import cast, castable, finish
from engine.robinson.state import State
from engine.robinson.texts import character_option
from engine.robinson.weather_phase import weather_phase


def stage(state: State, ctx: Context) -> Script[None]:
    """Play one stage, and say which comes next. Once the match is over nothing more is asked."""
    if state.stage != "cast":
        ctx.asides = Uses(state, ctx)
    script = _stage(state, ctx)
    reply: Reply | None = None
    while True:
        asked = _advance(script, reply)
        if asked is None or state.ended:
            break
        reply = yield asked
    if not state.ended and state.stage != "cast" and rules(state).is_won(state):
        state.ended = "goal"
    if state.ended:
        state.stage = "end"
        state.moment = ""
        ctx.tell("match-ended", reason=state.ended, scenario=state.scenario)
    state.phase = _phase(state)


def _advance(script: Script[None], reply: Reply | None) -> Ask | None:
    try:
        return next(script) if reply is None else script.send(reply)
    except StopIteration:
        return None


def _phase(state: State) -> str:
    if state.stage == "action":
        return f"{state.round}.action.{len(state.plan)}"
    return f"{state.round}.{state.stage}"


def _stage(state: State, ctx: Context) -> Script[None]:
    match state.stage:
        case "cast":
            yield from _cast(state, ctx)
        case "event":
            yield from event_phase(state, ctx)
            state.stage = "morale"
        case "morale":
            yield from morale_phase(state, ctx)
            state.stage = "production"
        case "production":
            yield from production_phase(state, ctx)
            state.stage = "plan"
        case "plan":
            yield from plan(state, ctx)
        case "action":
            yield from perform(state, ctx)
            state.stage = "action" if state.plan else "dusk"
        case "dusk":
            yield from dusk(state, ctx)
            state.stage = "weather"
        case "weather":
            yield from weather_phase(state, ctx)
            state.stage = "night"
        case "night":
            yield from night_phase(state, ctx)
            state.stage = "event"
        case _:
            raise AssertionError(f"nothing is played at the {state.stage}")


def _cast(state: State, ctx: Context) -> Script[None]:
    """One player chooses a character; after the last the inventions are dealt."""
    said = yield from ask_first(ctx, lambda: _cast_questions(state))
    assert said is not None
    seat, who = said
    cast(state, seat, who)
    ctx.tell("chose-character", seat=player(seat), character=character_option(who).text)
    if all(state.characters):
        finish(state)


def _cast_questions(state: State) -> dict[Seat, One]:
    soldier = "no" if state.in_force("no-soldier") else "yes"
    free = [who for who in castable(state.seats, soldier) if who not in state.characters]
    question = One("cast.character", tuple(map(character_option, free)), free[0])
    return {seat: question for seat in state.everyone if not state.characters[seat]}
