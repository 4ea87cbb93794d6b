"""Pawns: whose they are, and for which actions (rulebook, "Dodatečné figurky")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from engine.robinson.content import (
    CHARACTERS,
    DOG,
    FRIDAY,
    ITEMS,
    SHEETS,
    STARTING,
    TOKENS,
    PawnId,
    PersonId,
    copies_of,
    face,
)
from engine.robinson.effects import ACTION_KINDS, PLAYERS_KINDS, ActionKind
from engine.robinson.scenarios import rules
from engine.robinson.state import Planned, State

PAWNS = 2  # of each player
STAYING: tuple[ActionKind, ...] = ("build", "arrange", "rest")
HANDYMAN = "handyman"
CANDLES = "treasure-candles"
COMPASS = "treasure-compass"


class Pawn(msgspec.Struct, frozen=True):
    id: PawnId
    kinds: tuple[ActionKind, ...]
    owner: PersonId | None = None  # a player's character
    single: bool = False  # its source is used up by it
    serves: str = ""  # how the only targets begin that it serves for


def pawns(state: State) -> dict[PawnId, Pawn]:
    """All pawns of this round, planned or not."""
    own = (pawn for who in state.characters if who for pawn in _own(state, who))
    return {pawn.id: pawn for pawn in (*own, *_extra(state))}


def one_pawn(who: PersonId) -> str:
    """The rule that leaves a character one pawn in a round."""
    return f"one-pawn.{who}"


def stays(who: PersonId) -> str:
    """The rule by which a character only builds, arranges the camp or rests."""
    return f"stays.{who}"


def rests(who: PersonId) -> str:
    """The rule by which a character only rests."""
    return f"rests.{who}"


def placed(plan: Iterable[Planned]) -> set[PawnId]:
    return {pawn for planned in plan for pawn in planned.pawns}


def owners(state: State, planned: Planned) -> list[PersonId]:
    """The players' characters with pawns in an action, in the order they came."""
    there = (face(pawn) for pawn in planned.pawns)
    return list(dict.fromkeys(who for who in there if who in state.characters))


def leader(state: State, planned: Planned) -> PersonId | None:
    """Who performs an action: a player before Friday and guests; None if no pawn can."""
    if planned.by:
        return planned.by
    leading = owners(state, planned)
    if leading:
        return leading[0]
    return next((pawn for pawn in planned.pawns if pawn in state.people), None)


def use_up(state: State, planned: Planned) -> None:
    """Remove what gave this action a pawn for one use."""
    for pawn in planned.pawns:
        source = face(pawn)
        if source == HANDYMAN:
            state.extra_pawns.remove(pawn)
        elif source in TOKENS:
            state.found.remove(pawn)
            state.box.append(pawn)
        elif source in STARTING:
            use_starting(state, source)
        elif source == CANDLES:
            use_kept(state, source)


def use_starting(state: State, card: str) -> None:
    """Use a starting item once; after its last use it leaves the game."""
    state.starting_uses[card] -= 1
    if not state.starting_uses[card]:
        del state.starting_uses[card]
        state.box.append(card)


def use_kept(state: State, card: str) -> None:
    """Use a kept card once; after its last use it leaves the game."""
    for pile in (state.kept, *([state.doing.kept] if state.doing else [])):
        for kept in pile:
            if kept.card == card:
                kept.uses -= 1
                if not kept.uses:
                    pile.remove(kept)
                    state.box.append(card)
                return
    raise AssertionError(f"nobody has {card}")


def _own(state: State, who: PersonId) -> Iterator[Pawn]:
    kinds = PLAYERS_KINDS
    if state.in_force(stays(who)):
        kinds = STAYING
    if state.in_force(rests(who)):
        kinds = ("rest",)
    number = 1 if state.in_force(one_pawn(who)) else PAWNS
    for n in range(1, number + 1):
        yield Pawn(f"{who}.{n}", kinds, who)


def _extra(state: State) -> Iterator[Pawn]:
    friday = state.people.get(FRIDAY)
    if friday is not None and not friday.dead:
        yield Pawn(FRIDAY, ACTION_KINDS)
    yield from (Pawn(guest, CHARACTERS[guest].acts) for guest in state.guests)
    if state.has_dog:
        yield Pawn(DOG, ("hunt", "explore"))
    yield from (
        Pawn(item.id, item.pawn, serves=item.pawn_for)
        for item in (*ITEMS.values(), *SHEETS[state.scenario].items)
        if item.pawn and state.has(item.id)
    )
    yield from _single_use(state)
    if any(kept.card == COMPASS for kept in state.kept):
        yield Pawn(COMPASS, ("explore",))


def _single_use(state: State) -> Iterator[Pawn]:
    for token in state.found:
        if kinds := TOKENS[face(token)].pawn or rules(state).token_pawn(state, face(token)):
            yield Pawn(token, kinds, single=True)
    for card, uses in state.starting_uses.items():
        if kinds := STARTING[card].pawn:
            yield from (Pawn(pawn, kinds, single=True) for pawn in copies_of(card, uses))
    for kept in state.kept:
        if kept.card == CANDLES:
            yield from (Pawn(p, ("build",), single=True) for p in copies_of(CANDLES, kept.uses))
    yield from (Pawn(pawn, ("build",), single=True) for pawn in state.extra_pawns)
