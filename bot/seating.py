"""Who sits at a table that hasn't started, who comes next, and what comes due there.

Times are seconds since the epoch.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from bot.draft import AnyGame
from bot.pace import HOUR, MINUTE
from bot.records import Lobby, UserId

DAY = 24 * HOUR
QUIET = 7 * DAY  # without a change, before a table is warned
LAST = 3 * DAY  # from the warning until it is closed
WATCHED = 10 * MINUTE  # while the host of a new table is taken to look at it
LIVE = "live"  # the pace of those who are all there now

Doing: TypeAlias = Literal["start", "check", "unready", "lapse", "close", "warn"]


class Due(NamedTuple):
    at: float
    doing: Doing


# Seats


def kept(lobby: Lobby) -> tuple[UserId, ...]:
    """For whom seats are kept."""
    return tuple(user for user in lobby.invited if user not in lobby.players)


def seats_left(lobby: Lobby) -> int:
    """How many seats nobody has taken, those kept for somebody too."""
    return max(0, lobby.seats - lobby.autopilots - len(lobby.players))


def open_seats(lobby: Lobby) -> int:
    """How many seats anybody may take."""
    return max(0, seats_left(lobby) - len(kept(lobby)))


def may_start(lobby: Lobby, game: AnyGame) -> bool:
    """Whether enough seats are taken for a start; free ones are then left out."""
    return len(lobby.players) > 0 and len(lobby.players) + lobby.autopilots in game.seats


def seated(lobby: Lobby) -> tuple[UserId, ...]:
    """The players by the seats they get."""
    places = {user: n for n, user in enumerate(lobby.order)}
    return tuple(sorted(lobby.players, key=lambda user: places.get(user, len(places))))


def joined(lobby: Lobby, user: UserId, now: float) -> Lobby:
    """The table with somebody more at it, or on its waiting list.

    Where it starts when full, whoever fills it is there, and the others are asked.
    """
    lobby = replace(
        lobby,
        declined=_less(lobby.declined, user),
        # A table may be found empty while it is being closed: it goes on with its new host.
        host=lobby.host if lobby.players else user,
    )
    may_sit = user in kept(lobby) or open_seats(lobby) > 0
    if not (may_sit and seats_left(lobby)):
        return replace(lobby, waiting=(*_less(lobby.waiting, user), user))
    players = (*lobby.players, user)
    lobby = replace(lobby, players=players, waiting=_less(lobby.waiting, user))
    if lobby.checking is None and lobby.starts == "full" and lobby.checks and not seats_left(lobby):
        lobby = begun_check(lobby, now)
    return lobby if lobby.checking is None else replace(lobby, ready=(*lobby.ready, user))


def filled(lobby: Lobby) -> Lobby:
    """The table with its free seats given to the waiting list."""
    came = lobby.waiting[: open_seats(lobby)]
    return replace(
        lobby,
        players=(*lobby.players, *came),
        moved=(*(user for user in lobby.moved if user in lobby.players), *came),
        waiting=lobby.waiting[len(came) :],
    )


def filled_in_check(lobby: Lobby, now: float) -> Lobby:
    """The same, and where a ready check is under way those who came are asked, too, with time anew.

    The check goes on with as few as were asked where nobody waits.
    """
    left = filled(lobby)
    if lobby.checking is None or left.players == lobby.players:
        return left
    return begun_check(left, now, *left.ready)


def called(lobby: Lobby, user: UserId, now: float) -> Lobby:
    """The table with somebody of its waiting list at it, who is told so and asked like others."""
    lobby = joined(lobby, user, now)
    if user not in lobby.players:
        return lobby
    if lobby.checking is not None:
        return begun_check(lobby, now, *_less(lobby.ready, user))
    return replace(lobby, moved=(*_less(lobby.moved, user), user))


def without(lobby: Lobby, *users: UserId) -> Lobby:
    """The table after these have got up; the first one left becomes its host, if need be."""
    players = _less(lobby.players, *users)
    left = filled(
        replace(
            lobby,
            players=players,
            invited=_less(lobby.invited, *users),
            waiting=_less(lobby.waiting, *users),
            moved=_less(lobby.moved, *users),
            ready=_less(lobby.ready, *users),
        )
    )
    if left.host not in left.players and left.players:
        left = replace(left, host=left.players[0])
    return left


def begun_check(lobby: Lobby, now: float, *ready: UserId) -> Lobby:
    """The table with all asked whether they are ready; that tells them of their seats, too."""
    return replace(lobby, checking=now, ready=ready, moved=())


def unchecked(lobby: Lobby) -> Lobby:
    """The table without a ready check."""
    return replace(lobby, checking=None, ready=())


def checked_again(lobby: Lobby, now: float) -> Lobby:
    """The table after somebody has got up during a ready check.

    The check goes on, with time anew, where the waiting list has filled the seat.
    """
    if lobby.checking is None:
        return lobby
    is_whole = seats_left(lobby) == 0 and lobby.players
    return begun_check(lobby, now, *lobby.ready) if is_whole else unchecked(lobby)


def _less(users: tuple[UserId, ...], *gone: UserId) -> tuple[UserId, ...]:
    return tuple(user for user in users if user not in gone)


def waits_for_host(lobby: Lobby) -> bool:
    """Whether all are here and only the host's start is missing, who may not have seen it."""
    is_whole = not seats_left(lobby) and len(lobby.players) > 1 and lobby.starts == "host"
    return is_whole and lobby.checking is None and lobby.changed - lobby.created > WATCHED


