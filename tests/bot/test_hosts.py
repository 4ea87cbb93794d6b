"""What a host may do to a match: each deed is confirmed by a press, and everybody reads of it."""

from __future__ import annotations

import contextlib
import sqlite3

import msgspec

from bot.playground.actors import Answer, Player
from bot.records import MatchId
from bot.verify import replay_of
from engine.core import Match
from tests.bot.house import House, text_of, two
from tests.bot.test_places import pinned, turns, whole_turn


async def table(house: House, game: str = "go_west", **more: str) -> tuple[MatchId, list[Player]]:
    """A match of three of which Ann is the host."""
    players = [house.discord.user(name) for name in ("Ann", "Ben", "Cid")]
    return await house.match(game, *players, **more), players


async def repair(house: House, match_id: MatchId, who: Player, what: str, **more: object) -> Answer:
    """Ask for a repair and confirm it."""
    thread = await house.thread(match_id)
    asked = await who.slash(thread, "match repair", what=what, **more)
    return await who.press(asked, "host:*")


async def log_of(house: House, match_id: MatchId, reader: Player) -> str:
    return (await reader.slash(await house.thread(match_id), "log")).text


async def state_of(house: House, match_id: MatchId) -> bytes:
    return msgspec.json.encode((await house.look(match_id))[1].state)


# Players who spoil a match


async def test_a_kicked_player_is_an_autopilot_from_then_on(house: House) -> None:
    match_id, (ann, ben, _) = await table(house)
    thread = await house.thread(match_id)

    asked = await ann.slash(thread, "match kick", player="Ben")
    assert "The seat of Ben goes to an autopilot" in asked.text
    told = await ann.press(asked, "host:*")

    record, match = await house.look(match_id)
    assert told.text == "The seat is an autopilot's now."
    assert [False, True, False] == [seat.autopilot for seat in record.seats]
    assert 1 not in match.pending
    assert "Ann hands the seat of Ben to an autopilot." in await log_of(house, match_id, ann)
    assert "Ben (autopilot)" in text_of(pinned(thread)[0])
    refused = await ben.slash(thread, "west sell", match=match_id)
    assert "no seat" in refused.text


async def test_only_the_host_and_moderators_may(house: House) -> None:
    match_id, (_, ben, cid) = await table(house)
    thread = await house.thread(match_id)

    refused = [
        await ben.slash(thread, "match kick", player="Cid"),
        await cid.slash(thread, "match repair", what="rebuild"),
    ]
    owner = house.discord.user("Owner")
    asked = await owner.slash(thread, "match kick", player="Cid")
    await owner.press(asked, "host:*")

    assert ["Only the host may do that, or whoever manages threads here."] * 2 == [
        answer.text for answer in refused
    ]
    assert "A moderator hands the seat of Cid" in await log_of(house, match_id, ben)


async def test_another_cannot_press_what_a_host_was_asked(house: House) -> None:
    match_id, (_, ben, _) = await table(house)
    post = house.post(await house.thread(match_id))
    seq = (await house.look(match_id))[1].seq

    answer = await ben.press_old(post, f"host:{match_id}::{seq}:kick 2")

    assert "Only the host" in answer.text
    assert not any(seat.autopilot for seat in (await house.look(match_id))[0].seats)


async def test_a_number_may_be_a_seat_or_a_name_but_never_both(house: House) -> None:
    players = [house.discord.user(name) for name in ("Ann", "Ben", "2", "Dan")]
    thread = await house.thread(await house.match("go_west", *players))
    ann = players[0]

    both = await ann.slash(thread, "match kick", player="2")
    seat = await ann.slash(thread, "match kick", player="4")
    offered = await ann.complete(thread, "match kick", "player", "2")
    chosen = [await ann.slash(thread, "match kick", player=str(each)) for each in offered.values]

    assert "Several players fit that. Choose one from the suggestions." == both.text
    assert "The seat of Dan goes to an autopilot" in seat.text
    assert ["#2", "#3"] == offered.values
    for name, answer in zip(("Ben", "2"), chosen, strict=True):
        assert f"The seat of {name} goes to an autopilot" in answer.text


