"""Levels that cards raise and lower, with the choice between roof and palisade."""

from __future__ import annotations

from engine.core import Context, One, Option, Script, Text
from engine.robinson.changes import demand_level, lower_level, raise_level, unmet
from engine.robinson.effects import Level
from engine.robinson.island import is_sheltered
from engine.robinson.scope import Scope, choose
from engine.robinson.state import State
from engine.robinson.texts import about_card


def change_level(state: State, ctx: Context, scope: Scope, word: Level) -> Script[None]:
    """Change a level as a card says; what can't be lowered is an unmet demand."""
    of = word.of
    if of == "roof-or-palisade":
        chosen = yield from _choose(state, ctx, scope, raised=word.by > 0)
        if not chosen:
            # Nothing stands that could be lowered, or nothing can be raised.
            if word.by < 0:
                unmet(state, ctx, scope.party, -word.by, of)
            return
        of = "roof" if chosen == "roof" else "palisade"
    if word.half:
        # RULING: half of a level is lost rounded down, so one of 1 stays.
        level: int = getattr(state, of)
        lower_level(state, ctx, of, level // 2)
    elif word.by > 0:
        raise_level(state, ctx, of, word.by)
    elif word.up_to:
        lower_level(state, ctx, of, -word.by)
    else:
        demand_level(state, ctx, scope.party, of, -word.by)


def _choose(state: State, ctx: Context, scope: Scope, *, raised: bool) -> Script[str]:
    def build() -> One | None:
        levels = {"roof": state.roof, "palisade": state.palisade}
        keys = [key for key in levels if levels[key] or (raised and is_sheltered(state))]
        options = tuple(Option(key, Text(f"structure-{key}"), key) for key in keys)
        return One("level.which", options, keys[-1], about_card(scope.card)) if keys else None

    return (yield from choose(state, ctx, scope, build))
