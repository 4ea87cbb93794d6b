"""Tables that haven't started: who may join, leave, choose options and start."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import cast, get_args

from msgspec.structs import replace

from bot.draft import AnyGame
from bot.matches import Matches
from bot.pace import NO_PACE, PACES
from bot.present.lobby import AUTOPILOTS, CHECKS, FEWER, MORE, PACE, SEATS, STARTS
from bot.records import Lobby, MatchId, Starts, UserId
from bot.seating import (
    Doing,
    begun_check,
    called,
    checked_again,
    done,
    filled,
    filled_in_check,
    joined,
    may_start,
    seated,
    unchecked,
    without,
)
from bot.sorry import Sorry
from bot.store import AlreadyPlayed, LostRace, Store
from engine.core import Config, OptionsContradict, Rng, Text

MOST_OPEN = 3  # tables of one host on a server


class Lobbies:
    """The one door for lobbies. Every method raises `Sorry` where the answer is no."""

    def __init__(
        self,
        store: Store,
        matches: Matches,
        games: Mapping[str, AnyGame],
        now: Callable[[], float],
    ) -> None:
        self.store = store
        self.matches = matches
        self.games = games
        self.now = now

    async def get(self, lobby_id: MatchId) -> Lobby:
        lobby = await self.store.lobby(lobby_id)
        if lobby is None or lobby.game not in self.games:
            raise Sorry("lobby-gone")
        return lobby

    async def open(
        self,
        game: AnyGame,
        host: UserId,
        guild: int,
        channel: int,
        language: str,
        *,
        seats: int,
        autopilots: int = 0,
        invited: Sequence[UserId] = (),
        options: Mapping[str, str] = MappingProxyType({}),
        pace: str = NO_PACE,
        starts: Starts = "host",
        checks: bool = False,
    ) -> Lobby:
        """A new table, with its host seated."""
        if seats not in game.seats:
            raise _bad_seats(game)
        if len(invited) + 1 + autopilots > seats:
            raise Sorry("lobby-too-many", seats=seats)
        await self.check_may_open(host, guild)
        lobby = Lobby(
            id=await self.store.new_match_id(),
            game=game.name,
            host=host,
            guild=guild,
            channel=channel,
            language=language,
            seats=seats,
            options={option.id: option.default for option in game.options} | dict(options),
            players=(host,),
            invited=tuple(dict.fromkeys(user for user in invited if user != host)),
            autopilots=autopilots,
            pace=pace,
            created=self.now(),
            starts=starts,
            checks=checks,
            changed=self.now(),
            invited_at=self.now(),
        )
        self._check_options(lobby)
        await self.store.add_lobby(lobby)
        return lobby

    async def check_may_open(self, host: UserId, guild: int) -> None:
        """Raise `Sorry` where somebody has as many open tables as one may have."""
        if await self.store.tables.hosted(host, guild) >= MOST_OPEN:
            raise Sorry("lobby-too-many-open", n=MOST_OPEN)

    async def join(self, lobby_id: MatchId, user: UserId, interaction: int | None) -> Lobby:
        """The table with *user* at it or, where no seat is free, on its waiting list."""

        def act(lobby: Lobby) -> Lobby:
            if user in lobby.players:
                raise Sorry("lobby-already-in")
            changed = joined(lobby, user, self.now())
            if user in lobby.waiting and user in changed.waiting:
                raise Sorry("lobby-already-waiting", place=lobby.waiting.index(user) + 1)
            return changed

        return await self._change(lobby_id, interaction, act)

    async def leave(self, lobby_id: MatchId, user: UserId, interaction: int | None) -> Lobby | None:
        """The lobby without *user*, an invited one too; None where nobody is left: it is gone."""

        def act(lobby: Lobby) -> Lobby:
            if user in lobby.players:
                return checked_again(without(lobby, user), self.now())
            if user in lobby.waiting:
                return without(lobby, user)
            if user in lobby.invited:
                return _declined(lobby, user, self.now())
            raise Sorry("lobby-not-in")

        lobby = await self._change(lobby_id, interaction, act)
        if lobby.players:
            return lobby
        if await self.store.remove_lobby(lobby_id, lobby.version):
            return None
        return await self.store.lobby(lobby_id)  # somebody has joined meanwhile

    async def invite(
        self, lobby_id: MatchId, user: UserId, guests: Sequence[UserId], interaction: int | None
    ) -> Lobby:
        """Keep seats for *guests*; the host alone may. Who waits already is seated."""

        def act(lobby: Lobby) -> Lobby:
            if user != lobby.host:
                raise Sorry("lobby-host-only")
            new = [who for who in guests if who not in (*lobby.players, *lobby.invited)]
            if not new:
                raise Sorry("lobby-nobody-new")
            invited = tuple(who for who in lobby.invited if who not in lobby.players)
            taken = len(lobby.players) + lobby.autopilots + len(invited)
            if taken + len(new) > lobby.seats:
                raise Sorry("lobby-too-many-invited", n=max(0, lobby.seats - taken))
            declined = tuple(who for who in lobby.declined if who not in new)
            changed = replace(
                lobby, invited=(*invited, *new), declined=declined, invited_at=self.now()
            )
            for who in new:
                if who in lobby.waiting:
                    changed = called(changed, who, self.now())
            return changed

        return await self._change(lobby_id, interaction, act)

    async def decline(self, lobby_id: MatchId, user: UserId, interaction: int | None) -> Lobby:
        """The table without the seat that was kept for *user*."""

        def act(lobby: Lobby) -> Lobby:
            if user not in lobby.invited or user in lobby.players:
                raise Sorry("lobby-no-invitation")
            return _declined(lobby, user, self.now())

        return await self._change(lobby_id, interaction, act)

    async def ready(self, lobby_id: MatchId, user: UserId, interaction: int | None) -> Lobby:
        """The table after *user* has said to be ready."""

        def act(lobby: Lobby) -> Lobby:
            if user not in lobby.players:
                raise Sorry("lobby-not-in")
            if lobby.checking is None:
                raise Sorry("lobby-no-check")
            if user in lobby.ready:
                raise Sorry("lobby-ready-already")
            return replace(lobby, ready=(*lobby.ready, user))

        return await self._change(lobby_id, interaction, act)

    async def keep(self, lobby_id: MatchId, user: UserId, interaction: int | None) -> Lobby:
        """The table, which isn't closed for want of change for another while."""

        def act(lobby: Lobby) -> Lobby:
            if user not in lobby.players:
                raise Sorry("lobby-not-in")
            return lobby

        return await self._change(lobby_id, interaction, act)

    async def set(
        self,
        lobby_id: MatchId,
        user: UserId,
        settings: Mapping[str, str],
        interaction: int | None,
    ) -> Lobby:
        """Choose options or what else a table has, all or none; the host alone may.

        A ready check ends: nobody has said to be ready for this.
        """

        def act(lobby: Lobby) -> Lobby:
            if user != lobby.host:
                raise Sorry("lobby-host-only")
            if not settings:
                raise Sorry("lobby-no-such-option")
            game = self.games[lobby.game]
            for name, value in settings.items():
                lobby = _with_setting(lobby, game, name, value)
            self._check_options(lobby)
            return filled(unchecked(lobby))

        return await self._change(lobby_id, interaction, act)

    def _check_options(self, lobby: Lobby) -> None:
        """Raise `Sorry` where options can't hold together: by a deal that nobody will see."""
        config = Config(lobby.seats, lobby.options, self.matches.content.get(lobby.game, {}))
        try:
            self.games[lobby.game].setup(config, Rng(0))
        except OptionsContradict as error:
            one, other = Text(f"option-{error.one}"), Text(f"option-{error.other}")
            raise Sorry("lobby-contradiction", lobby.game, one=one, other=other) from error

    async def call(self, lobby_id: MatchId, user: UserId, interaction: int | None) -> Lobby:
        """What the host's wish to start makes of a table: a ready check, if it has such.

        Raises `Sorry` where it can't start.
        """

        def act(lobby: Lobby) -> Lobby:
            if user != lobby.host:
                raise Sorry("lobby-host-only")
            self._check_enough(lobby)
            if lobby.checking is not None and user in lobby.ready:
                raise Sorry("lobby-ready-already")
            if lobby.checking is None:
                return begun_check(lobby, self.now(), user)
            return replace(lobby, ready=(*lobby.ready, user))

        lobby = await self.get(lobby_id)
        if not lobby.checks:
            if user != lobby.host:
                raise Sorry("lobby-host-only")
            self._check_enough(lobby)
            return lobby
        return await self._change(lobby_id, interaction, act)

    def _check_enough(self, lobby: Lobby) -> None:
        game = self.games[lobby.game]
        if not may_start(lobby, game):
            joined = len(lobby.players) + lobby.autopilots
            raise Sorry("lobby-too-few", least=game.seats[0], joined=joined)

    async def start(
        self,
        lobby: Lobby,
        names: Mapping[UserId, str],
        pilots: Sequence[str],
        interaction: int | None,
    ) -> Lobby:
        """Deal the match. Free seats that no autopilot holds are left out.

        *names* are the players', *pilots* what the autopilots are called. Raises `LostRace` where
        the table is no longer the one that they were put together for.
        """
        if {*names} != {*lobby.players} or len(pilots) != lobby.autopilots:
            raise LostRace(f"lobby {lobby.id} has changed")
        self._check_enough(lobby)
        lobby = replace(lobby, seats=len(lobby.players) + lobby.autopilots, players=seated(lobby))
        named = [names.get(who, "") for who in lobby.players]
        seed = secrets.randbits(64)
        try:
            await self.matches.start(lobby, [*named, *pilots], seed, interaction)
        except AlreadyPlayed:
            raise Sorry("lobby-gone") from None
        return lobby

    async def do(self, lobby: Lobby, doing: Doing) -> None:
        """Do what has come due at a table; nothing if it has changed meanwhile."""
        with suppress(LostRace):
            if doing == "close":
                reason = "lobby-forgotten" if lobby.players else "lobby-cancelled"
                await self.store.remove_lobby(lobby.id, lobby.version, reason)
                return
            changed = await self.store.save_lobby(done(lobby, doing, self.now()))
            if not changed.players:
                await self.store.remove_lobby(lobby.id, changed.version, "lobby-forgotten")

    async def wait_for_host(self, lobby: Lobby) -> None:
        """Have a table that can't start by itself wait for its host."""
        with suppress(LostRace):
            await self.store.save_lobby(unchecked(replace(lobby, starts="host")))

    async def cancel(self, lobby_id: MatchId, user: UserId, *, may_manage: bool) -> Lobby:
        """Take the table away; its host may, and those who manage threads."""
        lobby = await self.get(lobby_id)
        if user != lobby.host and not may_manage:
            raise Sorry("cancel-not-allowed")
        if not await self.store.remove_lobby(lobby_id):
            raise Sorry("lobby-gone")  # it has started meanwhile
        return lobby

    async def _change(
        self, lobby_id: MatchId, interaction: int | None, act: Callable[[Lobby], Lobby]
    ) -> Lobby:
        while True:
            lobby = await self.get(lobby_id)
            if interaction is not None and await self.store.played(interaction):
                return lobby
            changed = replace(act(lobby), changed=self.now(), warned=None)
            try:
                return await self.store.save_lobby(changed, interaction=interaction)
            except LostRace:
                continue
            except AlreadyPlayed:
                return await self.get(lobby_id)


