"""No query that the bot makes reads through a table."""

from __future__ import annotations

import sqlite3

from bot.records import Clock, Span, Takeback, Timing, User, Wish
from bot.store import Store
from bot.store.writer import on_its_thread
from engine.core import Checkpoint, Seat
from tests.bot.store.builders import ANNA, ONE, begun, lobby, step

# Those that ask for everything there is.
WHOLE = {
    "SCAN lobbies",
    "SCAN matches",
    "SCAN matches USING INDEX matches_behind",
    "SCAN outbox USING INDEX outbox_cards",
    "SCAN outbox USING COVERING INDEX outbox_cards",
    "SCAN outbox USING INDEX outbox_reminders",
}


async def test_every_query_finds_its_rows_by_an_index(store: Store) -> None:
    seen: set[str] = set()
    for connection in (store._reader, store._writer._connection):
        await on_its_thread(connection, lambda db: db.set_trace_callback(seen.add))

    await use_everything(store)

    statements = sorted(
        statement.strip()
        for statement in seen
        if statement.strip().startswith(("SELECT", "UPDATE", "DELETE", "INSERT"))
    )
    assert len(statements) > 40

    def plans(db: sqlite3.Connection) -> dict[str, str]:
        db.set_trace_callback(None)
        return {
            row[3]: statement
            for statement in statements
            for row in db.execute(f"EXPLAIN QUERY PLAN {statement}")
        }

    through = {
        plan: statement
        for plan, statement in (await store._read(plans)).items()
        if plan.startswith("SCAN") and "CONSTANT ROW" not in plan and plan not in WHOLE
    }
    assert {} == through


async def use_everything(store: Store) -> None:
    await store.save_user(User(ANNA))
    await store.user(ANNA)
    await store.users([ANNA])
    await store.servers.hampered(1)
    await store.thread_gone(9)
    await store.refused(0)
    await store.new_match_id()
    await begun(store, timing=Timing("daily", clocks={Seat(0): Clock(1.0)}))
    await store.add_lobby(lobby(await store.new_match_id()))
    for each in await store.lobbies():
        await store.save_lobby(each, interaction=1)
        await store.remove_lobby(each.id)
    await store.lobbies(ANNA)
    await store.lobby(ONE)
    await store.commit(step(0, interaction=2))
    seats = (await store.matches())[0].seats
    checkpoints = (Checkpoint(2, "1", b"x"), Checkpoint(2, "1", b"y"))
    await store.commit(step(1, undone_moves=(1,), checkpoints=checkpoints, seats=seats))
    await store.matches(ANNA)
    await store.matches(status=None)
    await store.matches(ANNA, status=None)
    await store.match_in_thread(2)
    await store.behind()
    await store.stale_cards()
    await store.running()
    await store.set_thread(ONE, 3)
    await store.give_orders(ONE, Seat(0), ANNA, {"raid-block": "never"})
    await store.played(2)
    await store.tables.closed(ONE)
    await store.tables.hosted(ANNA, 1)
    await store.tables.queue(1)
    await store.tables.queue(1, "toy")
    await store.tables.enqueue(Wish(1, "toy", ANNA), ONE, lambda _: None, 3)
    await store.tables.dequeue(1, None, ANNA)
    await store.tables.rematch(ONE)
    await store.tables.add_rematch(ONE, lobby(await store.new_match_id()))
    await store.tables.usual_length("toy", 2, "none")
    await store.times.running()
    await store.times.running(ANNA)
    await store.times.timing(ONE)
    await store.times.remind(ONE, Seat(0))
    await store.times.ask(ONE, Seat(0))
    await store.times.snooze(ONE, Seat(0))
    await store.times.hush(ONE, Seat(0))
    await store.times.vote(ONE, "absent 0.1", ANNA, "wait")
    await store.times.habits(ANNA)
    await store.times.change_habits(ANNA, zone="Europe/Prague")
    await store.times.set_holiday(ANNA, Span(0.0, 1e9))
    await store.times.holidays(ANNA)
    pause = step(2, deeds=((Seat(0), "pause"), (Seat(0), "resume")), asked=(Seat(0),))
    await store.commit(pause)
    asked = Takeback(0, ONE, Seat(0), ANNA, 0, "answer")
    for how in ("refused", "done"):
        begun_one = await store.takebacks.begin(asked, 3)
        assert begun_one is not None
        await store.takebacks.agree(begun_one.id, ANNA)
        await store.takebacks.open(ONE)
        if how == "refused":
            await store.takebacks.end(begun_one.id, how)
    await store.commit(step(3, takeback=begun_one, phase="2", began="1", asked=(Seat(0),)))
    await store.takebacks.last_done(ONE)
    await store.notes.write(ONE, Seat(0), ANNA, "Take two.")
    await store.servers.running_in(1)
    await store.takebacks.earlier(ONE, Seat(0))
    await store.log(ONE, Seat(0))
    await store.past.course(ONE, Seat(0))
    await store.past.told(ONE, "all", [0])
    await store.past.passage(ONE, 1)
    await store.past.states(ONE, 3)
    await store.past.events(ONE)
    await store.past.figures(ONE)
    await store.moves(ONE)
    await store.checkpoints(ONE)
    post = await store.begin_post(ONE, "turn", "1", 3)
    await store.tried(post.id)
    await store.sent(post.id, 4, "", 1)
    await store.edited(post.id, "", 2)
    await store.post_gone(post.id)
    await store.posts(ONE, "turn", "gone")
    await store.published(ONE, 2)
    await store.set_meta("key", "value")
    await store.meta("key")
