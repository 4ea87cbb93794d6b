"""What answering leaves behind: no task, no lock, no form; and what is too long is told of."""

from __future__ import annotations

import asyncio
import gc

import pytest

from bot.playground.faults import CALLBACK, SEND, WEBHOOK
from bot.present.panel import Panel
from tests.bot.faulty import Hurried, make_impatient
from tests.bot.house import House, menus, tap, text_of, two, values


async def test_answering_leaves_no_task_and_no_lock_behind(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("discord.http.asyncio", Hurried())
    monkeypatch.setattr("discord.webhook.async_.asyncio", Hurried())
    make_impatient(house)
    before = {task.get_name() for task in asyncio.all_tasks()}
    for path in (CALLBACK, WEBHOOK, SEND):
        house.discord.faults.fail(path, 502, times=20)
        house.discord.faults.drop(path, carried_out=True, times=3)

    _, mover, other, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    await tap(mover, panel, "sell")
    await other.press(house.post(thread), "undo:*")
    await mover.slash(thread, "west play", card="nonsense")
    [dm] = mover.dms
    await tap(mover, dm, str(values(menus(dm)[0])[0]))
    await house.discord.settled()

    gc.collect()
    publisher, matches = house.bot.publisher, house.bot.desk.matches
    assert ({}, {}, {}) == (publisher._tasks, dict(publisher._held), publisher._touching)
    assert {} == dict(matches._locks)
    assert 0 == house.bot.at_work
    assert {} == house.bot._connection._view_store._modals
    left = {task.get_name() for task in asyncio.all_tasks()} - before
    assert {name for name in left if not name.startswith("Task-")} == set()
    assert [] == [r.getMessage() for r in caplog.records if r.name == "asyncio"]


async def test_an_answer_that_discord_finds_too_long_is_told_of(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, mover, _, thread = await two(house)
    monkeypatch.setattr("bot.ui.presses.hand_view", lambda *_: Panel("x" * 4001))

    answer = await mover.press(house.post(thread), "hand:*")
    after = await mover.press(house.post(thread), "act:*")

    house.discord.notes.violations.clear()  # this one was meant
    assert not answer.thinking
    assert "went wrong" in answer.text
    assert "50035" in caplog.text
    assert "Play a card" in after.buttons


@pytest.mark.parametrize("locale", ["en-US", "cs"])
async def test_the_longest_answers_stay_within_the_limits(house: House, locale: str) -> None:
    people = [house.discord.user(name * 32, locale=locale) for name in "🎲👑🌍⛵"]
    match_id = await house.match("go_west", *people)
    thread = await house.thread(match_id)
    for _ in range(12):
        record, match = await house.look(match_id)
        seat = min(match.pending)
        user = record.seats[seat].user
        assert user is not None
        raw = match.game.autopilot(match.view(seat), match.pending[seat], match.state.rng.fork(1))
        await house.bot.desk.matches.answer(match_id, seat, user, [(raw, False)])

    answers = [
        await people[0].slash(thread, command)
        for command in ("board", "hand", "log", "mygames", "help")
    ]
    answers.append(await people[0].press(answers[0], "text:*"))

    assert all(0 < len(answer.text) <= 4000 for answer in answers)
    assert len(thread.name.encode("utf-16-le")) // 2 <= 100
    assert "🎲" in text_of(house.post(thread))
    assert [] == [r.code for r in house.discord.notes.requests if r.status >= 400]
