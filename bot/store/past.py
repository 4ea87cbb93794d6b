"""What the store tells of a match's past: the part of `Store` for looking back."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Collection
from typing import Literal, TypeAlias, TypeVar

import msgspec

from bot.records import START, EventRow, Figures, MatchId, Passage
from bot.store import history
from bot.store.writer import Run
from engine.core import Checkpoint, Seat

T = TypeVar("T")

# Who looks: a seat, a spectator or, once a match is over, somebody from whom nothing is hidden.
Eyes: TypeAlias = Seat | Literal["all"] | None

_SEEN = "undone_by IS NULL AND (to_seats IS NULL OR to_seats & :bits)"
_EVERYBODY = (1 << 62) - 1
_ALL = 1 << 62  # no match comes so far


class Course(msgspec.Struct, frozen=True):
    """The way a match has gone, as somebody has seen it.

    *steps* are the seqs after the start at which something happened that they may know. *turns* are
    those at which a later turn or phase was under way, *bends* those at which something was done
    that was taken back later, or was taken back.
    """

    steps: tuple[int, ...]
    turns: tuple[int, ...]
    bends: tuple[int, ...]


class Looks:
    """Each method is one transaction, as those of `Store` are."""

    def __init__(self, read: Run) -> None:
        self._read = read

    async def course(self, match: MatchId, eyes: Eyes) -> Course:
        """What can be stepped through."""
        return await self._read(lambda db: _course(db, match, eyes))

    async def told(
        self, match: MatchId, eyes: Eyes, seqs: Collection[int]
    ) -> dict[int, list[EventRow]]:
        """What happened at *seqs*, by seq, as somebody may know it."""
        return await self._read(lambda db: {seq: _told(db, match, eyes, seq) for seq in seqs})

    async def passage(self, match: MatchId, seq: int) -> Passage:
        """What the match at *seq* is rebuilt from."""
        return await self._read(lambda db: _passage(db, match, seq))

    async def states(self, match: MatchId, most: int) -> list[tuple[Checkpoint, int]]:
        """At most so many checkpoints, evenly spread, the last one too, with their versions."""
        return await self._read(lambda db: _states(db, match, most))

    async def events(self, match: MatchId) -> list[EventRow]:
        """All that has happened, whoever may know it, what was taken back too."""
        return await self._read(lambda db: history.events(db, match))

    async def figures(self, match: MatchId) -> Figures:
        return await self._read(lambda db: _figures(db, match))


def bits_of(eyes: Eyes) -> int:
    """The seats whose secrets somebody may know, as bits."""
    if eyes is None:
        return 0
    return _EVERYBODY if eyes == "all" else 1 << eyes


def spread(n: int, most: int) -> list[int]:
    """At most so many of the numbers below *n*, evenly spread, the first and the last too."""
    if n <= most:
        return list(range(n))
    return [round(each * (n - 1) / (most - 1)) for each in range(most)]


def _course(db: sqlite3.Connection, match: MatchId, eyes: Eyes) -> Course:
    given = {"match": match, "bits": bits_of(eyes), "start": START}
    steps = db.execute(
        f"""
        SELECT DISTINCT seq FROM events
        WHERE match = :match AND seq > :start AND {_SEEN} ORDER BY seq""",  # noqa: S608
        given,
    )
    turns = [(seq,) for _, seq in _kept(db, match)]
    bends = db.execute(
        """
        SELECT DISTINCT seq FROM moves
        WHERE match = :match AND (undone_by IS NOT NULL OR kind IN ('undo', 'return'))
        ORDER BY seq""",
        given,
    )
    return Course(*(tuple(seq for (seq,) in rows) for rows in (steps, turns, bends)))


def _told(db: sqlite3.Connection, match: MatchId, eyes: Eyes, seq: int) -> list[EventRow]:
    rows = db.execute(
        f"""
        SELECT seq, event, to_seats FROM events
        WHERE match = :match AND seq = :seq AND {_SEEN} ORDER BY n""",  # noqa: S608
        {"match": match, "seq": seq, "bits": bits_of(eyes)},
    )
    return [EventRow(seq, event, history.seats_in(bits)) for seq, event, bits in rows]


def _passage(db: sqlite3.Connection, match: MatchId, seq: int) -> Passage:
    kept: Checkpoint | None = None
    ids = [id_ for id_, at in _kept(db, match, seq) if at <= seq]
    if ids:
        kept = _checkpoint(db, ids[-1])
    after = -1 if kept is None else kept.seq
    version = 0 if kept is None else _version(db, match, kept.seq)
    return Passage(kept, version, tuple(history.moves(db, match, after, seq)))


def _states(db: sqlite3.Connection, match: MatchId, most: int) -> list[tuple[Checkpoint, int]]:
    ids = [id_ for id_, _ in _kept(db, match)]
    found: list[tuple[Checkpoint, int]] = []
    for at in spread(len(ids), most):
        kept = _checkpoint(db, ids[at])
        found.append((kept, _version(db, match, kept.seq)))
    return found


def _checkpoint(db: sqlite3.Connection, id_: int) -> Checkpoint:
    seq, phase, state = db.execute(
        "SELECT seq, phase, state FROM checkpoints WHERE id = ?", (id_,)
    ).fetchone()
    return Checkpoint(seq, phase, zlib.decompress(state))


def _kept(db: sqlite3.Connection, match: MatchId, before: int = _ALL) -> list[tuple[int, int]]:
    """The checkpoints by id, each with its seq, on the way that led to a seq.

    Where all agreed to go back to an earlier one, those between don't lie on it any more.
    """
    returns = db.execute(
        "SELECT CAST(raw AS TEXT), seq FROM moves WHERE match = ? AND kind = 'return' AND seq < ?",
        (match, before),
    ).fetchall()
    rows = db.execute("SELECT id, seq FROM checkpoints WHERE match = ? ORDER BY id", (match,))
    return [
        (id_, seq) for id_, seq in rows if not any(int(to) < seq <= back for to, back in returns)
    ]


def _version(db: sqlite3.Connection, match: MatchId, seq: int) -> int:
    """The version of the rules that led to *seq*."""
    row = db.execute(
        """
        SELECT version FROM moves WHERE match = ? AND seq < ?
        ORDER BY seq DESC, n DESC LIMIT 1""",
        (match, seq),
    ).fetchone()
    version: int = row[0]
    return version


def _figures(db: sqlite3.Connection, match: MatchId) -> Figures:
    answers = db.execute(
        """
        SELECT seat, count(*) FROM moves
        WHERE match = ? AND kind IN ('answer', 'order', 'redo') AND undone_by IS NULL
        GROUP BY seat""",
        (match,),
    ).fetchall()
    undos = db.execute(
        "SELECT seat, count(*) FROM moves WHERE match = ? AND kind = 'undo' GROUP BY seat",
        (match,),
    ).fetchall()
    phases = db.execute("SELECT phase FROM checkpoints WHERE match = ? ORDER BY id", (match,))
    return Figures(dict(answers), dict(undos), tuple(phase for (phase,) in phases))
