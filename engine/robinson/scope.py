"""Whom an effect concerns: what a word of a card needs to know of where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from engine.core import Context, One, Script, ask
from engine.robinson.asking import vote
from engine.robinson.content import CardId, PersonId
from engine.robinson.effects import Effects, Who
from engine.robinson.state import State


class Scope(msgspec.Struct, frozen=True):
    """*you* performs the action, or is the first player; *party* suffers for unmet demands."""

    card: CardId
    you: PersonId
    party: tuple[PersonId, ...]
    together: bool = False  # the players choose, not one of them
    later: bool = False  # the second half of an adventure or a mystery


# Carries out a row of effects: handed to what words call and what needs to carry out others.
Do: TypeAlias = Callable[[State, Context, Scope, Effects], Script[None]]


def of_event(state: State, card: CardId, *, later: bool = False) -> Scope:
    """The scope of what comes out of the event deck: it concerns everybody."""
    return Scope(card, state.leader, tuple(state.group), together=True, later=later)


def of_actor(card: CardId, who: PersonId) -> Scope:
    """The scope of what happens to one character."""
    return Scope(card, who, (who,))


def whom(state: State, scope: Scope, who: Who) -> list[PersonId]:
    """The characters that a word names."""
    match who:
        case "all":
            return state.group
        case "first":
            return [state.leader]
        case _:
            return [scope.you]


def choose(
    state: State, ctx: Context, scope: Scope, build: Callable[[], One | None]
) -> Script[str]:
    """What is chosen: by all together, or by whom it concerns; "" if there is nothing."""
    if scope.together:
        return (yield from vote(state, ctx, build))
    question = build()
    if question is not None and len(question.options) == 1:
        return question.options[0].key
    return (yield from ask(ctx, state.speaker(scope.you), build)) or ""
