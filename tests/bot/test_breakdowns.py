"""The store or the rules break down in the middle: nothing changes, and who asked is told."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from bot.matches import Matches
from bot.playground.actors import Player
from bot.records import MatchId, UserId
from bot.store import StoreError, StoreFull
from engine.core import Context, Script
from engine.toy.game import Toy
from engine.toy.state import State
from tests.bot.faulty import publishing, turns
from tests.bot.house import House, menus, tap, text_of, two, values

CODE = re.compile(r"`([0-9a-f]{6})`")


async def toys(house: House) -> tuple[MatchId, Player, Player]:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    return await house.match("toy", ann, ben), ann, ben


def failing(house: House, name: str, error: Exception, times: int) -> Callable[..., Any]:
    """A method of the store that fails so often and works again."""
    works = getattr(house.store, name)
    left = [times]

    async def fail(*args: Any, **kwargs: Any) -> Any:
        left[0] -= 1
        if left[0] >= 0:
            raise error
        return await works(*args, **kwargs)

    return fail


FULL = StoreFull("portage.sqlite3: the disk is full")


@pytest.mark.parametrize(
    "error",
    [FULL, StoreError("the disk does not answer"), sqlite3.OperationalError("no such table")],
    ids=["full", "disk", "broken"],
)
async def test_a_move_that_cannot_be_stored_is_not_made(
    house: House,
    error: Exception,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    monkeypatch.setattr(house.store, "commit", failing(house, "commit", error, 2))

    pressed = await tap(mover, panel, "sell")
    typed = await mover.slash(thread, "west sell")
    _, before = await house.look(match_id)
    again = await tap(mover, panel, "sell")

    codes = [found[1] for each in (pressed, typed) if (found := CODE.search(each.text))]
    assert 2 == len(codes)
    assert "nothing was changed" in pressed.text
    assert all(f"error {code}" in caplog.text for code in codes)
    assert 0 == before.seq
    assert "Which card" in again.text
    assert 1 == (await house.look(match_id))[1].seq


@pytest.mark.parametrize("error", [FULL, sqlite3.OperationalError("no such table")])
async def test_a_store_that_breaks_altogether_is_told_of_politely(
    house: House, error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.discord.user("Ann", locale="cs")
    ben = house.discord.user("Ben")
    match_id = await house.match("go_west", ann, ben)
    thread = await house.thread(match_id)
    with monkeypatch.context() as broken:
        for name in ("user", "match", "match_in_thread", "played", "matches", "change_user"):
            broken.setattr(house.store, name, failing(house, name, error, 1000))

        pressed = await ann.press(house.post(thread), "act:*")
        typed = await ann.slash(thread, "mygames")
        offered = await ann.complete(thread, "hand", "match", "")

    assert "Něco se pokazilo" in pressed.text
    assert CODE.search(typed.text)
    assert [] == offered.choices
    assert not offered.failed
    assert "Tvá ruka" in (await ann.slash(thread, "hand")).text


async def test_what_fails_after_a_move_does_not_deny_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    table = house.bot.desk.drawings["go_west"]
    monkeypatch.setattr(type(table), "hand_text", lambda *_: 1 / 0)

    answer = await tap(mover, panel, "sell")

    assert 1 == (await house.look(match_id))[1].seq
    assert "See how the match stands" in answer.text
    assert CODE.search(answer.text)


async def test_joining_a_table_that_cannot_be_stored_changes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    channel = house.discord.channel("games")
    await ann.slash(channel, "match new", game="go_west", seats=2)
    card = house.card(channel, ann)
    before = text_of(card)
    monkeypatch.setattr(house.store, "save_lobby", failing(house, "save_lobby", FULL, 1))

    refused = await ben.press(card, "join:*")
    assert CODE.search(refused.text)
    assert before == text_of(card)

    await ben.press(card, "join:*")
    assert "2. Ben" in text_of(card)


async def test_a_publication_that_cannot_be_noted_is_made_up_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, mover, other, thread = await two(house)
    for name in ("begin_post", "tried", "sent", "edited", "published"):
        monkeypatch.setattr(house.store, name, failing(house, name, FULL, 1))
    house.bot.publisher.pauses = (0.0,) * 9

    await mover.slash(thread, "west sell")
    _, match = await house.look(match_id)
    await mover.slash(thread, "west sell", card=str(match.pending[min(match.pending)].default))
    await mover.slash(thread, "west end")

    record, _ = await house.look(match_id)
    assert record.seq == record.published_seq
    assert 2 == len(turns(thread))
    assert [1, 1] == [len(each.dms) for each in (mover, other)]
    assert [] == publishing()


class Broken(Toy):
    """The toy, which breaks down at the jobs of the plan while it *breaks*."""

    breaks = True

    def script(self, state: State, ctx: Context) -> Script[None]:
        yield from super().script(state, ctx)
        if self.breaks and "hunt" in state.drafts:
            raise KeyError("a fault in the rules")


async def test_rules_that_break_down_change_nothing_and_stop_nobody_else(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house.games = {**house.games, "toy": Broken()}
    await house.restart()
    match_id, ann, _ = await toys(house)
    thread = await house.thread(match_id)
    record, before = await house.look(match_id)
    panel = await ann.press(house.post(thread), "act:*")

    answer = await tap(ann, panel, "hunt")
    other_id, mover, _, other_thread = await two(house)
    await mover.slash(other_thread, "west sell")

    _, match = await house.look(match_id)
    assert before.to_json() == match.to_json()
    assert "nothing was changed" in answer.text
    assert f"match {match_id} seq {record.seq}: KeyError" in caplog.text
    assert (code := CODE.search(answer.text))
    assert f"error {code[1]}" in caplog.text
    assert 1 == (await house.look(other_id))[1].seq
    again = await tap(ann, panel, "build")
    assert "Where" in again.text


async def test_a_drawing_that_breaks_down_stops_no_other_match(
    house: House, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, ann, ben = await toys(house)
    drawing = type(house.bot.desk.drawings["toy"])
    with monkeypatch.context() as broken:
        broken.setattr(drawing, "status", lambda *_: 1 / 0)
        await house.bot.desk.matches.answer(
            match_id, *await seat_and_user(house, match_id, ann), [("hunt", False)]
        )
        await house.discord.settled()
        assert f"match {match_id}: publishing is given up until its next move" in caplog.text
        other_id, _, _, _ = await two(house)
        mine = await ann.slash(house.discord.channel("games"), "mygames")

    assert other_id in mine.text
    assert match_id in mine.text
    other, _ = await house.look(other_id)
    assert other.seq == other.published_seq
    await ben.slash(await house.thread(match_id), "toy plan", job="hunt")
    record, _ = await house.look(match_id)
    assert 2 == record.seq == record.published_seq


async def seat_and_user(house: House, match_id: MatchId, player: Player) -> tuple[Any, UserId]:
    record, _ = await house.look(match_id)
    [seat] = [seat.seat for seat in record.seats if seat.user == player.id]
    return seat, UserId(player.id)


async def rewritten(house: House, match_id: MatchId, change: Callable[[bytes], bytes]) -> None:
    """Put another save in the place of a match's, as if by older rules or a bad disk."""
    await house.stop()
    rewrite(house, match_id, change)
    await house.start()