def _declined(lobby: Lobby, user: UserId, now: float) -> Lobby:
    invited = tuple(who for who in lobby.invited if who != user)
    return filled_in_check(replace(lobby, invited=invited, declined=(*lobby.declined, user)), now)


def _with_setting(lobby: Lobby, game: AnyGame, name: str, value: str) -> Lobby:
    if name == SEATS:
        return _with_seats(lobby, game, value)
    if name == AUTOPILOTS:
        return _with_autopilots(lobby, value)
    if name == PACE and value in (NO_PACE, *PACES):
        return replace(lobby, pace=value)
    if name == STARTS and value in get_args(Starts):
        return replace(lobby, starts=cast(Starts, value))
    if name == CHECKS and value in ("no", "yes"):
        return replace(lobby, checks=value == "yes")
    option = next((each for each in game.options if each.id == name), None)
    if option is None or value not in option.values:
        raise Sorry("lobby-no-such-option")
    return replace(lobby, options={**lobby.options, name: value})


def _with_seats(lobby: Lobby, game: AnyGame, value: str) -> Lobby:
    if not value.isdecimal() or int(value) not in game.seats:
        raise _bad_seats(game)
    seats = int(value)
    if seats < len(lobby.players) + lobby.autopilots:
        raise Sorry("lobby-seats-taken")
    return replace(lobby, seats=seats)


def _bad_seats(game: AnyGame) -> Sorry:
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        return Sorry("lobby-exact-seats", seats=least)
    return Sorry("lobby-bad-seats", least=least, most=most)


def _with_autopilots(lobby: Lobby, value: str) -> Lobby:
    """Set their number, or change it by one where the value is "+" or "-"."""
    if value in (MORE, FEWER):
        value = str(max(0, lobby.autopilots + (1 if value == MORE else -1)))
    if not value.isdecimal() or int(value) + len(lobby.players) > lobby.seats:
        raise Sorry("lobby-seats-taken")
    return replace(lobby, autopilots=int(value))
