"""Migrations: each step whole or not at all, with a copy of what was there before."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.records import MatchId
from bot.store import StoreBroken, files
from bot.store.migrate import Step, migrate, steps_in, version_of
from tests.bot.store.builders import names_in, opened

# Dies at the start of the statement with a number, for each number in turn, in a fresh child.
DIES_AT_EACH_STATEMENT = """
import os, shutil, signal, sys
from pathlib import Path
from bot.store import files
from bot.store.migrate import Step, migrate, steps_in

before, folder, script = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
steps = steps_in()
if script:
    steps = (*steps, Step(len(steps) + 1, "next", script))

def run(path, number):
    if before.exists():
        shutil.copy(before, path)
    files.create(path)
    connection = files.connect(path)
    seen = 0
    def count(statement):
        nonlocal seen
        seen += 1
        if seen == number:
            os.kill(os.getpid(), signal.SIGKILL)
    connection.set_trace_callback(count)
    migrate(connection, path, steps)

number = 0
status = None
while status != 0:
    number += 1
    child = os.fork()
    if child == 0:
        run(folder / f"{number}.db", number)
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    assert status in (0, 9), status
print(number)
"""

REBUILDS_A_TABLE = """
CREATE TABLE new_meta (key TEXT PRIMARY KEY, value TEXT NOT NULL, at REAL) STRICT;
INSERT INTO new_meta (key, value) SELECT key, value FROM meta;
DROP TABLE meta;
ALTER TABLE new_meta RENAME TO meta;
UPDATE meta SET at = 1.0;
"""


def schema(path: Path) -> tuple[int, list[str]]:
    """A database's version and tables, after what its last owner left has been cleared up."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        assert [("ok",)] == db.execute("PRAGMA integrity_check").fetchall()
        rows = db.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
        return version_of(db), [row[0] for row in rows]


