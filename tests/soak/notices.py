"""A ledger of "your turn": who is asked from when to when, and what has rung about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

import msgspec

from bot.dues import quiet_end
from bot.pace import away_until, deadline, is_paused
from bot.playground.messages import Message
from bot.playground.places import Channel
from bot.playground.world import Happening
from bot.present.ids import parse
from bot.records import Change, Habits, MatchId, MatchRecord, Timing, UserId
from bot.store import Store
from engine.core import Seat
from tests.bot.house import House, custom_ids

# Custom ids by which a message asks its reader, and by which it says whose turn it is.
ANSWERS = frozenset({"ans", "sel", "num", "pick", "done", "form", "go"})
REMINDS = "hush"
OTHER = frozenset({REMINDS, "vote", "pause", "resume", "agree", "takeover", "rematch", "ready"})


class Turn(msgspec.Struct):
    """A seat is asked from one step of its match until another. *rung* are message ids."""

    match: MatchId
    seat: Seat
    user: UserId
    began: int
    after: int
    rung: list[int] = []
    is_own: bool = False  # its player has caused it, by taking something back: no call is due


class Rung(msgspec.Struct, frozen=True):
    """A message that made somebody's telephone ring."""

    id: int
    match: MatchId
    user: UserId
    at: float
    reminds: bool
    since: int | None  # the step that asked what it asks, if it asks itself


