"""`python -m bot` with a database that can't be used: two lines at most, and nothing is touched."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.__main__ import main
from bot.store import files
from bot.store.migrate import steps_in
from tests.bot.store.builders import content, names_in
from tests.bot.store.test_opening import filled, holder_of
from tests.bot.test_settings import TOKEN

ROOT = Path(__file__).parents[2]

# What a process of its own needs that its arguments can't say goes before `main`.
START = "import os, resource, sys\nfrom bot.__main__ import main\n{before}\nsys.exit(main([]))"


class Ended(NamedTuple):
    """A process of the bot that has come to its end."""

    code: int
    said: str


Start = Callable[[Path], Ended]


@pytest.fixture
def start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Start:
    """What `python -m bot` does, without the second that its imports take."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr("bot.__main__.logs", lambda level: None)

    def begin(database: Path) -> Ended:
        monkeypatch.setenv("PORTAGE_DATABASE", str(database))
        capsys.readouterr()
        code = main([])
        return Ended(code, "".join(capsys.readouterr()))

    return begin


def start_apart(database: Path, before: str) -> Ended:
    """The same in a process of its own, after the statement *before*."""
    environment = {name: value for name, value in os.environ.items() if "PORTAGE" not in name}
    ended = subprocess.run(
        [sys.executable, "-c", START.format(before=before)],
        env=environment
        | {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "PORTAGE_DATABASE": str(database)},
        cwd=database.parent,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return Ended(ended.returncode, ended.stdout + ended.stderr)


def complaint_of(ended: Ended) -> str:
    """What a start that failed has said, and that it said it well."""
    code, said = ended
    assert 1 == code, said
    assert "Traceback" not in said
    assert TOKEN not in said
    assert 1 <= len(said.splitlines()) <= 2, said
    return said


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "portage.sqlite3"


def changed(database: Path, statement: str) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.execute(statement)
        db.commit()


def cut_off(database: Path) -> None:
    database.write_bytes(content(database)[: 4096 * 6])


def garbled(database: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        root = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'moves'").fetchone()[0]
    whole = content(database)
    start = 4096 * (root - 1)
    database.write_bytes(whole[:start] + b"\xff" * 64 + whole[start + 64 :])


def scribbled(database: Path) -> None:
    database.write_text("Dear diary, " * 500)


def another_programs(database: Path) -> None:
    database.unlink()
    changed(database, "CREATE TABLE recipes (name TEXT)")


def newer(database: Path) -> None:
    changed(database, f"PRAGMA user_version = {len(steps_in()) + 1}")


def half_migrated(database: Path) -> None:
    changed(database, "PRAGMA user_version = 0")


def without_a_table(database: Path) -> None:
    changed(database, "DROP TABLE outbox")


def with_another_table(database: Path) -> None:
    changed(database, "ALTER TABLE users DROP COLUMN locale")


@pytest.mark.parametrize(
    ("spoil", "fault", "remedy"),
    [
        (cut_off, "damaged", "restore FILE"),
        (garbled, "damaged", "restore FILE"),
        (scribbled, "not a database", "PORTAGE_DATABASE"),
        (another_programs, "another program's", "PORTAGE_DATABASE"),
        (newer, "a newer version", "Start that version"),
        (half_migrated, "not those before 0001", "restore FILE"),
        (without_a_table, "outbox", "restore FILE"),
        (with_another_table, "users", "restore FILE"),
    ],
)
def test_a_spoilt_database_is_named_with_its_remedy_and_left_as_it_is(
    start: Start, database: Path, spoil: Callable[[Path], None], fault: str, remedy: str
) -> None:
    asyncio.run(filled(database))
    spoil(database)
    before = content(database)

    said = complaint_of(start(database))

    assert fault in said
    assert remedy in said
    assert before == content(database)


def test_a_database_in_use_is_named_with_the_process_that_uses_it(
    start: Start, database: Path
) -> None:
    asyncio.run(filled(database))
    before = content(database)

    with holder_of(database) as other:
        said = complaint_of(start(database))
        other.kill()

    assert f"number {other.pid}" in said
    assert "Stop that one first" in said
    assert before == content(database)


def test_a_database_that_another_program_writes_is_waited_for_and_named(
    start: Start, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(filled(database))
    changed(database, "PRAGMA journal_mode = DELETE")
    before = content(database)

    monkeypatch.setattr(files, "_PATIENCE", 0.1)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        said = complaint_of(start(database))
        other.execute("ROLLBACK")

    assert "another program is writing" in said
    assert "Close that program" in said
    assert before == content(database)


@pytest.fixture
def common_folder() -> Iterator[Path]:
    """A folder that every user of this machine can reach, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    yield folder
    shutil.rmtree(folder)


@pytest.mark.parametrize("folder_too", [False, True])
def test_a_database_that_cannot_be_written_is_named(common_folder: Path, folder_too: bool) -> None:
    database = common_folder / "portage.sqlite3"
    asyncio.run(filled(database))
    database.with_name(database.name + ".lock").unlink()
    database.chmod(0o444)
    common_folder.chmod(0o555 if folder_too else 0o777)
    before = content(database)

    # Root may write everything.
    said = complaint_of(start_apart(database, "os.geteuid() or os.seteuid(65534)"))

    assert "cannot be written" in said
    assert "Let the user who runs the bot write it" in said
    assert before == content(database)


def test_without_room_the_start_says_so(database: Path) -> None:
    said = complaint_of(start_apart(database, limited_to(0)))

    assert "the disk is full" in said
    assert "Make room" in said


def test_without_room_for_the_tables_the_next_start_begins_anew(database: Path) -> None:
    said = complaint_of(start_apart(database, limited_to(9000)))
    assert "the disk does not answer" in said
    assert "whether it is full" in said

    asyncio.run(filled(database))
    assert b"SQLite" == content(database)[:6]


def limited_to(size: int) -> str:
    """No file may grow beyond *size* bytes."""
    return f"resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size}))"


def test_a_folder_that_is_missing_is_named_and_not_made(start: Start, tmp_path: Path) -> None:
    said = complaint_of(start(tmp_path / "nowhere" / "portage.sqlite3"))

    assert "there is no folder" in said
    assert "Make it, or name another" in said
    assert [] == names_in(tmp_path)


def test_a_folder_that_may_not_be_entered_is_as_good_as_missing(common_folder: Path) -> None:
    closed = common_folder / "closed"
    (closed / "inner").mkdir(parents=True)
    closed.chmod(0o700)
    become = "os.geteuid() or os.seteuid(65534); os.environ['PORTAGE_DATABASE'] = {!r}"

    said = complaint_of(
        start_apart(common_folder / "x", become.format(str(closed / "inner" / "portage.sqlite3")))
    )

    assert "there is no folder" in said


def test_a_folder_is_no_database(start: Start, tmp_path: Path) -> None:
    (tmp_path / "portage.sqlite3").mkdir()

    said = complaint_of(start(tmp_path / "portage.sqlite3"))

    assert "is a folder" in said
    assert ["portage.sqlite3"] == names_in(tmp_path)


def test_where_discord_is_out_of_reach_the_start_says_so(database: Path) -> None:
    nowhere = "from discord.http import Route; Route.BASE = 'http://127.0.0.1:9/api/v10'"

    said = complaint_of(start_apart(database, nowhere))

    assert "Discord can't be reached" in said
    assert "Look at the network" in said
