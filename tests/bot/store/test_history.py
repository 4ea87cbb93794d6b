"""Moves, events and checkpoints."""

from __future__ import annotations

from bot.records import EventRow, MoveRow
from bot.store import Store
from engine.core import Checkpoint, Seat
from tests.bot.store.builders import ANNA, ONE, TWO, begun, step


def told(seq: int, name: str, *seats: int) -> EventRow:
    return EventRow(seq, name.encode(), tuple(map(Seat, seats)) if seats else None)


async def names(store: Store, seat: int | None, after: int = -1, limit: int = 200) -> list[str]:
    rows = await store.log(ONE, None if seat is None else Seat(seat), after=after, limit=limit)
    return [row.event.decode() for row in rows]


async def test_each_sees_what_is_for_everybody_or_for_them(store: Store) -> None:
    await begun(store)
    events = (told(1, "all"), told(1, "zero", 0), told(1, "both", 0, 1), told(1, "far", 61))
    await store.commit(step(0, events=(*events, EventRow(1, b"nobody", ()))))

    assert ["all"] == await names(store, None)
    assert ["all", "zero", "both"] == await names(store, 0)
    assert ["all", "both"] == await names(store, 1)
    assert ["all", "far"] == await names(store, 61)
    assert list(events[:3]) == await store.log(ONE, Seat(0))


async def test_the_log_is_of_one_match(store: Store) -> None:
    await begun(store, ONE)
    await begun(store, TWO)
    await store.commit(step(0, TWO))

    assert [] == await store.log(ONE, None)
    assert 1 == len(await store.log(TWO, None))


async def test_the_log_goes_on_after_a_seq(store: Store) -> None:
    await begun(store)
    for seq in range(4):
        await store.commit(step(seq, events=(told(seq + 1, f"{seq + 1}"),)))

    assert ["3", "4"] == await names(store, None, after=2)


async def test_a_page_of_the_log_ends_with_a_whole_seq(store: Store) -> None:
    await begun(store)
    for seq in range(3):
        events = tuple(told(seq + 1, f"{seq + 1}{letter}") for letter in "abc")
        await store.commit(step(seq, events=events))

    assert ["1a", "1b", "1c"] == await names(store, None, limit=5)
    assert ["1a", "1b", "1c", "2a", "2b", "2c"] == await names(store, None, limit=6)
    assert ["2a", "2b", "2c"] == await names(store, None, after=1, limit=4)
    assert ["1a", "1b", "1c"] == await names(store, None, limit=2)
    assert 9 == len(await names(store, None, limit=9))


async def test_several_moves_of_one_seq_keep_their_order(store: Store) -> None:
    await begun(store)
    await store.commit(step(0, moves=(MoveRow(1, Seat(0), ANNA, "answer", "a"),)))
    later = (MoveRow(1, None, ANNA, "resign"), MoveRow(2, Seat(1), None, "answer", "b", aside=True))
    await store.commit(step(1, moves=later))

    moves = await store.moves(ONE)
    assert ["a", "", "b"] == [move.question for move in moves]
    assert [False, False, True] == [move.aside for move in moves]


async def test_what_is_taken_back_is_marked_and_no_longer_told(store: Store) -> None:
    await begun(store)
    await store.commit(step(0, events=(told(1, "first"),)))
    await store.commit(step(1, events=(told(2, "second"), told(2, "third", 0))))
    undo = (MoveRow(3, Seat(0), ANNA, "undo"),)
    await store.commit(step(2, undone_moves=(2,), moves=undo, events=(told(3, "took-back"),)))

    assert ["first", "took-back"] == await names(store, 0)
    assert [None, 3, None] == [move.undone_by for move in await store.moves(ONE)]


async def test_a_redo_adds_rows_and_keeps_the_marks(store: Store) -> None:
    await begun(store)
    await store.commit(step(0, events=(told(1, "first"),)))
    await store.commit(step(1, undone_moves=(1,), moves=(), events=()))
    await store.commit(step(2, events=(told(3, "again"),)))
    await store.commit(step(3, undone_moves=(1, 3), moves=(), events=()))

    assert [] == await names(store, 0)
    assert [2, 4] == [move.undone_by for move in await store.moves(ONE)]


async def test_a_checkpoint_of_the_last_phase_replaces_it(store: Store) -> None:
    await begun(store)
    first, second = Checkpoint(1, "1", b"a" * 5_000), Checkpoint(1, "2", b"b")
    await store.commit(step(0, checkpoints=(first, second)))
    third, fourth = Checkpoint(2, "2", b"c"), Checkpoint(2, "1", b"d")
    await store.commit(step(1, checkpoints=(third, fourth)))

    assert [first, third, fourth] == await store.checkpoints(ONE)


async def test_checkpoints_are_kept_small(store: Store) -> None:
    await begun(store)
    await store.commit(step(0, checkpoints=(Checkpoint(1, "1", b"a" * 5_000),)))

    size = await store._read(
        lambda db: db.execute("SELECT length(state) FROM checkpoints").fetchone()[0]
    )
    assert size < 100