class Notices:
    """Every turn, against the messages that stand and those that rang."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.open: dict[tuple[MatchId, Seat], Turn] = {}
        self.turns = 0
        self.called = 0  # turns for which a notice came
        self.reminders = 0
        self.lost: list[str] = []
        self.doubled: list[str] = []
        self.wrong: list[str] = []  # what stands though the move is made, or rings at night
        self._heard: list[Rung] = []
        self._ended: list[Turn] = []
        self._seats: dict[MatchId, dict[Seat, UserId]] = {}
        house.discord.world.listeners.append(self._hear)

    # What happens

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Hear of every step that a store takes meanwhile, as it is written."""
        commit = Store.commit

        async def heard(store: Store, change: Change) -> None:
            await commit(store, change)
            asked = change.asked if change.status == "running" else ()
            self.step(change.match, change.seq, asked, acted=change.acted)

        with patch.object(Store, "commit", heard):
            yield

    def begin(self, record: MatchRecord, asked: Iterable[Seat], after: int) -> None:
        """A match that has been dealt since the message *after*."""
        self._seats[record.id] = {s.seat: s.user for s in record.seats if s.user is not None}
        self.step(record.id, record.seq, asked, after)

    def step(
        self,
        match: MatchId,
        seq: int,
        asked: Iterable[Seat],
        after: int = 0,
        acted: Iterable[Seat] = (),
    ) -> None:
        """A step after which these seats are *asked*. Whoever was asked before goes on."""
        now = set(asked)
        for key in [key for key in self.open if key[0] == match and key[1] not in now]:
            self._ended.append(self.open.pop(key))
        for seat in sorted(now):
            user = self._seats.get(match, {}).get(seat)
            if user is not None and (match, seat) not in self.open:
                first = after or int(self.house.discord.world.id())
                self.open[match, seat] = Turn(match, seat, user, seq, first, is_own=seat in acted)
                self.turns += 1

    def _hear(self, happening: Happening) -> None:
        if happening.name != "MESSAGE_CREATE":
            return
        message = happening.message
        if message is None or message.author is not self.house.discord.world.bot:
            return
        for user in message.rung:
            known = [each for each in map(parse, custom_ids(message)) if each is not None]
            matches = {each.match for each in known if each.match}
            kinds = {each.kind for each in known}
            if len(matches) == 1 and not (kinds & (OTHER - {REMINDS})):
                [match] = matches
                since = max((each.since for each in known if each.kind in ANSWERS), default=None)
                at, reminds = self.house.now(), REMINDS in kinds
                rung = Rung(int(message.id), match, UserId(int(user)), at, reminds, since)
                self._heard.append(rung)

    # What must be so once nothing is under way

    async def settle(self) -> None:
        """Hold every turn that has been open since the last look against what rang and stands."""
        heard, self._heard = self._heard, []
        for rung in (each for each in heard if not each.reminds):
            self._give(rung)
        for turn in self._ended:
            self._count(turn, least=0)
        self._ended.clear()
        records = {match: await self.house.look(match) for match, _ in self.open}
        for key, turn in self.open.items():
            record, match = records[key[0]]
            timing = record.timing
            if timing is not None and timing.clocks[turn.seat].stand_in:
                continue
            self._count(turn, least=not turn.is_own)
            if self._standing(turn, match.since[turn.seat]) != 1:
                self.lost.append(f"{turn.match} {turn.began}: seat {turn.seat} has no question")
        for rung in (each for each in heard if each.reminds):
            await self._reminded(rung)
        self._stale()

    def _give(self, rung: Rung) -> None:
        """Note a notice with the newest turn that it may be for.

        That is an earlier one, if its player has answered while the notice was on its way.
        """
        turns = [
            turn
            for turn in (*self._ended, *self.open.values())
            if (turn.match, turn.user) == (rung.match, rung.user) and turn.after < rung.id
            if rung.since is None or turn.began <= rung.since
        ]
        if turns:
            turn = max(turns, key=lambda turn: turn.after)
            self.called += not turn.rung
            turn.rung.append(rung.id)
        else:
            self.wrong.append(f"{rung.match}: {rung.user} is called without a turn")

    def _count(self, turn: Turn, least: int) -> None:
        if len(turn.rung) < least:
            self.lost.append(f"{turn.match} {turn.began}: seat {turn.seat} isn't called")
        elif len(turn.rung) > 1:
            n = len(turn.rung)
            self.doubled.append(f"{turn.match} {turn.began}: seat {turn.seat} is called {n} times")
        del turn.rung[1:]

    def _standing(self, turn: Turn, since: int) -> int:
        """How many messages ask a seat what is open now.

        Whoever takes no direct messages any more is asked in the thread, by the message that
        called or by a later one.
        """
        asking = sum(
            asks(message, turn.match, turn.seat, since) for message in self._direct(turn.user)
        )
        channels = self.house.discord.world.channels.values()
        standing = {
            int(message.id) for channel in channels for message in channel.messages.values()
        }
        return asking or int(not standing.isdisjoint(turn.rung))

    def _direct(self, user: UserId) -> list[Message]:
        channel = self.house.discord.world.direct.get(str(user))
        return [] if channel is None else notices_in(channel)

    def _stale(self) -> None:
        """Questions and reminders that stand though nothing is asked."""
        for channel in self.house.discord.world.direct.values():
            reader = channel.recipient
            for message in notices_in(channel):
                for known in filter(None, map(parse, custom_ids(message))):
                    is_open = (known.match, known.seat) in self.open
                    if known.kind in (*ANSWERS, REMINDS) and not is_open:
                        whom = reader.name if reader is not None else ""
                        self.wrong.append(f"{known.match}: {whom} keeps {known.kind}")
                        break

    async def _reminded(self, rung: Rung) -> None:
        """A reminder is for an open turn, and comes at no time when it mustn't."""
        self.reminders += 1
        record, _ = await self.house.look(rung.match)
        timing = record.timing
        seats = [seat for (match, seat) in self.open if match == rung.match]
        mine = [s for s in seats if self.open[rung.match, s].user == rung.user]
        if timing is None or not mine:
            return  # the answer has crossed it: what still stands of it is found above
        why = why_not(timing, rung.user, mine[0], rung.at)
        if why:
            self.wrong.append(f"{rung.match}: reminded {why}")


def asks(message: Message, match: MatchId, seat: Seat, since: int) -> bool:
    """Whether a message has the buttons for what a seat has been asked since a step."""
    ids = filter(None, map(parse, custom_ids(message)))
    return any(
        each.kind != REMINDS and (each.match, each.seat, each.since) == (match, seat, since)
        for each in ids
    )


def notices_in(channel: Channel) -> list[Message]:
    """What stands there. Answers to presses, for the presser's eyes alone, call nobody."""
    return [message for message in channel.messages.values() if not message.is_ephemeral]


def why_not(timing: Timing, user: UserId, seat: Seat, at: float) -> str:
    """Why somebody mustn't be reminded at a moment, if so."""
    end = deadline(timing, seat)
    quiet = quiet_end(timing.habits.get(user, Habits()), at)
    if quiet is not None and end is not None and quiet < end:
        return "in quiet hours"
    if away_until(timing.away.get(user, ()), at) is not None:
        return "on holiday"
    return "in a pause" if is_paused(timing) else ""