# Times


def ready_until(lobby: Lobby) -> float:
    """Until when all must have said that they are ready, in the check under way."""
    time = 10 * MINUTE if lobby.pace == LIVE else DAY
    return (lobby.checking or 0.0) + time


def kept_until(lobby: Lobby) -> float:
    """Until when seats are kept for those invited."""
    return lobby.invited_at + (HOUR if lobby.pace == LIVE else 3 * DAY)


def closed_at(lobby: Lobby) -> float:
    """When a table that has been warned is closed."""
    return (lobby.warned or 0.0) + LAST


def due(lobby: Lobby, game: AnyGame) -> list[Due]:
    """What is to be done at a table without anybody's pressing anything, and when."""
    return sorted(_soonest(lobby, game))


def _soonest(lobby: Lobby, game: AnyGame) -> list[Due]:
    if not lobby.players:
        # Whoever left last closes it, unless the bot died meanwhile.
        return [Due(lobby.changed + MINUTE, "close")]
    found: list[Due] = []
    is_full = seats_left(lobby) == 0 and may_start(lobby, game)
    if lobby.checking is not None:
        if {*lobby.players} <= {*lobby.ready} and may_start(lobby, game):
            found.append(Due(0.0, "start"))
        found.append(Due(ready_until(lobby), "unready"))
    elif lobby.starts == "full" and is_full:
        found.append(Due(0.0, "check" if lobby.checks else "start"))
    if kept(lobby):
        found.append(Due(kept_until(lobby), "lapse"))
    if lobby.warned is not None:
        found.append(Due(closed_at(lobby), "close"))
    else:
        found.append(Due(lobby.changed + QUIET, "warn"))
    return found


def done(lobby: Lobby, doing: Doing, now: float) -> Lobby:
    """The table after what was due, if that is neither its start nor its end."""
    match doing:
        case "check":
            return replace(begun_check(lobby, now), changed=now, warned=None)
        case "unready":
            late = [user for user in lobby.players if user not in lobby.ready]
            return replace(checked_again(without(lobby, *late), now), changed=now, warned=None)
        case "lapse":
            return filled_in_check(replace(lobby, invited=(), changed=now, warned=None), now)
        case _:
            return replace(lobby, warned=now)
