"""A match played once more: the same game, options, pace and players, with the seats rotated."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.lobbies import Lobbies
from bot.pace import NO_PACE
from bot.records import Lobby, MatchId, MatchRecord, UserId
from bot.sorry import Sorry
from bot.substitutes import sat_at
from engine.core import Config


async def rematch_of(lobbies: Lobbies, record: MatchRecord, user: UserId) -> tuple[MatchId, bool]:
    """The table or match where *record* is played again, and whether it is a new table.

    Those who played it may open one, but for whom a host took out; it leads everybody to the one
    there is. Raises `Sorry`.
    """
    tables = lobbies.store.tables
    there = await tables.rematch(record.id)
    if there is not None:
        return there, False
    if record.status == "running":
        raise Sorry("rematch-too-early")
    moves = await lobbies.store.moves(record.id)
    removed = {sat_at(record, move) for move in moves if move.kind == "kick"}
    users = tuple(who for who in _users(record) if who not in removed)
    if user not in users:
        raise Sorry("rematch-not-yours" if user not in removed else "rematch-kicked")
    if record.game not in lobbies.games:
        raise Sorry("lobby-gone")
    await lobbies.check_may_open(user, record.guild)
    id_ = await lobbies.store.new_match_id()
    lobby = rematch_lobby(record, users, user, id_, lobbies.now())
    opened = await tables.add_rematch(record.id, lobby)
    return opened, opened == lobby.id


def rematch_lobby(
    record: MatchRecord, users: Sequence[UserId], user: UserId, id_: MatchId, now: float
) -> Lobby:
    """The table of *users* with *user* as its host; whoever sat second begins this time."""
    options = msgspec.json.decode(record.config, type=Config).options
    return Lobby(
        id=id_,
        game=record.game,
        host=user,
        guild=record.guild,
        channel=record.channel,
        language=record.language,
        seats=len(record.seats),
        options=dict(options),
        players=(user,),
        invited=tuple(who for who in users if who != user),
        autopilots=len(record.seats) - len(users),
        pace=NO_PACE if record.timing is None else record.timing.pace,
        created=now,
        order=(*users[1:], *users[:1]),
        # All want the same again, so nobody need press anything once they are here.
        starts="full" if len(users) > 1 else "host",
        invited_at=now,
        changed=now,
    )


def _users(record: MatchRecord) -> tuple[UserId, ...]:
    """Those who played, by their seats; one who resigned, too."""
    return tuple(dict.fromkeys(seat.user for seat in record.seats if seat.user is not None))
