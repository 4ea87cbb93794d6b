"""Scenario 3, "Jenny Needs Help": fetch her from the wreck, then leave with her in a lifeboat.

Jenny is a person without a player. Until she is rescued she is away; then she is a guest in camp.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core import Context, Script
from engine.robinson.changes import change_morale, demand_level, gain, wound
from engine.robinson.content import CHARACTERS, USES, PersonId, SpaceId
from engine.robinson.effects import ActionKind
from engine.robinson.scenarios.base import Scenario, Tally, hearts_left
from engine.robinson.state import Doing, Goods, Person, Planned, State
from engine.robinson.texts import card_text

JENNY = "jenny"
RAFT, LIFEBOAT, ROPE = "rescue-raft", "lifeboat", "rope"
STORM_GLASS = "start-storm-glass"
ALONE_WOUNDS = 2  # of Jenny's, each night on the wreck
TOTEM_WOUNDS, TOTEM_MORALE, TOTEM_HIDES = 2, -2, 2


class JennyNeedsHelp(Scenario):
    def prepare(self, state: State) -> None:
        """Jenny waits on the wreck; the storm-glass leaves the game, another thing comes for it."""
        state.people[JENNY] = Person(JENNY, away=True)
        # RULING: it is out of the pile, too, so that it can't be drawn later.
        if STORM_GLASS in state.starting_uses:
            del state.starting_uses[STORM_GLASS]
            state.starting_uses[state.starting.pop()] = USES
        else:
            state.starting.remove(STORM_GLASS)
        state.box.append(STORM_GLASS)

    def book(self, state: State, ctx: Context) -> Script[None]:
        """The palisade falls by a level."""
        demand_level(state, ctx, state.group, "palisade", 1)
        yield from ()

    def totem(
        self, state: State, ctx: Context, who: PersonId, space: SpaceId, number: int
    ) -> Script[None]:
        """Four totems mean something: wounds, bad omens, a rope, and hides."""
        match number:
            case 1:
                wound(state, ctx, who, TOTEM_WOUNDS)
            case 2:
                change_morale(state, ctx, TOTEM_MORALE)
            case 3 if ROPE in state.board:
                state.board.remove(ROPE)
                state.future_items.append(ROPE)
                state.makers[ROPE] = who
                ctx.tell("rope-found", item=card_text(ROPE))
            case 4:
                gain(state, ctx, Goods(hides=TOTEM_HIDES))
            case _:
                pass
        yield from ()

    def may_build(self, state: State, item: str) -> bool:
        """The lifeboat is built once Jenny is there."""
        return item != LIFEBOAT or _is_rescued(state)

    def targets(self, state: State, plan: Sequence[Planned]) -> Iterator[tuple[ActionKind, str]]:
        """The raft leads to Jenny."""
        if self._can_fetch(state):
            yield "explore", RAFT

    def owns(self, planned: Planned) -> bool:
        return _is_rescue(planned)

    def is_possible(self, state: State, planned: Planned) -> bool:
        return self._can_fetch(state)

    def perform(self, state: State, ctx: Context, doing: Doing) -> Script[None]:
        """Bring Jenny to the camp."""
        state.people[JENNY].away = False
        state.guests.append(JENNY)
        ctx.tell("jenny-rescued")
        yield from ()

    def has_adventures(self, planned: Planned) -> bool:
        """On the raft an adventure is a wound."""
        return not _is_rescue(planned)

    def rests_well(self, who: PersonId) -> bool:
        """Neither Bed nor Hammock serves Jenny."""
        return who != JENNY

    def night(self, state: State, ctx: Context) -> Script[None]:
        """On the wreck Jenny suffers, and nothing else reaches her."""
        if state.people[JENNY].away:
            wound(state, ctx, JENNY, ALONE_WOUNDS)
        yield from ()

    def dying(self, state: State) -> tuple[PersonId, ...]:
        """Jenny, if another night on the wreck is too much and nobody fetches her."""
        alone = state.people[JENNY].away and not any(map(_is_rescue, state.plan))
        return (JENNY,) if alone and hearts_left(state, JENNY) < ALONE_WOUNDS else ()

    def goal(self, state: State) -> tuple[Tally, ...]:
        """The raft, Jenny and the lifeboat; and the hearts that Jenny has left."""
        return (
            Tally("raft", int(RAFT in state.built), 1),
            Tally("jenny", int(_is_rescued(state)), 1),
            Tally("lifeboat", int(_is_afloat(state)), 1),
            Tally("jenny-hearts", hearts_left(state, JENNY), CHARACTERS[JENNY].hearts),
        )

    def is_won(self, state: State) -> bool:
        """Jenny is there, and the lifeboat is built."""
        # RULING: at once, even before the lifeboat would be on the board with other items.
        return _is_rescued(state) and _is_afloat(state)

    def counted(self, state: State) -> Mapping[str, int]:
        return {"jenny": int(_is_rescued(state)), "lifeboat": int(_is_afloat(state))}

    def _can_fetch(self, state: State) -> bool:
        return state.has(RAFT) and state.people[JENNY].away


def _is_rescue(planned: Planned) -> bool:
    return planned.kind == "explore" and planned.target == RAFT


def _is_rescued(state: State) -> bool:
    return JENNY in state.guests and not state.people[JENNY].dead


def _is_afloat(state: State) -> bool:
    return LIFEBOAT in state.built or LIFEBOAT in state.future_items