async def test_a_marked_number_is_a_seat_whatever_somebody_is_called(house: House) -> None:
    players = [house.discord.user(name) for name in ("#2", "Ben", "Cleo")]
    thread = await house.thread(await house.match("go_west", *players))

    answer = await players[0].slash(thread, "match kick", player="#2")

    assert "The seat of Ben goes to an autopilot" in answer.text


async def test_the_last_player_is_not_kicked(house: House) -> None:
    ann = house.discord.user("Ann")
    match_id = await house.match("go_west", ann, autopilots=1)
    asked = await ann.slash(await house.thread(match_id), "match kick", player="Ann")

    answer = await ann.press(asked, "host:*")

    assert "autopilots alone" in answer.text
    assert "running" == (await house.look(match_id))[0].status


async def test_a_stale_confirmation_asks_anew(house: House) -> None:
    match_id, (ann, _, _) = await table(house)
    asked = await ann.slash(await house.thread(match_id), "match kick", player="Ben")
    await whole_turn(house, match_id)

    answer = await ann.press(asked, "host:*")

    assert "gone on meanwhile" in answer.text
    assert not any(seat.autopilot for seat in (await house.look(match_id))[0].seats)
    await ann.press(answer, "host:*")
    assert (await house.look(match_id))[0].seats[1].autopilot


async def test_a_host_may_pause_at_once(house: House) -> None:
    match_id, (ann, ben, _) = await table(house, pace="daily")
    thread = await house.thread(match_id)

    proposed = await ben.slash(thread, "match pause")
    wanted = await ann.slash(thread, "match pause")
    told = await ann.press(wanted, "host:*pause")

    assert [] == proposed.buttons
    assert "The match is paused." == told.text
    assert "Ann pauses the match." in await log_of(house, match_id, ben)
    await ben.slash(thread, "match resume")
    assert "The match goes on." in await log_of(house, match_id, ben)


# Mending


async def test_answers_are_taken_back_over_the_end_of_a_turn(house: House) -> None:
    match_id, _, _, thread = await two(house)
    ann, ben = house.discord.user("Ann"), house.discord.user("Ben")
    before = (await house.look(match_id))[1]
    asked_before = before.pending
    await whole_turn(house, match_id)

    asked = await ann.slash(thread, "match repair", what="back", answers=3)
    mover = "Ann" if min(asked_before) == 0 else "Ben"
    assert f"3 of {mover}" in asked.text
    await ann.press(asked, "host:*")

    after = (await house.look(match_id))[1]
    assert before.state.phase == after.state.phase
    assert asked_before == after.pending
    assert before.state.rng.word != after.state.rng.word  # what was seen is worth nothing
    shown = await log_of(house, match_id, ben)
    assert "Ann takes back the last 3 answers of the match, to mend it." in shown
    answers = [m for m in await house.store.moves(match_id) if m.kind == "answer"]
    assert [True] * 3 == [m.undone_by is not None for m in answers]
    await house.restart()
    await whole_turn(house, match_id)
    await whole_turn(house, match_id)
    assert await is_replayed(house, match_id)


async def is_replayed(house: House, match_id: MatchId) -> bool:
    """Whether the match comes out again from its deal and its moves."""
    record, match = await house.look(match_id)
    moves, events = await house.store.moves(match_id), await house.store.past.events(match_id)
    return replay_of(match.game, record, moves, events).differs_at is None


async def test_what_was_taken_back_leaves_no_checkpoint(house: House) -> None:
    match_id, _, _, _ = await two(house)
    await whole_turn(house, match_id)
    await whole_turn(house, match_id)
    seq = (await house.store.moves(match_id))[-3].seq

    await repair(house, match_id, house.discord.user("Ann"), "back", answers=3)

    assert all(each.seq <= seq for each in await house.store.checkpoints(match_id))
    await repair(house, match_id, house.discord.user("Ann"), "back", answers=3)
    answers = [m for m in await house.store.moves(match_id) if m.kind == "answer"]
    assert [True] * 6 == [m.undone_by is not None for m in answers]


