"""The one door: everything that changes a match goes through here, and nothing else writes it."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

import msgspec

from bot.draft import (
    AnyGame,
    AnyMatch,
    Draft,
    change_of,
    logged,
    note_return,
    piloted,
    repaired,
    resign,
)
from bot.orders import answer_by_orders
from bot.pace import timing_of
from bot.records import START, Lobby, MatchId, MatchRecord, SeatRecord, UserId, seats_of
from bot.sorry import Sorry
from bot.store import AlreadyPlayed, LostRace, Store
from engine.core import Config, Event, IllegalAnswer, Match, Raw, RulesChanged, Seat, Verb
from engine.core.moves import answers_of

log = logging.getLogger("portage.matches")

Answers: TypeAlias = Sequence[tuple[Raw, bool]]

KEPT = 64  # matches kept decoded, the most recently used: some 30 KB each
AUTOPILOT_ANSWERS = 40  # in one transaction; the event loop breathes between two


class NotYours(Exception):
    """The user doesn't hold this seat, or may not do this."""


class NoMatch(Exception):
    """There is no such match, or it isn't running."""


class Done(msgspec.Struct, frozen=True):
    """What came of a change. *repeated*: it had been made already, nothing happened now."""

    record: MatchRecord
    match: AnyMatch
    events: tuple[Event, ...] = ()
    repeated: bool = False


Act: TypeAlias = Callable[[Draft, MatchRecord], None]


