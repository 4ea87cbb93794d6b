"""Matches played through the door of the bot, without Discord, and looked back on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

from bot.app import LOCALES
from bot.desk import Desk
from bot.draft import chance_of
from bot.histories import Histories
from bot.matches import Matches
from bot.present.looking_back import Place
from bot.present.panel import Panel
from bot.records import Lobby, MatchId, UserId
from bot.store import Store
from bot.words import Catalogue
from engine.core import IllegalAnswer, Rng, Seat, any_answer
from engine.registry import GAMES
from render.registry import DRAWINGS

MATCH = MatchId("abc23")
SEED = 5
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva")
CATALOGUE = Catalogue.load(LOCALES)


@asynccontextmanager
async def begun(
    folder: Path, game: str, seats: int = 2, seed: int = SEED
) -> AsyncIterator[Matches]:
    """A match that has just been dealt; seat n belongs to user 100 + n."""
    store = await Store.open(folder / "portage.sqlite3", now=lambda: 1_000.0)
    try:
        users = tuple(UserId(100 + n) for n in range(seats))
        lobby = Lobby(MATCH, game, users[0], 1, 2, "en", seats, players=users)
        await store.add_lobby(lobby)
        matches = Matches(store, GAMES, lambda: 1_000.0, {})
        await matches.start(lobby, NAMES[:seats], seed, None)
        yield matches
    finally:
        await store.close()


def desk_of(matches: Matches, wire: object = None) -> Desk:
    """A desk for what only reads and shows."""
    nothing = cast(Any, wire)
    return Desk(
        matches.store, matches, nothing, nothing, CATALOGUE, GAMES, DRAWINGS, lambda: 1_000.0
    )


async def looked(matches: Matches, seat: int | None, place: Place | None = None) -> Panel:
    """What somebody sees who looks back."""
    record, match = await matches.look(MATCH)
    words = CATALOGUE.words("en", record.game, [each.name for each in record.seats])
    eyes = None if seat is None else Seat(seat)
    return await Histories(desk_of(matches)).view(record, match, eyes, words, place)


async def step(matches: Matches, chance: Rng) -> None:
    """One thing that a player may do: mostly answer, now and then take back or give again."""
    _, match = await matches.look(MATCH)
    for seat in match.state.everyone:
        if match.can_redo(seat) and not chance.below(3):
            await matches.redo(MATCH, seat, user_of(seat))
            return
        undo = match.can_undo(seat)
        if undo is not None and not undo.agree and not chance.below(6):
            await matches.undo(MATCH, seat, user_of(seat))
            return
    seat = chance.pick(sorted(match.pending))
    aside = match.asides.get(seat) if not chance.below(5) else None
    question = aside or match.pending[seat]
    try:
        raw = any_answer(question, chance)
        await matches.answer(MATCH, seat, user_of(seat), [(raw, aside is not None)])
    except IllegalAnswer:
        raw = match.pending[seat].default
        await matches.answer(MATCH, seat, user_of(seat), [(raw, False)])


async def played(matches: Matches, until: str = "never") -> None:
    """Play as autopilots do until a phase of that name begins, or to the end."""
    record, match = await matches.look(MATCH)
    while record.status == "running" and not match.state.phase.startswith(until):
        seat = min(match.pending)
        chance = chance_of(record, match.seq, seat)
        raw = match.game.autopilot(match.view(seat), match.pending[seat], chance)
        await matches.answer(MATCH, seat, user_of(seat), [(raw, False)])
        record, match = await matches.look(MATCH)


def user_of(seat: Seat) -> UserId:
    return UserId(100 + seat)
