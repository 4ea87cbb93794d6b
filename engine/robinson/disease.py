"""The Strange Disease, whose markers the players share out."""

from __future__ import annotations

from functools import partial

from engine.core import Context, Number, Script, Text, ask
from engine.robinson.content import PersonId
from engine.robinson.scope import Do, Scope
from engine.robinson.state import State
from engine.robinson.texts import person_text

MARKERS = 2  # for each player


def share_out_disease(state: State, ctx: Context, scope: Scope, do: Do) -> Script[None]:
    """Share out markers among the players; each is a wound in the coming night."""
    left = MARKERS * state.seats
    for who in state.players[:-1]:
        about = Text("about-disease", {"who": person_text(state, who), "left": left})
        build = partial(_markers_question, left, about)
        number = yield from ask(ctx, state.speaker(scope.you), build)
        _infect(state, ctx, who, number)
        left -= number
    _infect(state, ctx, state.players[-1], left)


def _infect(state: State, ctx: Context, who: PersonId, n: int) -> None:
    if n:
        state.people[who].markers += n
        ctx.tell("infected", who=person_text(state, who), n=n)


def _markers_question(left: int, about: Text) -> Number:
    return Number("disease.markers", 0, left, min(MARKERS, left), about)
