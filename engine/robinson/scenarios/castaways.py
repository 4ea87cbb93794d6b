"""Scenario 1, "Castaways": light a pile of wood before a ship passes.

The pile has five columns of one to five pieces. Wood goes into one column a round, and stays there.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Context, Number, One, Option, Script, Text, ask
from engine.robinson.asking import vote
from engine.robinson.content import TokenId
from engine.robinson.scenarios.base import Scenario, Tally
from engine.robinson.state import Goods, State
from engine.robinson.texts import choice

OIL = "token-bow-tie"
HATCHET = "hatchet"
MAST = "mast"
OIL_WOOD = 2
MAST_WOOD = 3
SHIP_SINCE = 10
NONE = "none"


class Castaways(Scenario):
    def signed(self, state: State, ctx: Context, token: TokenId) -> Script[None]:
        """Oil is wood for the pile."""
        if token == OIL:
            add_to_pile_wood(state, ctx, OIL_WOOD)
        yield from ()

    def built(self, state: State, ctx: Context, item: str) -> Script[None]:
        """The Hatchet brings a token to the camp, and the Mast wood for the pile."""
        if item == HATCHET and "wood" not in state.island[state.camp].marks:
            state.island[state.camp].marks.append("wood")
            ctx.tell("wood-token-at-camp")
        if item == MAST:
            add_to_pile_wood(state, ctx, MAST_WOOD)
        yield from ()

    def dusk(self, state: State, ctx: Context) -> Script[None]:
        """Lay wood into one column of the pile."""
        # RULING: at the end of the action phase, as the Czech rules say twice.
        column = yield from vote(state, ctx, lambda: _column_question(state))
        if column and column != NONE:
            yield from _lay(state, ctx, int(column))
        # What the Mast or oil gave beyond a column is lost.
        state.pile_wood = 0

    def is_won(self, state: State) -> bool:
        """The pile is complete and Fire is built, when the ship passes."""
        return (
            state.round >= SHIP_SINCE
            and "fire" in state.built
            and not any(map(room_in, state.pile, range(len(state.pile))))
        )

    def goal(self, state: State) -> tuple[Tally, ...]:
        """The columns of the pile, and the Fire."""
        return (
            Tally("columns", _complete(state), len(state.pile)),
            Tally("fire", int("fire" in state.built), 1),
        )

    def counted(self, state: State) -> Mapping[str, int]:
        return {"column": _complete(state)}


def _complete(state: State) -> int:
    """How many columns of the pile are complete."""
    return sum(not room_in(wood, each) for each, wood in enumerate(state.pile))


def room_in(wood: int, column: int) -> int:
    """How much more wood a column takes."""
    return column + 1 - wood


def add_to_pile_wood(state: State, ctx: Context, n: int) -> None:
    """Set wood aside that may only go onto the pile."""
    state.pile_wood += n
    ctx.tell("pile-wood", n=n)


def _column_question(state: State) -> One | None:
    """Into which column wood goes in this round, if there is any."""
    most = state.available.wood + state.pile_wood
    open_columns = [each for each, wood in enumerate(state.pile) if room_in(wood, each)]
    if not most or not open_columns:
        return None
    options = [
        Option(
            str(each),
            Text("pile-column", {"column": each + 1, "room": room_in(state.pile[each], each)}),
        )
        for each in open_columns
    ]
    about = Text("about-pile", {"wood": most})
    return One("pile.column", (*options, choice(NONE)), NONE, about)


def _lay(state: State, ctx: Context, column: int) -> Script[None]:
    room = room_in(state.pile[column], column)
    free = min(room, state.pile_wood)
    # RULING: wood that may go nowhere else goes first.
    most = min(room, free + state.available.wood)
    least = max(1, free)
    number = least
    if most > least:
        number = yield from ask(
            ctx,
            state.first,
            lambda: Number(
                "pile.wood", least, max(least, min(room, free + state.available.wood)), least
            ),
        )
    state.pile_wood -= free
    state.available.take(Goods(wood=number - free))
    state.pile[column] += number
    ctx.tell("wood-piled", column=column + 1, n=number, full=int(room == number))
