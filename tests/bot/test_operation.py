"""Backup, restore, check, export and health, as a host calls them."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bot import export, health, operation
from bot.__main__ import USAGE, _run, logs
from bot.playground.actors import Player
from bot.playground.patch import pointed_at
from bot.playground.permissions import Permission
from bot.playground.standin import Standin
from bot.records import MatchId, UserId
from bot.settings import Settings, SettingsError
from bot.store import StoreBroken, StoreError, StoreLocked, StoreTooNew
from tests.bot.house import CATALOGUE, House, tap, two
from tests.bot.process import free_port
from tests.bot.store.builders import (
    ONE,
    TWO,
    begun,
    content,
    fill,
    names_in,
    opened,
    overwrite,
    step,
)
from tests.bot.store.test_opening import filled
from tests.bot.test_database_faults import changed, newer


class Said:
    """What the host has been told."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def __call__(self, *lines: str) -> None:
        self.lines += lines

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


@pytest.fixture
def said() -> Said:
    return Said()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=tmp_path / "portage.sqlite3")


# Backup and restore


async def test_a_backup_while_the_bot_writes_is_whole(
    settings: Settings, said: Said, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    async with opened(settings.database) as store:
        await begun(store)
        copying = asyncio.create_task(operation.backup(settings, copy, said))
        seq = 0
        while not copying.done() or seq < 5:
            await store.commit(step(seq))
            seq += 1
        assert 0 == await copying

    async with opened(copy) as store:
        match = await store.match(ONE)
        assert match is not None
        assert match.seq == len(await store.moves(ONE))
        assert [] == await store.check()
    assert f"{copy} is a whole copy" in said.text


async def test_a_backup_overwrites_nothing(settings: Settings, said: Said, tmp_path: Path) -> None:
    await filled(settings.database)
    (tmp_path / "copy").write_text("precious")

    with pytest.raises(StoreError, match="not overwritten"):
        await operation.backup(settings, tmp_path / "copy", said)
    assert "precious" == (tmp_path / "copy").read_text()


async def test_of_no_database_there_is_no_backup(settings: Settings, said: Said) -> None:
    assert 1 == await operation.backup(settings, settings.database.with_name("copy"), said)
    assert [] == names_in(settings.database.parent)


async def test_a_damaged_database_makes_no_backup(settings: Settings, said: Said) -> None:
    await filled(settings.database)
    overwrite(settings.database, 4096 * 4)

    with pytest.raises(StoreBroken, match="damaged"):
        await operation.backup(settings, settings.database.with_name("copy"), said)
    assert "copy" not in names_in(settings.database.parent)


async def copied(settings: Settings, said: Said) -> Path:
    """A copy of a database with the match ONE, which then goes on without it."""
    copy = settings.database.with_name("copy")
    async with opened(settings.database) as store:
        await begun(store, ONE)
    await operation.backup(settings, copy, said)
    async with opened(settings.database) as store:
        await begun(store, TWO)
    return copy


def kept_in(settings: Settings) -> list[str]:
    return [name for name in names_in(settings.database.parent) if ".before-" in name]


async def test_what_is_restored_stands_and_what_stood_is_kept(
    settings: Settings, said: Said
) -> None:
    copy = await copied(settings, said)

    assert 0 == await operation.restore(settings, copy, said)

    (kept,) = kept_in(settings)
    async with opened(settings.database) as store:
        assert [ONE] == await store.running()
    async with opened(settings.database.with_name(kept)) as store:
        assert [ONE, TWO] == await store.running()
    assert kept in said.text


async def test_what_a_crash_left_in_the_log_is_kept_too(settings: Settings, said: Said) -> None:
    copy = await copied(settings, said)
    async with opened(settings.database) as store:
        await store.set_meta("only", "in the log")
        log = settings.database.with_name(settings.database.name + "-wal")
        database, written = content(settings.database), content(log)
    fill(settings.database, database)
    fill(log, written)

    await operation.restore(settings, copy, said)

    assert [] == [name for name in names_in(log.parent) if name == log.name]
    kept = kept_in(settings)[0]
    async with opened(settings.database.with_name(kept)) as store:
        assert "in the log" == await store.meta("only")
    async with opened(settings.database) as store:
        assert None is await store.meta("only")


@pytest.mark.parametrize("damage", [0, 4096 * 4])
async def test_a_damaged_database_can_be_replaced(
    settings: Settings, said: Said, damage: int
) -> None:
    copy = await copied(settings, said)
    overwrite(settings.database, damage)
    broken = content(settings.database)

    assert 0 == await operation.restore(settings, copy, said)

    async with opened(settings.database) as store:
        assert [ONE] == await store.running()
    assert broken == content(settings.database.with_name(kept_in(settings)[0]))


async def test_where_nothing_stood_nothing_is_kept(settings: Settings, said: Said) -> None:
    copy = await copied(settings, said)
    settings.database.unlink()

    assert 0 == await operation.restore(settings, copy, said)
    assert [] == kept_in(settings)


async def test_while_the_bot_runs_nothing_is_restored(settings: Settings, said: Said) -> None:
    copy = await copied(settings, said)
    async with opened(settings.database) as store:
        with pytest.raises(StoreLocked, match="Stop that one first"):
            await operation.restore(settings, copy, said)
        assert [ONE, TWO] == await store.running()
    assert [] == kept_in(settings)


async def test_what_is_no_sound_copy_is_not_restored(
    settings: Settings, said: Said, tmp_path: Path
) -> None:
    copy = await copied(settings, said)
    before = content(settings.database)

    with pytest.raises(StoreError, match="no such file"):
        await operation.restore(settings, tmp_path / "nothing", said)
    with pytest.raises(StoreError, match="the database itself"):
        await operation.restore(settings, settings.database, said)
    newer(copy)
    with pytest.raises(StoreTooNew, match="newer version"):
        await operation.restore(settings, copy, said)
    overwrite(copy, 4096 * 4)
    with pytest.raises(StoreBroken, match="damaged"):
        await operation.restore(settings, copy, said)
    assert before == content(settings.database)
    assert [] == kept_in(settings)


# Check


async def test_the_check_finds_all_well(settings: Settings, said: Said) -> None:
    await filled(settings.database)
    before = content(settings.database)

    assert 0 == await operation.check(settings, said)
    assert ["Settings", "Database", "Words, fonts and icons", "Discord"] == [
        line.partition(":")[0] for line in said.lines
    ]
    assert "is sound" in said.text
    assert before == content(settings.database)


async def test_the_check_makes_no_database_and_minds_no_running_bot(
    settings: Settings, said: Said
) -> None:
    assert 0 == await operation.check(settings, said)
    assert [] == names_in(settings.database.parent)

    async with opened(settings.database) as store:
        await begun(store)
        assert 0 == await operation.check(settings, said)


async def test_the_check_names_what_contradicts_itself(settings: Settings, said: Said) -> None:
    await filled(settings.database)
    changed(settings.database, "UPDATE matches SET published_seq = 99")

    assert 1 == await operation.check(settings, said)
    assert f"{ONE}: is published beyond its end" in said.text


async def test_the_check_names_a_database_that_cannot_be_used(
    settings: Settings, said: Said
) -> None:
    settings.database.write_text("Dear diary, " * 500)

    assert 1 == await operation.check(settings, said)
    assert "not a database" in said.text


async def test_the_check_names_what_cannot_be_loaded(
    settings: Settings, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(scene: object) -> bytes:
        raise OSError("cannot open resource")

    monkeypatch.setattr(operation, "paint", broken)

    assert 1 == await operation.check(settings, said)
    assert "OSError: cannot open resource" in said.text


def with_token(settings: Settings, token: str) -> Settings:
    return Settings(token, settings.database)


async def test_the_check_asks_discord_what_each_server_denies(
    settings: Settings, said: Said
) -> None:
    async with Standin() as discord:
        discord.world.add_guild("Allowed")
        discord.take(Permission.ATTACH_FILES, Permission.PIN_MESSAGES)
        everyone = discord.guild.everyone
        discord.world.set_permissions(
            everyone, discord.guild, everyone.permissions & ~Permission.ATTACH_FILES
        )
        with pointed_at(discord.base):
            assert 1 == await operation.check(with_token(settings, discord.token), said)
        assert 0 == discord.gateway.identifies

    assert "Discord: portage is let in. Servers: 2." in said.lines
    assert "  · Playground: give the bot's role Attach Files, Pin Messages." == said.lines[-1]
    assert "Allowed" not in said.text


async def test_the_check_names_a_token_that_discord_does_not_know(
    settings: Settings, said: Said
) -> None:
    async with Standin() as discord:
        with pointed_at(discord.base):
            assert 1 == await operation.check(with_token(settings, "wrong.token"), said)
    assert "doesn't know this DISCORD_TOKEN" in said.text
    assert "wrong.token" not in said.text


async def test_the_check_names_a_network_that_is_down(settings: Settings, said: Said) -> None:
    with pointed_at(f"http://127.0.0.1:{free_port()}"):
        assert 1 == await operation.check(with_token(settings, "a.b.c"), said)
    assert "can't be reached" in said.text


# Export


async def test_what_is_told_of_a_running_match_all_have_seen(house: House, said: Said) -> None:
    match_id, mover, _, thread = await two(house)
    await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    record, match = await house.look(match_id)
    settings = Settings(database=house.folder / "portage.sqlite3")

    assert 0 == operation.export(settings, f" {match_id.upper()} ", frozenset(), said)

    plain = json.loads(said.text)
    assert [record.id, "running", None, record.seq] == [
        plain[name] for name in ("match", "status", "seed", "seq")
    ]
    assert "save" not in plain
    assert str(record.seed) not in said.text
    assert {None} == {event["to"] for event in plain["events"]}
    assert {"seq", "seat", "kind", "at", "undone_by"} == {key for m in plain["moves"] for key in m}
    assert 2 == plain["config"]["seats"]
    for seat in match.state.everyone:
        for card in match.view(seat).hand:
            assert json.dumps(card.id) not in said.text


async def test_with_all_the_hands_and_the_seed_are_told(house: House, said: Said) -> None:
    match_id, mover, _, thread = await two(house)
    await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    record, _ = await house.look(match_id)
    settings = Settings(database=house.folder / "portage.sqlite3")

    operation.export(settings, match_id, frozenset({"--all"}), said)

    plain = json.loads(said.text)
    assert str(record.seed) == plain["seed"]
    assert json.loads(record.save) == plain["save"]
    assert "sell" in [move["raw"] for move in plain["moves"] if "raw" in move]


async def test_of_a_match_that_is_over_all_is_told(house: House, said: Said) -> None:
    match_id, mover, _, _ = await two(house)
    await house.bot.desk.matches.cancel(match_id, UserId(mover.id))
    record, _ = await house.look(match_id)
    settings = Settings(database=house.folder / "portage.sqlite3")

    operation.export(settings, match_id, frozenset(), said)

    plain = json.loads(said.text)
    assert ("cancelled", str(record.seed)) == (plain["status"], plain["seed"])
    assert ["start", "cancel"] == [move["kind"] for move in plain["moves"]]


async def test_the_log_is_told_in_the_words_of_the_table(house: House, said: Said) -> None:
    match_id, mover, _, _ = await two(house)
    await mover.slash(await house.thread(match_id), "west sell")
    settings = Settings(database=house.folder / "portage.sqlite3")

    operation.export(settings, match_id, frozenset({"--text"}), said)

    assert 0 < len(said.lines)
    assert any(mover.name in line for line in said.lines)
    assert [] == CATALOGUE.faults


async def test_what_is_not_there_is_not_exported(settings: Settings) -> None:
    with pytest.raises(StoreError, match="There is no database"):
        export.exported(settings.database, ONE, everything=False)
    async with opened(settings.database) as store:
        await begun(store)
    with pytest.raises(StoreError, match=f"There is no match nnnn2. Running: {ONE}"):
        export.exported(settings.database, MatchId("nnnn2"), everything=True)


# Health


def health_settings() -> Settings:
    return Settings(health_port=free_port())


async def asked(settings: Settings) -> health.Health | None:
    return await asyncio.to_thread(health.ask, settings)


async def test_the_running_bot_says_how_it_is(house: House, said: Said) -> None:
    await two(house)
    settings = health_settings()
    async with health.told(house.bot, settings):
        told = await asked(settings)
        code = await asyncio.to_thread(operation.health, settings, said)

    assert told is not None
    assert (True, True, 1, 0, 0) == (
        told.well,
        told.connected,
        told.matches,
        told.lobbies,
        told.backlog,
    )
    assert 0 == code
    assert told.version == json.loads(said.text)["version"]


async def test_a_bot_without_discord_is_well_for_a_while_only(
    house: House, said: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = health_settings()
    async with health.told(house.bot, settings):
        await house.bot.on_disconnect()
        at_first = await asked(settings)
        monkeypatch.setattr(health, "GRACE", 0.0)
        later = await asked(settings)
        code = await asyncio.to_thread(operation.health, settings, said)
        await house.bot.on_resumed()
        again = await asked(settings)

    assert None not in (at_first, later, again)
    assert [(True, False), (False, False)] == [
        (each.well, each.connected) for each in (at_first, later) if each
    ]
    assert 1 == code
    assert again is not None
    assert again.connected


async def test_where_no_bot_answers_health_says_so(said: Said) -> None:
    assert 1 == operation.health(health_settings(), said)
    assert "No bot answers" in said.text
    assert 1 == operation.health(Settings(), said)
    assert "PORTAGE_HEALTH_PORT isn't set" in said.text


async def test_a_port_that_is_taken_is_named(house: House) -> None:
    settings = health_settings()
    async with health.told(house.bot, settings):
        with pytest.raises(SettingsError) as caught:
            async with health.told(house.bot, settings):
                pass
    assert ["PORTAGE_HEALTH_PORT"] == [line.partition(":")[0] for line in caught.value.mistakes]


async def test_unless_the_host_wants_it_there_is_no_page(house: House) -> None:
    before = {task.get_name() for task in asyncio.all_tasks()}
    async with health.told(house.bot, Settings()):
        assert before == {task.get_name() for task in asyncio.all_tasks()}


def test_the_version_is_that_of_the_project() -> None:
    project = (Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8")

    assert f'version = "{health.VERSION}"' in project


# Words and logs


@pytest.mark.parametrize(
    "words", [["chess"], ["backup"], ["export"], ["export", "x", "--loud"], ["check", "x"]]
)
async def test_other_words_get_the_usage(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == await _run(words, Settings())
    assert f"{USAGE}\n" == capsys.readouterr().out


@pytest.fixture
def all_logged(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """All that is logged under PORTAGE_LOG=debug."""
    before = {
        name: log.level
        for name, log in logging.root.manager.loggerDict.items()
        if isinstance(log, logging.Logger)
    }
    caplog.set_level(logging.DEBUG)
    logs("debug")
    yield caplog
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


def steps_of(caplog: pytest.LogCaptureFixture, match_id: str) -> list[str]:
    return [
        record.getMessage()
        for record in caplog.records
        if record.name == "portage.matches" and f"match {match_id} seq " in record.getMessage()
    ]


async def whole_move(house: House, match_id: MatchId, mover: Player) -> None:
    _, match = await house.look(match_id)
    thread = await house.thread(match_id)
    panel = await tap(mover, await mover.press(house.post(thread), "act:*"), "sell")
    panel = await mover.press(panel, "back:*")
    panel = await tap(mover, panel, "sell")
    _, match = await house.look(match_id)
    await tap(mover, panel, str(match.pending[min(match.pending)].default))


async def test_each_change_is_one_line_and_nothing_private_is_logged(
    house: House, all_logged: pytest.LogCaptureFixture
) -> None:
    match_id, mover, other, thread = await two(house)
    await whole_move(house, match_id, mover)
    await mover.slash(thread, "hand")
    await other.slash(thread, "log")
    record, match = await house.look(match_id)

    moves = await house.store.moves(match_id)
    assert [f"match {match_id} seq {n}" for n in range(len(moves))] == [
        line.partition(":")[0] for line in steps_of(all_logged, match_id)
    ]
    text = all_logged.text
    private: list[Any] = [
        record.seed,
        house.discord.token,
        *(player.name for player in (mover, other)),
        *(f'"{card.id}"' for seat in match.state.everyone for card in match.view(seat).hand),
    ]
    assert [] == [each for each in private if str(each) in text]
    for interaction in house.discord.world.interactions.values():
        assert interaction.token not in text
