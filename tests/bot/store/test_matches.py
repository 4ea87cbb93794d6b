"""Matches: starting, finding, and writing one step."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec
import pytest

from bot.records import EventRow, MatchId, MoveRow, SeatRecord, Status
from bot.store import AlreadyPlayed, LostRace, Store
from engine.core import Checkpoint, Seat
from tests.bot.store.builders import ANNA, BEN, CARLA, ONE, TWO, Clock, begun, lobby, record, step


async def test_a_match_takes_the_place_of_its_lobby(store: Store, clock: Clock) -> None:
    full = record(thread=5, status="over", result=b"{}", created=1.5, changed=2.5, published_seq=0)
    move = MoveRow(0, None, ANNA, "start", raw=b'{"a":1}', version=3)
    event = EventRow(0, b'{"id":"dealt"}', (Seat(1),))
    await store.add_lobby(lobby())

    await store.start_match(full, [move], [event], [Checkpoint(0, "1", b"x")], interaction=7)

    assert await store.lobby(ONE) is None
    assert full == await store.match(ONE)
    assert [msgspec.structs.replace(move, at=clock.seconds)] == await store.moves(ONE)
    assert [event] == await store.log(ONE, Seat(1))
    assert [Checkpoint(0, "1", b"x")] == await store.checkpoints(ONE)
    assert await store.played(7)


async def test_without_a_lobby_no_match_starts(store: Store) -> None:
    with pytest.raises(LostRace):
        await store.start_match(record(), [], [], [], interaction=7)
    assert await store.match(ONE) is None
    assert not await store.played(7)


async def test_of_two_who_start_at_once_one_loses(store: Store) -> None:
    await store.add_lobby(lobby())

    ends = await asyncio.gather(
        store.start_match(record(seed=1), [], [], [], interaction=7),
        store.start_match(record(seed=2), [], [], [], interaction=8),
        return_exceptions=True,
    )

    assert [type(None), LostRace] == [type(end) for end in ends]
    assert record(seed=1) == await store.match(ONE)


async def test_a_start_delivered_twice_is_noticed(store: Store) -> None:
    await store.add_lobby(lobby())
    await store.start_match(record(), [], [], [], interaction=7)

    with pytest.raises(AlreadyPlayed):
        await store.start_match(record(), [], [], [], interaction=7)


async def test_an_unknown_match_is_none(store: Store) -> None:
    assert await store.match(ONE) is None


async def test_a_step_is_written_whole(store: Store, clock: Clock) -> None:
    await begun(store)
    clock.seconds = 2_000.0
    seats = (SeatRecord(Seat(0), ANNA, "Anna", resigned=True), SeatRecord(Seat(1), None, "", True))
    change = step(
        0,
        checkpoints=(Checkpoint(1, "2", b"y"),),
        status="over",
        result=b'{"places":[]}',
        seats=seats,
        interaction=9,
        user=ANNA,
    )

    await store.commit(change)

    expected = record(
        seq=1,
        save=b"save 1",
        status="over",
        result=b'{"places":[]}',
        seats=seats,
        changed=2_000.0,
    )
    assert expected == await store.match(ONE)
    assert [msgspec.structs.replace(change.moves[0], at=2_000.0)] == await store.moves(ONE)
    assert list(change.events) == await store.log(ONE, None)
    assert [Checkpoint(1, "2", b"y")] == await store.checkpoints(ONE)
    assert await store.played(9)


async def test_a_step_without_seats_leaves_them(store: Store) -> None:
    before = await begun(store)
    await store.commit(step(0))

    after = await store.match(ONE)
    assert after is not None
    assert before.seats == after.seats


async def test_of_two_steps_from_the_same_seq_one_wins(store: Store) -> None:
    await begun(store)

    ends = await asyncio.gather(
        store.commit(step(0, save=b"first", interaction=1)),
        store.commit(step(0, save=b"second", interaction=2)),
        return_exceptions=True,
    )

    assert [type(None), LostRace] == [type(end) for end in ends]
    after = await store.match(ONE)
    assert after is not None
    assert (1, b"first") == (after.seq, after.save)
    assert 1 == len(await store.moves(ONE))
    assert not await store.played(2)


async def test_a_step_of_an_unknown_match_is_a_lost_race(store: Store) -> None:
    with pytest.raises(LostRace):
        await store.commit(step(0))
    assert [] == await store.moves(ONE)


@pytest.mark.parametrize("seq", [0, 1])
async def test_an_interaction_delivered_twice_plays_once(store: Store, seq: int) -> None:
    await begun(store)
    await store.commit(step(0, interaction=5, user=ANNA))

    with pytest.raises(AlreadyPlayed) as caught:
        await store.commit(step(seq, save=b"again", interaction=5, user=ANNA))

    assert {"match": ONE, "seq": 1} == msgspec.json.decode(caught.value.result)
    after = await store.match(ONE)
    assert after is not None
    assert (1, b"save 1") == (after.seq, after.save)
    assert 1 == len(await store.moves(ONE))


async def test_an_interaction_delivered_twice_at_once_plays_once(store: Store) -> None:
    await begun(store)

    ends = await asyncio.gather(
        *(store.commit(step(0, interaction=5)) for _ in range(3)), return_exceptions=True
    )

    assert [type(None), AlreadyPlayed, AlreadyPlayed] == [type(end) for end in ends]
    assert 1 == len(await store.moves(ONE))


async def test_who_caused_an_interaction_is_kept(store: Store, clock: Clock) -> None:
    await begun(store)
    await store.commit(step(0, interaction=5, user=BEN))

    rows = await store._read(lambda db: db.execute("SELECT * FROM interactions").fetchall())
    assert [(5, ONE, BEN, clock.seconds, b'{"match":"aaaa2","seq":1}')] == rows


async def test_a_step_that_breaks_a_rule_of_the_tables_leaves_nothing(store: Store) -> None:
    await begun(store)
    twice = (SeatRecord(Seat(0), ANNA, "Anna"), SeatRecord(Seat(0), BEN, "Ben"))

    with pytest.raises(sqlite3.IntegrityError):
        await store.commit(step(0, seats=twice, interaction=4))

    assert record() == await store.match(ONE)
    assert [] == await store.moves(ONE)
    assert not await store.played(4)


@pytest.mark.parametrize(
    ("status", "expected"),
    [("running", ["aaaa2", "cccc4"]), ("over", ["bbbb3"]), (None, ["aaaa2", "bbbb3", "cccc4"])],
)
async def test_matches_by_status(store: Store, status: Status | None, expected: list[str]) -> None:
    await begun(store, ONE, created=1.0)
    await begun(store, TWO, created=2.0, status="over")
    await begun(store, MatchId("cccc4"), created=3.0)

    assert expected == [match.id for match in await store.matches(status=status)]


async def test_matches_of_a_user_are_those_with_a_seat(store: Store) -> None:
    both = (SeatRecord(Seat(0), CARLA, "Carla"), SeatRecord(Seat(1), CARLA, "Carla"))
    await begun(store, ONE)
    await begun(store, TWO, seats=both)
    await begun(store, MatchId("cccc4"), seats=both, status="cancelled")

    assert [TWO] == [match.id for match in await store.matches(CARLA)]
    assert [TWO, "cccc4"] == [match.id for match in await store.matches(CARLA, status=None)]
    assert ["cccc4"] == [match.id for match in await store.matches(CARLA, status="cancelled")]


async def test_a_match_is_found_in_its_thread(store: Store) -> None:
    await begun(store, ONE)
    await store.set_thread(ONE, 50)

    found = await store.match_in_thread(50)
    assert record(thread=50) == found
    assert await store.match_in_thread(record().channel) is None


async def test_a_match_without_a_thread_is_found_in_its_channel(store: Store) -> None:
    await begun(store, ONE, channel=60)

    assert record(channel=60) == await store.match_in_thread(60)
    assert await store.match_in_thread(61) is None


async def test_a_running_match_is_found_before_newer_ones_that_are_over(store: Store) -> None:
    await begun(store, ONE, thread=50, created=1.0)
    await begun(store, TWO, thread=50, created=2.0)
    await begun(store, MatchId("cccc4"), thread=50, created=3.0, status="over")

    found = await store.match_in_thread(50)
    assert found is not None
    assert TWO == found.id


async def test_a_match_is_behind_until_its_newest_is_published(store: Store) -> None:
    await begun(store, ONE)
    await begun(store, TWO, status="over", seq=4)
    assert [ONE, TWO] == await store.behind()

    await store.published(ONE, 0)
    await store.published(TWO, 3)
    assert [TWO] == await store.behind()

    await store.commit(step(0))
    assert [ONE, TWO] == await store.behind()


async def test_what_is_published_never_goes_back(store: Store) -> None:
    await begun(store, seq=5)
    await store.published(ONE, 5)
    await store.published(ONE, 3)

    assert record(seq=5, published_seq=5) == await store.match(ONE)


async def test_running_are_those_neither_over_nor_cancelled(store: Store) -> None:
    await begun(store, ONE)
    await begun(store, TWO)
    await store.commit(step(0, status="cancelled"))

    assert [TWO] == await store.running()
