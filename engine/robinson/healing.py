"""Healing that players share out among themselves."""

from __future__ import annotations

from engine.core import NO_ASIDES, Context, One, Script, Seat, ask
from engine.robinson.changes import heal
from engine.robinson.content import PersonId
from engine.robinson.state import State
from engine.robinson.texts import person_option


def wounded(state: State) -> list[PersonId]:
    """Who can be healed, Friday and guests too."""
    return [
        who
        for who, person in state.people.items()
        if person.wounds and not (person.dead or person.away)
    ]


def is_anybody_wounded(state: State) -> bool:
    return bool(wounded(state))


def heal_one(state: State, ctx: Context, seat: Seat) -> Script[None]:
    """Heal a wound of somebody whom the seat chooses."""
    who = yield from _choose(state, ctx, seat)
    if who:
        heal(state, ctx, who)


def heal_two(state: State, ctx: Context, seat: Seat) -> Script[None]:
    """Heal two wounds, of one character or of two."""
    yield from heal_one(state, ctx, seat)
    yield from heal_one(state, ctx, seat)


def _choose(state: State, ctx: Context, seat: Seat) -> Script[PersonId]:
    def question() -> One | None:
        options = tuple(person_option(state, who) for who in wounded(state))
        if not options:
            return None
        keys = [option.key for option in options]
        own = state.characters[seat]
        return One("heal.whom", options, own if own in keys else keys[0])

    only = wounded(state)
    if len(only) == 1:
        return only[0]
    return (yield from ask(ctx, seat, question, NO_ASIDES)) or ""
