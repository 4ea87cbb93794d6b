"""Tables that haven't started: who may join, leave, choose options and start."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from bot.draft import AnyGame
from bot.matches import Matches
from bot.pace import NO_PACE, PACES
from bot.present.lobby import AUTOPILOTS, PACE, SEATS
from bot.records import Lobby, MatchId, UserId
from bot.sorry import Sorry
from bot.store import AlreadyPlayed, LostRace, Store
from engine.core import Config, OptionsContradict, Rng, Text


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
    ) -> Lobby:
        """A new table, with its host seated."""
        if seats not in game.seats:
            raise _bad_seats(game)
        if len(invited) + 1 + autopilots > seats:
            raise Sorry("lobby-too-many", seats=seats)
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
        )
        self._check_options(lobby)
        await self.store.add_lobby(lobby)
        return lobby

    async def join(self, lobby_id: MatchId, user: UserId, interaction: int | None) -> Lobby:
        def act(lobby: Lobby) -> Lobby:
            if user in lobby.players:
                raise Sorry("lobby-already-in")
            kept = [who for who in lobby.invited if who not in lobby.players]
            free = lobby.seats - lobby.autopilots - len(lobby.players)
            if free <= 0:
                raise Sorry("lobby-full")
            if user not in kept and free <= len(kept):
                raise Sorry("lobby-not-invited")
            # A table may be found empty while it is being closed: it goes on with its new host.
            host = lobby.host if lobby.players else user
            return replace(lobby, players=(*lobby.players, user), host=host)

        return await self._change(lobby_id, interaction, act)

    async def leave(self, lobby_id: MatchId, user: UserId, interaction: int | None) -> Lobby | None:
        """The lobby without *user*; None where nobody is left, and then it is gone."""

        def act(lobby: Lobby) -> Lobby:
            if user not in lobby.players:
                raise Sorry("lobby-not-in")
            players = tuple(who for who in lobby.players if who != user)
            host = lobby.host if lobby.host != user or not players else players[0]
            return replace(lobby, players=players, host=host)

        lobby = await self._change(lobby_id, interaction, act)
        if lobby.players:
            return lobby
        if await self.store.remove_lobby(lobby_id, lobby.version):
            return None
        return await self.store.lobby(lobby_id)  # somebody has joined meanwhile

    async def set(
        self,
        lobby_id: MatchId,
        user: UserId,
        settings: Mapping[str, str],
        interaction: int | None,
    ) -> Lobby:
        """Choose options, `SEATS`, `AUTOPILOTS` or `PACE`, all or none; the host alone may."""

        def act(lobby: Lobby) -> Lobby:
            if user != lobby.host:
                raise Sorry("lobby-host-only")
            if not settings:
                raise Sorry("lobby-no-such-option")
            game = self.games[lobby.game]
            for name, value in settings.items():
                lobby = _with_setting(lobby, game, name, value)
            self._check_options(lobby)
            return lobby

        return await self._change(lobby_id, interaction, act)

    def _check_options(self, lobby: Lobby) -> None:
        """Raise `Sorry` where options can't hold together: by a deal that nobody will see."""
        config = Config(lobby.seats, lobby.options, self.matches.content.get(lobby.game, {}))
        try:
            self.games[lobby.game].setup(config, Rng(0))
        except OptionsContradict as error:
            one, other = Text(f"option-{error.one}"), Text(f"option-{error.other}")
            raise Sorry("lobby-contradiction", lobby.game, one=one, other=other) from error

    async def start(
        self,
        lobby_id: MatchId,
        user: UserId,
        names: Mapping[UserId, str],
        pilots: Sequence[str],
        interaction: int | None,
    ) -> Lobby:
        """Deal the match. Free seats that no autopilot holds are left out.

        *names* are the players', *pilots* what the autopilots are called. Raises `LostRace` where
        the table is no longer the one that they were put together for.
        """
        lobby = await self.get(lobby_id)
        if user != lobby.host:
            raise Sorry("lobby-host-only")
        if {*names} != {*lobby.players} or len(pilots) != lobby.autopilots:
            raise LostRace(f"lobby {lobby_id} has changed")
        game = self.games[lobby.game]
        seats = len(lobby.players) + lobby.autopilots
        if seats not in game.seats:
            raise Sorry("lobby-too-few", least=game.seats[0], joined=seats)
        lobby = replace(lobby, seats=seats)
        named = [names.get(who, "") for who in lobby.players]
        seed = secrets.randbits(64)
        try:
            await self.matches.start(lobby, [*named, *pilots], seed, interaction)
        except AlreadyPlayed:
            raise Sorry("lobby-gone") from None
        return lobby

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
            changed = act(lobby)
            try:
                return await self.store.save_lobby(changed, interaction=interaction)
            except LostRace:
                continue
            except AlreadyPlayed:
                return await self.get(lobby_id)


def _with_setting(lobby: Lobby, game: AnyGame, name: str, value: str) -> Lobby:
    if name == SEATS:
        return _with_seats(lobby, game, value)
    if name == AUTOPILOTS:
        return _with_autopilots(lobby, value)
    if name == PACE and value in (NO_PACE, *PACES):
        return replace(lobby, pace=value)
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
    if not value.isdecimal() or int(value) + len(lobby.players) > lobby.seats:
        raise Sorry("lobby-seats-taken")
    return replace(lobby, autopilots=int(value))
