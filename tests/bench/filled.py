"""Stores with many matches in them."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.draft import AnyMatch
from bot.publisher import RULES, rules_of
from bot.records import CLOSED, MatchId, MatchRecord, SeatRecord, UserId
from bot.store import Store, history, matches
from engine.core import Config, Match, Rng, Seat
from engine.registry import GAMES

GAME = GAMES["go_west"]
POSTS = ("lobby", "start", "dm", "dm", "turn", "status")  # that stand for a match


@asynccontextmanager
async def stored(path: Path) -> AsyncIterator[Store]:
    store = await Store.open(path, now=time.time)
    try:
        yield store
    finally:
        await store.close()


def id_of(n: int) -> MatchId:
    return MatchId(f"m{n:04}")


def users_of(n: int) -> tuple[UserId, UserId]:
    return UserId(1_000_000 + n), UserId(2_000_000 + n)


def dealt(n: int, answers: int = 0) -> AnyMatch:
    match = Match.start(GAME, Config(2), n)
    chance = Rng(n)
    for _ in range(answers):
        if match.outcome is None:
            seat = min(match.pending)
            match.answer(seat, GAME.autopilot(match.view(seat), match.pending[seat], chance))
    return match


def record_of(n: int, match: AnyMatch) -> MatchRecord:
    seats = tuple(
        SeatRecord(Seat(seat), user, f"Player {user}") for seat, user in enumerate(users_of(n))
    )
    return MatchRecord(
        id=id_of(n),
        game=GAME.name,
        status="running",
        host=users_of(n)[0],
        guild=1,
        channel=2,
        thread=10_000_000 + n,
        language="en",
        config=b'{"seats":2}',
        seed=n,
        save=match.to_json(),
        seq=match.seq,
        published_seq=match.seq,
        seats=seats,
    )


async def fill(store: Store, number: int) -> None:
    """Matches that all stand on Discord, as after a quiet night."""
    some = [dealt(n, answers=40) for n in range(20)]

    def work(db: sqlite3.Connection) -> None:
        for n in range(number):
            match = some[n % len(some)]
            record = record_of(n, match)
            matches.add(db, record)
            history.add(db, record.id, (), (), match.checkpoints, 0.0)
            add_posts(db, record)

    await store._write(work)
    await store.set_meta(RULES, rules_of(GAMES))


def add_posts(db: sqlite3.Connection, record: MatchRecord) -> None:
    for i, kind in enumerate(POSTS):
        db.execute(
            "INSERT INTO outbox (match, kind, key, nonce, state, channel, message, digest, seq,"
            " created) VALUES (?, ?, ?, '', 'sent', 2, 3, ?, ?, 0)",
            (record.id, kind, str(i), CLOSED if kind == "lobby" else "0", record.seq),
        )
