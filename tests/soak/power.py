"""Power cuts while steps are written: none that was acknowledged may be lost.

python -m tests.soak.power [CUTS]

The store's own SQL runs on SQLite as apsw brings it, with a disk in memory. Two settings that we
don't use prove that the test can fail.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Self

import apsw
import msgspec

from bot.records import Change, EventRow, MatchId, MoveRow
from bot.store import matches
from bot.store.check import faults
from bot.store.files import SETTINGS
from bot.store.lobbies import Interaction, note
from bot.store.migrate import steps_in
from bot.store.writer import written
from engine.core import Checkpoint, Seat
from tests.bot.store.builders import ANNA, record, step
from tests.soak.disk import NAME, Disk, Files

CUTS = 300
WRITES = 1_000  # to the disk, before which the power is cut: some 80 steps
IDS = [MatchId(f"many{letter}") for letter in "abcd"]
OFTEN = "PRAGMA wal_autocheckpoint = 20"  # so that a cut falls into a checkpoint, too


class Setting(msgspec.Struct, frozen=True):
    """How the store is opened: ours is *more* than nothing only in order to test it harder."""

    name: str
    more: tuple[str, ...] = ()


SETTINGS_TRIED = (
    Setting("ours"),
    Setting("ours, with many checkpoints", (OFTEN,)),
    Setting("synchronous NORMAL", (OFTEN, "PRAGMA synchronous = NORMAL")),
    Setting("synchronous OFF", (OFTEN, "PRAGMA synchronous = OFF")),
)


class Figures(msgspec.Struct):
    setting: str
    cuts: int = 0
    acknowledged: int = 0
    lost: int = 0  # steps that were acknowledged and aren't there
    corrupt: int = 0  # cuts after which the store contradicts itself or can't be read


class Cursor:
    """An apsw cursor as the standard library's `sqlite3` has it."""

    def __init__(self, connection: apsw.Connection, cursor: apsw.Cursor, before: int) -> None:
        self._cursor = cursor
        self.rowcount = connection.total_changes() - before
        self.lastrowid = connection.last_insert_rowid()

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return iter(self._cursor)

    def fetchone(self) -> tuple[Any, ...] | None:
        return self._cursor.fetchone()

    def fetchall(self) -> list[tuple[Any, ...]]:
        return self._cursor.fetchall()


class Connection:
    """An apsw connection as the store's SQL uses one."""

    def __init__(self, setting: Setting) -> None:
        self._connection = apsw.Connection("store", vfs=NAME)
        # Without shared memory; what is written and synced is the same.
        self.execute("PRAGMA locking_mode = EXCLUSIVE")
        for pragma in (*SETTINGS, *setting.more):
            self.execute(pragma)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with suppress(Exception):
            self._connection.close(True)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, values: Any = ()) -> Cursor:
        before = self._connection.total_changes()
        return Cursor(self._connection, self._connection.execute(sql, values), before)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]]) -> Cursor:
        before = self._connection.total_changes()
        return Cursor(self._connection, self._connection.executemany(sql, rows), before)


def cuts(setting: Setting, number: int, seed: int = 1) -> Figures:
    """So many power cuts, each while matches of one store are played on."""
    told, chance = Figures(setting.name), random.Random(seed)
    disk = Disk()
    vfs = Files(disk)
    try:
        for _ in range(number):
            if not disk.files:
                begin(setting)
                disk.sync()
            _cut(disk, setting, told, chance)
    finally:
        vfs.unregister()
    return told


def _cut(disk: Disk, setting: Setting, told: Figures, chance: random.Random) -> None:
    acknowledged: dict[MatchId, int] = {}
    with suppress(Exception), Connection(setting) as db:
        acknowledged = seqs(db)
        disk.cut_at = disk.done + chance.randint(1, WRITES)
        play(db, acknowledged, told)
    disk.is_off = True
    told.cuts += 1
    disk.restart(chance)
    try:
        with Connection(setting) as db:
            assert not faults(db), "it contradicts itself"  # type: ignore[arg-type]
            there = seqs(db)
            told.lost += sum(max(seq - there[id_], 0) for id_, seq in acknowledged.items())
    except Exception:
        told.corrupt += 1
        disk.files.clear()


def begin(setting: Setting) -> None:
    """A store with some matches, all of it on the disk."""
    with Connection(setting) as db:
        for each in steps_in():
            db.execute(each.script)
        db.execute("PRAGMA journal_mode = WAL")
        written(db, [lambda db, id_=id_: matches.add(db, record(id_)) for id_ in IDS])  # type: ignore[arg-type, list-item]


def seqs(db: Connection) -> dict[MatchId, int]:
    return dict(iter(db.execute("SELECT id, seq FROM matches")))


def play(db: Connection, acknowledged: dict[MatchId, int], told: Figures) -> None:
    """Steps of one to four matches at once, until the power is cut."""
    chance = random.Random(sum(acknowledged.values()))
    while True:
        group = chance.sample(IDS, chance.randint(1, len(IDS)))
        changes = [next_step(id_, acknowledged[id_]) for id_ in group]
        outcomes = written(db, [work_of(change) for change in changes])  # type: ignore[arg-type]
        for change, outcome in zip(changes, outcomes, strict=True):
            if outcome is not None:  # it failed
                return
            acknowledged[change.match] = change.seq
            told.acknowledged += 1


def next_step(id_: MatchId, seq: int) -> Change:
    save = b"%d" % seq + bytes(range(32, 127)) * 20
    return step(
        seq,
        id_,
        save=save,
        moves=(MoveRow(seq + 1, Seat(0), ANNA, "answer", "turn.action", b'"play"'),),
        events=(EventRow(seq + 1, b'{"id":"played","args":{"card":"wagon.2"}}'),),
        checkpoints=(Checkpoint(seq, str(seq // 4), save),),
        interaction=seq * len(IDS) + IDS.index(id_),
    )


def work_of(change: Change) -> Any:
    """What `Store.commit` writes."""

    def work(db: Any) -> None:
        assert change.interaction is not None
        note(db, Interaction(change.interaction, change.match, change.user, 0.0, b"{}"))
        matches.change(db, change, 0.0)

    return work


def main(number: int = CUTS) -> int:
    told = [cuts(setting, number) for setting in SETTINGS_TRIED]
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
    return int(is_wrong(told))


def is_wrong(told: Sequence[Figures]) -> bool:
    """Whether ours has lost anything, or the other two nothing."""
    ours, often, normal, off = told
    return bool(ours.lost + ours.corrupt + often.lost + often.corrupt) or not (
        normal.lost and off.corrupt
    )


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
