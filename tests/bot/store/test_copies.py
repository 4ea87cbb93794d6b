"""Copies made while matches go on, and the check of what fits together."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from bot.store import Store, StoreBroken, StoreError, files
from engine.core import Checkpoint
from tests.bot.store.builders import (
    ONE,
    PAGE,
    begun,
    content,
    fill,
    names_in,
    opened,
    overwrite,
    step,
)


async def test_a_copy_is_whole_and_of_one_moment(store: Store, tmp_path: Path) -> None:
    await begun(store)
    target = tmp_path / "copy.db"
    copying = asyncio.create_task(store.backup(target))
    seq = 0
    while not copying.done() or seq < 5:
        await store.commit(step(seq))
        seq += 1
    await copying

    async with opened(target) as copy:
        match = await copy.match(ONE)
        assert match is not None
        assert match.seq == len(await copy.moves(ONE))
        assert match.seq <= seq
        assert [] == await copy.check()
    assert 0o600 == stat.S_IMODE(target.stat().st_mode)
    assert [] == [name for name in names_in(tmp_path) if name.startswith(".copy.db")]


async def test_a_copy_never_overwrites(store: Store, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("precious")

    with pytest.raises(StoreError, match="not overwritten"):
        await store.backup(str(target))
    assert "precious" == target.read_text()


async def test_a_copy_into_no_folder_fails_and_leaves_nothing(store: Store, path: Path) -> None:
    with pytest.raises(StoreError):
        await store.backup(path.parent / "nowhere" / "copy.db")
    assert not (path.parent / "nowhere").exists()


async def test_a_copy_that_comes_second_to_a_name_replaces_nothing(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "copy.db"
    monkeypatch.setattr(files, "_check_copy", lambda path: fill(target, b"precious"))

    with pytest.raises(StoreError, match="not overwritten"):
        await store.backup(target)
    assert b"precious" == content(target)
    assert [] == [name for name in names_in(tmp_path) if name.startswith(".copy.db")]


async def test_a_damaged_copy_gets_no_name(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(store)
    check = files._check_copy

    def damage_and_check(path: Path) -> None:
        overwrite(path, PAGE)
        check(path)

    monkeypatch.setattr(files, "_check_copy", damage_and_check)

    with pytest.raises(StoreBroken):
        await store.backup(tmp_path / "copy.db")
    assert [] == [name for name in names_in(tmp_path) if "copy" in name]


async def test_a_sound_store_has_no_faults(store: Store) -> None:
    await begun(store)
    await store.commit(step(0))

    assert [] == await store.check()


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("DELETE FROM seats", "aaaa2: has no seats"),
        ("UPDATE matches SET seq = 0", "aaaa2: has moves later than itself"),
        ("UPDATE matches SET seq = 0", "aaaa2: has events later than itself"),
        ("UPDATE checkpoints SET seq = 5", "aaaa2: has checkpoints later than itself"),
        ("UPDATE matches SET published_seq = 2", "aaaa2: is published beyond its end"),
        (
            (
                "INSERT INTO lobbies (id, game, host, guild, channel, language, seats, options,"
                " autopilots, created, version)"
                " VALUES ('aaaa2', 'toy', 1, 1, 1, 'en', 2, '{}', 0, 0, 0)"
            ),
            "aaaa2: is a lobby and a match",
        ),
        ("UPDATE outbox SET state = 'sent'", "aaaa2: has posts without a message"),
        (
            "UPDATE events SET match = 'none2'",
            "events: row None refers to no matches",
        ),
    ],
)
async def test_what_contradicts_itself_is_found(store: Store, statement: str, fault: str) -> None:
    await begun(store)
    await store.commit(step(0, checkpoints=(Checkpoint(1, "1", b"x"),)))
    await store.begin_post(ONE, "turn", "1", 5)
    connection = store._writer._connection
    await connection.execute("PRAGMA foreign_keys = OFF")
    await store._write(lambda db: db.execute(statement).rowcount)

    assert fault in await store.check()


async def test_damage_done_meanwhile_is_found(store: Store, path: Path) -> None:
    await begun(store)
    await on_disk(store)
    overwrite(path, PAGE)

    assert [] != await store.check()


async def on_disk(store: Store) -> None:
    """Bring the log into the file, and let the reader forget what it has seen."""
    await store._writer._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    await store._reader.execute("PRAGMA shrink_memory")