def notes(path: Path) -> list[tuple[object, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT * FROM meta ORDER BY key").fetchall()


async def filled(path: Path) -> Path:
    async with opened(path) as store:
        for n in range(300):
            await store.set_meta(f"{n:03}", "x" * 50)
    return path


def take(path: Path, *scripts: str) -> None:
    """Take made-up steps after those there are."""
    known = steps_in()
    more = (Step(len(known) + n, f"more{n}", script) for n, script in enumerate(scripts, 1))
    with contextlib.closing(files.connect(path)) as db:
        migrate(db, path, (*known, *more))


def ends_of_all_kills(before: Path, folder: Path, script: str) -> list[Path]:
    done = subprocess.run(
        [sys.executable, "-c", DIES_AT_EACH_STATEMENT, str(before), str(folder), script],
        check=True,
        capture_output=True,
        cwd=Path(__file__).parents[3],
    )
    return [folder / f"{number}.db" for number in range(1, int(done.stdout) + 1)]


def schema_after(path: Path, steps: int) -> tuple[int, list[str]]:
    """What a new database is after the first few of the steps there are."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        for step in steps_in()[:steps]:
            db.executescript(step.script)
        db.execute(f"PRAGMA user_version = {steps}")
    return schema(path)


def test_the_steps_of_a_new_file_killed_at_any_statement_leave_none_half_done(
    tmp_path: Path,
) -> None:
    *killed, whole = ends_of_all_kills(tmp_path / "none", tmp_path, "")

    known = range(len(steps_in()) + 1)
    between = [schema_after(tmp_path / f"after-{n}.db", n) for n in known]
    assert between[-1] == schema(whole)
    assert len(killed) > len(schema(whole)[1])
    assert all(schema(path) in between for path in killed)


async def test_a_rebuilt_table_killed_at_any_statement_is_old_or_new(tmp_path: Path) -> None:
    before = await filled(tmp_path / "before.db")
    *killed, whole = ends_of_all_kills(before, tmp_path, REBUILDS_A_TABLE)

    old, new = (schema(before), notes(before)), (schema(whole), notes(whole))
    assert (300, 1.0) == (len(new[1]), new[1][0][2])
    ends = [(schema(path), notes(path)) for path in killed]
    assert all(end in (old, new) for end in ends)
    assert ends.count(old) >= 5


async def test_after_a_kill_the_step_is_taken_again(tmp_path: Path) -> None:
    before = await filled(tmp_path / "before.db")
    killed = ends_of_all_kills(before, tmp_path, REBUILDS_A_TABLE)[-3]
    take(killed, REBUILDS_A_TABLE)

    assert [1.0] * 300 == [note[2] for note in notes(killed)]


async def test_before_a_step_the_old_state_is_copied(path: Path) -> None:
    await filled(path)
    old = notes(path)
    take(path, REBUILDS_A_TABLE, "CREATE TABLE more (x INTEGER) STRICT;")

    first, second = (
        path.with_name("portage.db.before-more1"),
        path.with_name("portage.db.before-more2"),
    )
    assert (len(steps_in()), old) == (schema(first)[0], notes(first))
    assert (len(steps_in()) + 1, 300) == (schema(second)[0], len(notes(second)))
    assert len(steps_in()) + 2 == schema(path)[0]


async def test_an_older_copy_is_not_overwritten(path: Path) -> None:
    await filled(path)
    older = path.with_name("portage.db.before-more1")
    older.write_text("precious")
    take(path, REBUILDS_A_TABLE)

    assert "precious" == older.read_text()
    assert 300 == len(notes(path.with_name("portage.db.before-more1.2")))


async def test_what_a_killed_copy_leaves_is_cleared_away(path: Path) -> None:
    await filled(path)
    unfinished = path.with_name(".portage.db.before-more1.0123abcd")
    unfinished.write_text("half")
    take(path, REBUILDS_A_TABLE)

    assert ["portage.db", "portage.db.before-more1", "portage.db.lock"] == names_in(path.parent)


def test_a_new_file_needs_no_copy(path: Path) -> None:
    files.create(path)
    take(path)

    assert ["portage.db"] == names_in(path.parent)


async def test_a_faulty_step_changes_nothing(path: Path) -> None:
    await filled(path)
    old = schema(path), notes(path)

    with pytest.raises(StoreBroken, match="no such table: nowhere"):
        take(path, "CREATE TABLE one (x INTEGER); DELETE FROM meta; DROP TABLE nowhere;")
    assert old == (schema(path), notes(path))


async def test_a_step_that_breaks_references_changes_nothing(path: Path) -> None:
    await filled(path)
    old = schema(path)

    with pytest.raises(StoreBroken, match="a row of seats that refers nowhere"):
        take(
            path,
            "INSERT INTO seats (match, seat, name, autopilot, resigned)"
            " VALUES ('none2', 0, '', 0, 0);",
        )
    assert old == schema(path)


async def test_a_step_may_rebuild_a_table_that_others_refer_to(path: Path) -> None:
    await filled(path)
    with contextlib.closing(files.connect(path)) as db:
        db.execute(
            "INSERT INTO lobbies (id, game, host, guild, channel, language, seats, options,"
            " autopilots, created, version) VALUES ('aaaa2','toy',1,1,1,'en',2,'{}',0,0,0)"
        )
        db.execute("INSERT INTO lobby_users VALUES ('aaaa2','joined',0,1)")
    take(
        path,
        """
        CREATE TABLE new_lobbies (id TEXT PRIMARY KEY) STRICT;
        INSERT INTO new_lobbies SELECT id FROM lobbies;
        DROP TABLE lobbies;
        ALTER TABLE new_lobbies RENAME TO lobbies;
        """,
    )

    with contextlib.closing(files.connect(path)) as db:
        assert 1 == db.execute("SELECT count(*) FROM lobby_users").fetchone()[0]
        assert 1 == db.execute("PRAGMA foreign_keys").fetchone()[0]


async def test_an_opened_store_has_all_steps(path: Path) -> None:
    await filled(path)

    assert steps_in()[-1].number == schema(path)[0]


def test_a_gap_between_steps_is_noticed(tmp_path: Path) -> None:
    for name in ("0001_start.sql", "0003_later.sql"):
        (tmp_path / name).write_text("")

    with pytest.raises(AssertionError, match=r"\[1, 3\]"):
        steps_in(tmp_path)


async def test_an_open_table_of_an_older_bot_stays_open(path: Path) -> None:
    schema_after(path, 3)
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("INSERT INTO lobbies VALUES ('aaaa2','toy',1,2,3,'cs',2,'{}',0,9,5.5,4,'live')")
        db.execute("INSERT INTO lobby_users VALUES ('aaaa2','joined',0,1), ('aaaa2','invited',0,8)")
        db.commit()

    async with opened(path) as store:
        found = await store.lobby(MatchId("aaaa2"))

    assert found is not None
    assert ((1,), (8,), "live", "host") == (
        found.players,
        found.invited,
        found.pace,
        found.starts,
    )
    assert (5.5, 5.5, None) == (found.changed, found.invited_at, found.warned)
