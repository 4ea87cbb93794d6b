"""Standing orders on disk: the newest of a name holds, and only for whoever gave it."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from bot.records import MatchId, SeatRecord, UserId
from bot.store import Store
from engine.core import Seat
from tests.bot.store.builders import ANNA, BEN, CARLA, ONE, TWO, begun, opened, step

ME, FOE = Seat(0), Seat(1)


async def orders(store: Store, match: MatchId = ONE) -> dict[Seat, dict[str, str]]:
    record = await store.match(match)
    assert record is not None
    return record.orders


async def test_a_match_begins_without_orders(store: Store) -> None:
    assert {} == (await begun(store)).orders


async def test_the_newest_setting_of_an_order_holds(store: Store) -> None:
    await begun(store)

    assert await store.give_orders(ONE, ME, ANNA, {"block": "never", "drop": "spice"})
    assert await store.give_orders(ONE, ME, ANNA, {"block": "always"})

    assert {ME: {"drop": "spice", "block": "always"}} == await orders(store)


async def test_orders_are_a_seats_own_in_one_match(store: Store) -> None:
    await begun(store)
    await begun(store, TWO)

    await store.give_orders(ONE, ME, ANNA, {"block": "never"})
    await store.give_orders(ONE, FOE, BEN, {"block": "always"})

    assert {ME: {"block": "never"}, FOE: {"block": "always"}} == await orders(store)
    assert {} == await orders(store, TWO)


async def test_a_cancelled_order_holds_no_more(store: Store) -> None:
    await begun(store)
    await store.give_orders(ONE, ME, ANNA, {"block": "never", "drop": "spice"})

    await store.give_orders(ONE, ME, ANNA, {"block": None})

    assert {ME: {"drop": "spice"}} == await orders(store)


async def test_orders_outlive_the_bot_and_nothing_is_overwritten(path: Path) -> None:
    async with opened(path) as store:
        await begun(store)
        await store.give_orders(ONE, ME, ANNA, {"block": "never"})
        await store.give_orders(ONE, ME, ANNA, {"block": None})
        await store.give_orders(ONE, ME, ANNA, {"block": "always"})

    async with opened(path) as store:
        assert {ME: {"block": "always"}} == await orders(store)
    with contextlib.closing(sqlite3.connect(path)) as db:
        rows = db.execute("SELECT seat, user, name, setting FROM orders ORDER BY id").fetchall()
    assert [(0, ANNA, "block", each) for each in ("never", None, "always")] == rows


async def test_only_the_holder_gives_orders_and_only_while_it_plays(store: Store) -> None:
    await begun(store)

    assert not await store.give_orders(ONE, ME, BEN, {"block": "never"})
    assert not await store.give_orders(ONE, ME, UserId(99), {"block": "never"})
    assert not await store.give_orders(TWO, ME, ANNA, {"block": "never"})
    await store.commit(step(0, status="over"))
    assert not await store.give_orders(ONE, ME, ANNA, {"block": "never"})

    assert {} == await orders(store)


async def test_an_order_is_no_move_but_is_to_be_shown(store: Store) -> None:
    await begun(store, published_seq=0)
    assert [] == await store.behind()

    await store.give_orders(ONE, ME, ANNA, {"block": "never"})

    record = await store.match(ONE)
    assert record is not None
    assert (0, []) == (record.seq, await store.moves(ONE))
    assert [ONE] == await store.behind()


async def test_orders_go_with_whoever_gave_them(store: Store) -> None:
    await begun(store)
    await store.give_orders(ONE, ME, ANNA, {"block": "never"})
    await store.give_orders(ONE, FOE, BEN, {"block": "always"})

    resigned = SeatRecord(ME, ANNA, "Anna", autopilot=True, resigned=True)
    await store.commit(step(0, seats=(resigned, SeatRecord(FOE, BEN, "Ben"))))
    assert {FOE: {"block": "always"}} == await orders(store)
    assert not await store.give_orders(ONE, ME, ANNA, {"block": "never"})

    back = (SeatRecord(ME, ANNA, "Anna"), SeatRecord(FOE, CARLA, "Carla"))
    await store.commit(step(1, seats=back))
    assert {} == await orders(store)
