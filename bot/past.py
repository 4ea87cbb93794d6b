"""A match as it once stood: from the nearest checkpoint, through the answers given since."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence

import msgspec

from bot.draft import AnyGame, AnyMatch
from bot.records import MatchRecord, MoveRow, Passage
from bot.takebacks import stand_again
from engine.core import Checkpoint, Config, Event, Match, Seat
from engine.core.rebuild import refresh

log = logging.getLogger("portage.past")

ANSWERS = frozenset({"answer", "order", "redo"})  # the kinds of moves that answer a question


class Past(msgspec.Struct, frozen=True):
    """A match at a moment; or, where today's rules don't lead there, shortly before it."""

    match: AnyMatch
    is_exact: bool


def past_of(game: AnyGame, record: MatchRecord, passage: Passage, seq: int) -> Past:
    """The match as it stood when its seq was *seq*, to be read only.

    Raises whatever the rules raise where they can't even take the checkpoint.
    """
    match = _beginning(game, record, passage)
    try:
        for _ in replayed(match, [move for move in passage.moves if move.seq < seq]):
            pass
    except Exception as error:  # answers that today's rules refuse
        log.info("match %s: no way to seq %d: %r", record.id, seq, error)
        return Past(_beginning(game, record, passage), False)
    match.seq = seq
    return Past(match, True)


def beginning(game: AnyGame, record: MatchRecord) -> AnyMatch:
    """The match as it was dealt."""
    return Match.start(game, msgspec.json.decode(record.config, type=Config), record.seed)


def replayed(match: AnyMatch, moves: Sequence[MoveRow]) -> Iterator[tuple[MoveRow, list[Event]]]:
    """Do *moves* again, and tell of each what happened; notes that change no table tell nothing.

    What is taken back is done first and then taken back, as it was. What a change of the rules has
    lost is left out. Raises what the match raises where a move isn't possible.
    """
    lost = {move.seq for move in moves if move.undone_by in _repairs(moves)}
    returns = {msgspec.json.decode(move.raw, type=int) for move in moves if move.kind == "return"}
    saves: dict[int, bytes] = {}
    for move in moves:
        if move.seq in returns and move.seq not in saves:
            saves[move.seq] = match.to_json()
        if move.kind in ANSWERS and move.seq not in lost:
            assert move.seat is not None
            # Seats that changed hands have counted, too.
            match.seq = move.seq
            raw = msgspec.json.decode(move.raw)
            yield move, match.answer(move.seat, raw, aside=move.aside)
        elif move.kind == "undo":
            match.seq = move.seq
            seat, to = _taken_back(move, moves)
            yield move, match.undo(seat, to, agreed=match.state.everyone)
        elif move.kind == "return":
            assert move.seat is not None
            match.seq = move.seq
            stand_again(match, move.seat, msgspec.json.decode(move.raw, type=int), saves)
            yield move, []
        elif move.kind == "repair" and move.raw == b"true":
            refresh(match, move.seq + 1)
            yield move, []
        else:
            yield move, []


def _beginning(game: AnyGame, record: MatchRecord, passage: Passage) -> AnyMatch:
    kept = passage.checkpoint
    if kept is None:
        return beginning(game, record)
    match: AnyMatch = Match.resume(game, state_of(game, kept, passage.version))
    match.seq = kept.seq
    return match


def state_of(game: AnyGame, kept: Checkpoint, version: int) -> object:
    """The state of a checkpoint that rules of *version* have kept, as today's."""
    if version < game.version:
        old = msgspec.json.decode(kept.state, type=dict[str, object])
        return msgspec.convert(game.upgrade(old, version), game.state_type)
    return msgspec.json.decode(kept.state, type=game.state_type)


def _repairs(moves: Sequence[MoveRow]) -> set[int]:
    """The seqs that changes of the rules have led to."""
    return {_seq_after(move, moves) for move in moves if move.kind == "repair"}


def _taken_back(undo: MoveRow, moves: Sequence[MoveRow]) -> tuple[Seat, int]:
    """Whose answers an undo has taken back, and from which seq on."""
    by = _seq_after(undo, moves)
    assert undo.seat is not None
    gone = [move.seq for move in moves if move.undone_by == by and move.seat == undo.seat]
    return undo.seat, min(gone)


def _seq_after(taking: MoveRow, moves: Sequence[MoveRow]) -> int:
    """The seq that the step with *taking* led to, by which the moves it took back are marked.

    Answers by standing orders may have followed in the same step.
    """
    marks = [move.undone_by for move in moves if move.seq < taking.seq]
    return min((by for by in marks if by is not None and by > taking.seq), default=-1)
