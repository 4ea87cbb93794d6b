"""Scenario 6, "Robinson Family": make a home with all that can be invented, and feed the children.

A child is born in the seventh, the ninth and the eleventh round, and must eat every night. The
land is poor: new terrains lie under a black marker, which the special action Reclamation removes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core import Context, One, Option, Script
from engine.robinson import island
from engine.robinson.asking import vote
from engine.robinson.changes import pay_from
from engine.robinson.content import TILES, PersonId, SpaceId, TokenId
from engine.robinson.effects import ActionKind, Effects
from engine.robinson.forecast import hungry_dice, roll_hungry_again
from engine.robinson.scenarios.base import Scenario, Tally
from engine.robinson.state import Doing, Moment, Planned, State, space_in
from engine.robinson.texts import goods_text, own_text, space_text
from engine.robinson.words import in_force

BIRTHS = (7, 9, 11)  # the rounds in which a child is born
PLOW, POWDER = "token-plow", "token-powder"
RECLAIM = "reclaim-"
TERRAIN = "terrain"


class RobinsonFamily(Scenario):
    def dawn(self, state: State, ctx: Context) -> Script[None]:
        """A child is born."""
        if state.round in BIRTHS:
            ctx.tell("child-born", n=children(state))
        yield from ()

    def book(self, state: State, ctx: Context) -> Script[None]:
        """Only half is produced in this round."""
        # RULING: two books halve it once, and one after the production changes nothing.
        in_force(state.this_round, "half-production")
        ctx.tell("land-exhausted")
        yield from ()

    def totem(
        self, state: State, ctx: Context, who: PersonId, space: SpaceId, number: int
    ) -> Script[None]:
        """A terrain found for the first time stays unexplored until it is reclaimed."""
        tile = state.island[space].tile
        assert tile is not None
        known = {
            TILES[here.tile].terrain
            for other, here in enumerate(state.island)
            if here.tile is not None and other != space
        }
        # RULING: a terrain that was found before is no new one, be it covered or turned down now.
        if TILES[tile].terrain not in known:
            state.island[space].covered = True
            ctx.tell("terrain-covered", space=space_text(space))
        yield from ()

    def sign(self, state: State, token: TokenId) -> Effects | None:
        """The Plow needs a marker to remove, the Powder a die to be rolled again."""
        if token == PLOW and not list(_markers(state)):
            return None
        if token == POWDER and not (state.moment == "animals" and hungry_dice(state)):
            return None
        return super().sign(state, token)

    def moment(self, state: State, token: TokenId) -> Moment:
        return "animals" if token == POWDER else ""

    def signed(self, state: State, ctx: Context, token: TokenId) -> Script[None]:
        """Use the Plow or the Powder."""
        if token == POWDER:
            roll_hungry_again(state, ctx, hungry_dice(state)[0])
        if token == PLOW:
            target = yield from vote(state, ctx, lambda: _plow_question(state))
            if target:
                _remove_marker(state, ctx, target)

    def extra_pawns(self, state: State, planned: Planned) -> int:
        """Reclamation takes two pawns."""
        # RULING: under the rules of distance, as whatever is done on a tile.
        return int(self.owns(planned))

    def targets(self, state: State, plan: Sequence[Planned]) -> Iterator[tuple[ActionKind, str]]:
        """Markers on tiles that a way leads to."""
        reach = island.distances(state)
        for target in _markers(state):
            if space_in(target) in reach:
                yield "special", target

    def owns(self, planned: Planned) -> bool:
        return planned.kind == "special"

    def is_possible(self, state: State, planned: Planned) -> bool:
        return planned.target in _markers(state) and planned.space in island.distances(state)

    def perform(self, state: State, ctx: Context, doing: Doing) -> Script[None]:
        """Reclaim a source or a terrain."""
        doing.succeeded = True
        _remove_marker(state, ctx, doing.planned.target)
        yield from ()

    def stacks_food(self, state: State) -> bool:
        return True

    def extra_mouths(self, state: State) -> int:
        return children(state)

    def supper(self, state: State, ctx: Context) -> Script[None]:
        """The children eat first; if one goes hungry all is lost."""
        # RULING: before the others, since nobody would eat what a child dies without.
        mouths = children(state)
        if not mouths:
            return
        if state.available.meals < mouths:
            ctx.tell("child-starved")
            state.ended = state.ended or "loss"
            return
        eaten = pay_from(state.available, "food", mouths)
        ctx.tell("children-ate", n=mouths, goods=goods_text(eaten))
        yield from ()

    def is_won(self, state: State) -> bool:
        """A home with a shelter, roof, palisade, weapons and all inventions dealt."""
        # RULING: as soon as all of it is there; the shelter must be built.
        return all(each.number >= each.of for each in _home(state))

    def counted(self, state: State) -> Mapping[str, int]:
        return {"item": len(state.built)}

    def goal(self, state: State) -> tuple[Tally, ...]:
        """What the home has, and how many children live in it."""
        return (*_home(state), Tally("children", children(state), len(BIRTHS)))


def children(state: State) -> int:
    """How many children have been born."""
    return sum(state.round >= born for born in BIRTHS)


def _home(state: State) -> tuple[Tally, ...]:
    """What the home needs, and has."""
    inventions = sum(item in state.built for item in state.dealt)
    return (
        Tally("shelter", int(state.shelter), 1),
        Tally("roof", min(1, state.roof), 1),
        Tally("palisade", min(1, state.palisade), 1),
        Tally("weapon", min(1, state.weapon), 1),
        Tally("inventions", inventions, len(state.dealt)),
    )


def _markers(state: State) -> Iterator[str]:
    """Black markers on tiles that lie face up, as targets of a reclamation."""
    for space in island.explored(state):
        here = state.island[space]
        for source in island.printed_sources(state, space):
            # The token of the Corral is no marker.
            if source in here.exhausted and (source, space) != ("food", state.corral):
                yield f"{RECLAIM}{source}-at-{space}"
        if here.covered:
            yield f"{RECLAIM}{TERRAIN}-at-{space}"


def _remove_marker(state: State, ctx: Context, target: str) -> None:
    space = space_in(target)
    assert space is not None
    here = state.island[space]
    what = target.removeprefix(RECLAIM).partition("-at-")[0]
    if what == TERRAIN:
        here.covered = False
        ctx.tell("terrain-uncovered", space=space_text(space))
    else:
        here.exhausted = [each for each in here.exhausted if each != what]
        ctx.tell("source-uncovered", source=what, space=space_text(space))


def _plow_question(state: State) -> One | None:
    """Which marker goes."""
    options = tuple(
        Option(target, own_text(target), None, str(space_in(target))) for target in _markers(state)
    )
    return One("plow.marker", options, options[0].key) if options else None