class Matches:
    """Loads, changes and saves matches. A change is stored before anybody hears of it."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], float],
        content: Mapping[str, Mapping[str, str]],
    ) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.content = content
        self.changed: Callable[[MatchId], None] = lambda _: None  # told of every commit
        self._locks: weakref.WeakValueDictionary[MatchId, asyncio.Lock] = (
            weakref.WeakValueDictionary()
        )
        self._kept: OrderedDict[MatchId, tuple[int, AnyMatch]] = OrderedDict()

    # Looking

    async def look(self, match_id: MatchId) -> tuple[MatchRecord, AnyMatch]:
        """A match as it stands, to be read only. Raises `NoMatch`."""
        record = await self.store.match(match_id)
        if record is None or record.game not in self.games:
            raise NoMatch(match_id)
        try:
            return record, self._decoded(record)
        except RulesChanged:
            await self.repair(match_id)
            record = await self.store.match(match_id)
            assert record is not None
            return record, self._decoded(record)

    def _decoded(self, record: MatchRecord) -> AnyMatch:
        kept = self._kept.get(record.id)
        if kept is not None and kept[0] == record.seq:
            self._kept.move_to_end(record.id)
            return kept[1]
        with logged(record, RulesChanged):
            match: AnyMatch = Match.from_json(self.games[record.game], record.save)
        self._keep(record.id, match)
        return match

    def _keep(self, match_id: MatchId, match: AnyMatch) -> None:
        self._kept[match_id] = match.seq, match
        self._kept.move_to_end(match_id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    # Starting

    async def start(
        self, lobby: Lobby, names: Sequence[str], seed: int, interaction: int | None
    ) -> None:
        """Deal the match of a lobby that is full or whose free seats the autopilot takes."""
        game = self.games[lobby.game]
        config = Config(lobby.seats, lobby.options, self.content.get(lobby.game, {}))
        match = Match.start(game, config, seed)
        players = [*lobby.players, *[None] * (lobby.seats - len(lobby.players))]
        seats = tuple(
            SeatRecord(Seat(i), user, name, autopilot=user is None)
            for i, (user, name) in enumerate(zip(players, names, strict=True))
        )
        record = MatchRecord(
            id=lobby.id,
            game=lobby.game,
            status="running",
            host=lobby.host,
            guild=lobby.guild,
            channel=lobby.channel,
            thread=None,
            language=lobby.language,
            config=msgspec.json.encode(config),
            seed=seed,
            save=match.to_json(),
            seq=match.seq,
            published_seq=-1,
            seats=seats,
            created=self.now(),
            changed=self.now(),
            timing=timing_of(lobby, match.pending, match.state.phase, self.now()),
        )
        draft = Draft(match, lobby.host)
        draft.note("start", None, START, match.opening)
        await self.store.start_match(
            record,
            draft.moves,
            draft.told,
            match.checkpoints,
            interaction=interaction,
            version=lobby.version,
        )
        log.info("match %s seq %d: %s dealt for %d", record.id, match.seq, game.name, lobby.seats)
        self.changed(record.id)

    # Playing

    async def answer(
        self,
        match_id: MatchId,
        seat: Seat,
        user: UserId,
        answers: Answers,
        *,
        since: int | None = None,
        interaction: int | None = None,
    ) -> Done:
        """Give answers in a row for a seat: all or none.

        Raises `IllegalAnswer` and its kinds, `NotYours` or `NoMatch`; then nothing has changed.
        """

        def act(draft: Draft, record: MatchRecord) -> None:
            _sit_down(draft, record, seat, user)
            draft.check_since(seat, since)
            draft.match.move(seat, answers)
            draft.keep_steps()

        return await self.change(match_id, user, interaction, act)

    async def command(
        self,
        match_id: MatchId,
        seat: Seat,
        user: UserId,
        verb: Verb,
        given: Mapping[str, str],
        *,
        interaction: int | None = None,
    ) -> Done:
        """Play a slash command, up to the first barrier: all of it or nothing."""

        def act(draft: Draft, record: MatchRecord) -> None:
            _sit_down(draft, record, seat, user)
            draft.match.move(seat, answers_of(draft.match, seat, verb, given))
            draft.keep_steps()

        return await self.change(match_id, user, interaction, act)

    async def undo(
        self,
        match_id: MatchId,
        seat: Seat,
        user: UserId,
        *,
        to: int | None = None,
        since: int | None = None,
        interaction: int | None = None,
    ) -> Done:
        """Take back the seat's answers from seq *to* on, by default the last, if that is free."""

        def act(draft: Draft, record: MatchRecord) -> None:
            _sit_down(draft, record, seat, user)
            draft.check_since(seat, since)
            undo = draft.match.can_undo(seat, to)
            seq = draft.match.seq
            events = draft.match.undo(seat, to)
            assert undo is not None
            draft.undone = tuple(entry.seq for entry in undo.answers)
            draft.note("undo", seat, seq, events)

        return await self.change(match_id, user, interaction, act)

    async def redo(
        self,
        match_id: MatchId,
        seat: Seat,
        user: UserId,
        *,
        since: int | None = None,
        interaction: int | None = None,
    ) -> Done:
        """Give again what the seat last took back."""

        def act(draft: Draft, record: MatchRecord) -> None:
            _sit_down(draft, record, seat, user)
            draft.check_since(seat, since)
            draft.match.redo(seat)
            draft.keep_steps("redo")

        return await self.change(match_id, user, interaction, act)

    # Ending by hand

    async def cancel(
        self, match_id: MatchId, user: UserId, *, interaction: int | None = None
    ) -> Done:
        """Call the match off, for everybody. Whether *user* may is the caller's to check."""

        def act(draft: Draft, record: MatchRecord) -> None:
            draft.status = "cancelled"
            draft.note("cancel", None, draft.match.seq, [Event("match-cancelled")])

        return await self.change(match_id, user, interaction, act)

    async def resign(
        self, match_id: MatchId, user: UserId, *, interaction: int | None = None
    ) -> Done:
        """Give up all seats of *user*: the autopilot plays on, unless nobody is left to play with.

        Where one player stays among those who sat down, that player has won, but for a game that
        all win together, which goes on; where none stays, the match is called off.
        """

        def act(draft: Draft, record: MatchRecord) -> None:
            mine = seats_of(record, user)
            if not mine:
                raise NotYours(match_id)
            resign(draft, record, mine)

        return await self.change(match_id, user, interaction, act)

    # Autopilots and repairs

    async def pilot(self, match_id: MatchId) -> bool:
        """Let autopilots answer some questions; whether there may be more for them to do."""
        record, match = await self.look(match_id)
        if not piloted(record, match):
            return False

        def act(draft: Draft, record: MatchRecord) -> None:
            for _ in range(AUTOPILOT_ANSWERS):
                seats = piloted(record, draft.match)
                if not seats:
                    break
                draft.answer_on_autopilot(record, seats[0])
            draft.keep_steps()

        with suppress(NoMatch):
            await self.change(match_id, None, None, act)
        return True

    async def repair(self, match_id: MatchId) -> None:
        """Bring a match whose rules have changed back to its last checkpoint, and say so."""
        async with self._lock(match_id):
            record = await self.store.match(match_id)
            assert record is not None
            await self._repaired(record)

    async def _repaired(self, record: MatchRecord) -> None:
        try:
            Match.from_json(self.games[record.game], record.save)
        except RulesChanged as changed:
            log.warning("match %s seq %d: rules changed", record.id, record.seq)
            await self._commit(record, repaired(record, changed), None)

    async def mend(
        self,
        match_id: MatchId,
        interaction: int | None,
        make: Callable[[MatchRecord], Awaitable[Draft | None]],
    ) -> bool:
        """Put what *make* gives in the place of a running match, even one that can't be loaded.

        Whether it gave anything.
        """
        async with self._lock(match_id):
            record = await self.store.match(match_id)
            if record is None or record.status != "running" or record.game not in self.games:
                raise NoMatch(match_id)
            self._kept.pop(match_id, None)
            draft = await make(record)
            if draft is not None:
                await self._commit(record, draft, interaction)
            return draft is not None

    # The door itself

    async def change(
        self, match_id: MatchId, user: UserId | None, interaction: int | None, act: Act
    ) -> Done:
        """Do *act* to a match, and store what it did. *user* is who wants it, None nobody."""
        async with self._lock(match_id):
            for attempt in range(5):
                record, match = await self._running(match_id)
                if interaction is not None and await self.store.played(interaction):
                    return Done(record, match, repeated=True)
                draft = Draft(match.copy(), user, match.state.phase)
                with logged(record, IllegalAnswer, NotYours, Sorry):
                    act(draft, record)
                answer_by_orders(draft, record)
                if not draft.moves:
                    return Done(record, match)
                try:
                    await self._commit(record, draft, interaction)
                except LostRace:
                    if attempt == 4:
                        raise
                    continue
                except AlreadyPlayed:
                    record, match = await self.look(match_id)
                    return Done(record, match, repeated=True)
                after = await self.store.match(match_id)
                assert after is not None
                return Done(after, draft.match, tuple(draft.events))
        raise AssertionError("unreachable")

    async def _running(self, match_id: MatchId) -> tuple[MatchRecord, AnyMatch]:
        record = await self.store.match(match_id)
        if record is None or record.status != "running" or record.game not in self.games:
            raise NoMatch(match_id)
        try:
            return record, self._decoded(record)
        except RulesChanged:
            await self._repaired(record)
            return await self._running(match_id)

    async def _commit(self, record: MatchRecord, draft: Draft, interaction: int | None) -> None:
        match = draft.match
        if match.outcome is not None:
            draft.status, draft.result = "over", match.outcome
        elif record.seq == match.seq:
            match.touch()  # who holds a seat has changed, not the table: the publisher must see it
        await self.store.commit(change_of(draft, record, interaction))
        match.checkpoints = []
        self._keep(record.id, match)
        log.info("match %s seq %d: %d moves", record.id, match.seq, len(draft.moves))
        self.changed(record.id)

    def _lock(self, match_id: MatchId) -> asyncio.Lock:
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
        return lock


def _sit_down(draft: Draft, record: MatchRecord, seat: Seat, user: UserId) -> None:
    """Check that the user plays the seat; whoever was absent is there again."""
    if seat not in seats_of(record, user):
        raise NotYours(record.id)
    note_return(draft, record)