async def test_a_sound_match_is_left_as_it_is(house: House) -> None:
    match_id, (ann, _, _) = await table(house)
    await whole_turn(house, match_id)
    before = (await house.look(match_id))[1].seq

    answer = await repair(house, match_id, ann, "rebuild")

    assert "Nothing was changed." in answer.text
    assert before == (await house.look(match_id))[1].seq


def spoil(house: House, match_id: MatchId, save: bytes) -> None:
    with contextlib.closing(sqlite3.connect(house.folder / "portage.sqlite3")) as db:
        db.execute("UPDATE matches SET save = ? WHERE id = ?", (save, match_id))
        db.commit()


async def test_a_match_that_cannot_be_loaded_is_put_together_again(house: House) -> None:
    match_id, (ann, ben, _) = await table(house)
    await whole_turn(house, match_id)
    before = await state_of(house, match_id)
    thread = await house.thread(match_id)
    await house.stop()
    spoil(house, match_id, b"{}")
    await house.start()
    broken = await ben.slash(house.discord.channel("games"), "board", match=match_id)

    asked = await ann.slash(thread, "match repair", what="rebuild")
    answer = await ann.press(asked, "host:*")

    assert "went wrong" in broken.text
    assert "put together again" in answer.text
    assert before == await state_of(house, match_id)
    assert "put together again from its history" in await log_of(house, match_id, ben)
    await whole_turn(house, match_id)


async def test_a_match_that_its_history_contradicts_is_put_together_again(house: House) -> None:
    match_id, (ann, _, _) = await table(house)
    await whole_turn(house, match_id)
    record, match = await house.look(match_id)
    right = await state_of(house, match_id)
    wrong = Match.resume(match.game, match.copy().state)
    wrong.state.rng.word ^= 1
    wrong = Match.resume(match.game, wrong.state)
    wrong.seq = record.seq
    await house.stop()
    spoil(house, match_id, wrong.to_json())
    await house.start()

    await repair(house, match_id, ann, "rebuild")

    assert right == await state_of(house, match_id)


async def test_messages_that_were_lost_are_posted_again_once(house: House) -> None:
    match_id, (ann, ben, _) = await table(house)
    thread = await house.thread(match_id)
    old = {m.id for m in (*pinned(thread), *turns(thread), *ben.dms)}
    house.discord.remove(ben.dms[0])
    house.discord.remove(turns(thread)[0])

    await repair(house, match_id, ann, "show")

    new = [*pinned(thread), *turns(thread), *ben.dms]
    assert 3 == len(new)
    assert old.isdisjoint({m.id for m in new})


async def test_an_autopilot_answers_one_question_for_a_player(house: House) -> None:
    match_id, (ann, ben, cid) = await table(house)
    seat = min((await house.look(match_id))[1].pending)
    who = (ann, ben, cid)[seat]

    answer = await repair(house, match_id, ann, "pilot", player=who.name)

    moves = [m for m in await house.store.moves(match_id) if m.kind == "answer" and not m.aside]
    assert "The autopilot has answered" in answer.text
    assert [(seat, None)] == [(m.seat, m.user) for m in moves]
    assert not (await house.look(match_id))[0].seats[seat].autopilot
    assert f"has the autopilot answer for {who.name}." in await log_of(house, match_id, ben)


async def test_nobody_is_answered_for_who_isnt_asked(house: House) -> None:
    match_id, (ann, ben, cid) = await table(house)
    waiting = min((await house.look(match_id))[1].pending)
    other = next(p for n, p in enumerate((ann, ben, cid)) if n != waiting)

    answer = await repair(house, match_id, ann, "pilot", player=other.name)

    assert "isn't waited for" in answer.text
    assert ["start"] == [m.kind for m in await house.store.moves(match_id)]