def rewrite(house: House, match_id: MatchId, change: Callable[[bytes], bytes]) -> None:
    with sqlite3.connect(house.folder / "portage.sqlite3") as db:
        [(save,)] = db.execute("SELECT save FROM matches WHERE id = ?", (match_id,))
        db.execute("UPDATE matches SET save = ? WHERE id = ?", (change(bytes(save)), match_id))
    db.close()


def with_another_answer(save: bytes) -> bytes:
    """A save whose last answer is none by today's rules."""
    read = msgspec.json.decode(save)
    read["log"][-1]["raw"] = "fish"
    return msgspec.json.encode(read)


@pytest.mark.parametrize("way", ["press", "command", "resign", "publisher"])
async def test_after_a_change_of_rules_a_match_goes_on_from_its_checkpoint(
    house: House, way: str
) -> None:
    match_id, mover, _, thread = await two(house)
    panel = await mover.press(house.post(thread), "act:*")
    sure = await mover.slash(thread, "match resign")
    await tap(mover, panel, "sell")

    await rewritten(house, match_id, with_another_answer)
    match way:
        case "press":
            [menu] = menus(panel.message)
            answer = await mover.choose(panel, values(menu)[0], menu="sel:*")
        case "command":
            answer = await mover.slash(thread, "west sell")
        case "resign":
            answer = await mover.press(sure, "confirm:*")
        case _:
            house.bot.publisher.mark(match_id)
            await house.discord.settled()
            answer = await mover.press(house.post(thread), "act:*")

    assert not answer.failed
    assert not CODE.search(answer.text)
    log = await mover.slash(thread, "log")
    assert "The rules were corrected" in log.text
    record, match = await house.look(match_id)
    assert record.seq == record.published_seq
    if way in ("press", "publisher"):
        assert ["turn.action"] == [each.id for each in match.pending.values()]
        assert "What do you do" in answer.text


async def test_a_change_of_rules_stops_no_resignation(house: House) -> None:
    match_id, mover, other, thread = await two(house)
    await mover.slash(thread, "west sell")
    rewrite(house, match_id, with_another_answer)
    fresh = Matches(house.store, house.games, house.now, {})

    done = await fresh.resign(match_id, UserId(mover.id))

    assert "over" == done.record.status
    assert {other.id} == {seat.user for seat in done.record.seats if not seat.resigned}
    moves = await house.store.moves(match_id)
    assert ["start", "answer", "repair", "resign"] == [move.kind for move in moves]


async def test_a_save_that_cannot_be_read_is_left_alone_and_named(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    match_id, mover, other, thread = await two(house)
    second = await house.match("go_west", mover, other)
    await rewritten(house, match_id, lambda _: b'{"game": "nonsense"}')

    act = await mover.press(house.post(thread), "act:*")
    typed = await mover.slash(thread, "west sell")
    offered = await mover.complete(thread, "hand", "match", "")
    mine = await mover.slash(house.discord.channel("games"), "mygames")

    assert CODE.search(act.text)
    assert CODE.search(typed.text)
    assert {match_id, second} == set(offered.values)
    assert match_id in mine.text
    assert second in mine.text
    assert f"match {match_id} seq 0: BadSave" in caplog.text
    record = await house.store.match(match_id)
    assert record is not None
    assert b'{"game": "nonsense"}' == record.save
