"""Taking back what isn't free any more: somebody asks, the others agree, and it is done."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress

import msgspec

from bot.draft import AnyMatch, Draft
from bot.matches import Matches, NoMatch
from bot.records import (
    Earlier,
    How,
    MatchId,
    MatchRecord,
    MoveRow,
    Takeback,
    UserId,
    seats_of,
)
from bot.sorry import Sorry
from bot.store import LostRace
from engine.core import BadSave, Event, RulesChanged, Seat, player

log = logging.getLogger("portage.takebacks")

ANSWERS = frozenset({"answer", "redo", "order"})


class Way(msgspec.Struct, frozen=True):
    """How far back somebody may ask to go: to seq *to*."""

    how: How
    to: int


class Takebacks:
    """Questions of the table about what may be taken back. `Sorry` is raised for a no."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.store = matches.store

    async def ways(self, record: MatchRecord, match: AnyMatch, seat: Seat) -> list[Way]:
        """How far back a seat may ask the others to go, the nearest first."""
        own = _own(standing(await self.store.moves(record.id)), seat)
        saved = {each.how: each for each in await self.store.takebacks.earlier(record.id, seat)}
        return ways_of(match, seat, own, saved)

    async def was_undone(self, record: MatchRecord, seat: Seat) -> bool:
        """Whether the last thing that a seat did was to take something back."""
        kinds = [
            move.kind
            for move in await self.store.moves(record.id)
            if move.seat == seat and move.kind in (*ANSWERS, "undo")
        ]
        return kinds[-1:] == ["undo"]

    async def ask(self, match_id: MatchId, seat: Seat, user: UserId, way: Way, seq: int) -> bool:
        """Ask the others to let a seat go back, as the match stood at *seq*; whether it has."""
        record, match = await self.matches.look(match_id)
        if record.status != "running":
            raise Sorry("match-over")
        if seat not in seats_of(record, user):
            raise Sorry("not-yours")
        if record.seq != seq or way not in await self.ways(record, match, seat):
            raise Sorry("takeback-late")
        wanted = Takeback(0, match_id, seat, user, way.to, way.how)
        if await self.store.takebacks.begin(wanted, record.seq) is None:
            raise Sorry("takeback-open")
        log.info("match %s: seat %d asks to go back to %d", match_id, seat, way.to)
        self.matches.changed(match_id)
        return await self.settle(match_id)

    async def agree(self, match_id: MatchId, id_: int, user: UserId) -> bool:
        """Agree to what is asked; whether it has been done with that."""
        asked = await self._open(match_id, id_, user)
        if asked.user == user:
            raise Sorry("takeback-own")
        if not await self.store.takebacks.agree(id_, user):
            raise Sorry("takeback-over")
        self.matches.changed(match_id)
        return await self.settle(match_id)

    async def refuse(self, match_id: MatchId, id_: int, user: UserId) -> bool:
        """End the question; whether that was whoever asked."""
        asked = await self._open(match_id, id_, user)
        how = "withdrawn" if asked.user == user else "refused"
        record, _ = await self.matches.look(match_id)
        if not await self.store.takebacks.end(id_, how, seats_of(record, user)[0]):
            raise Sorry("takeback-over")
        self.matches.changed(match_id)
        return how == "withdrawn"

    async def _open(self, match_id: MatchId, id_: int, user: UserId) -> Takeback:
        asked = await self.store.takebacks.get(id_)
        if asked is None or asked.match != match_id or asked.ended is not None:
            raise Sorry("takeback-over")
        record, _ = await self.matches.look(match_id)
        if not seats_of(record, user):
            raise Sorry("not-seated")
        return asked

    async def settle(self, match_id: MatchId) -> bool:
        """Do what the table is asked, if all agree; whether it has been done."""
        asked = await self.store.takebacks.open(match_id)
        if asked is None:
            return False
        saved = await self.store.takebacks.earlier(match_id, asked.seat)
        moves = standing(await self.store.moves(match_id))
        done = False

        def act(draft: Draft, record: MatchRecord) -> None:
            nonlocal done
            if _is_asking(record, asked) and not awaited(record, asked):
                go_back(draft, asked, moves, saved)
                done = True

        try:
            record = await self.store.match(match_id)
            if record is not None and not _is_asking(record, asked):
                await self.store.takebacks.end(asked.id, "overtaken")
            with suppress(NoMatch, LostRace):
                await self.matches.change(match_id, None, None, act)
                return done
        except (RulesChanged, BadSave):
            log.warning("match %s: can't go back to %d by today's rules", match_id, asked.to)
            await self.store.takebacks.end(asked.id, "overtaken")
        return False


def _is_asking(record: MatchRecord, asked: Takeback) -> bool:
    """Whether whoever asked still plays the seat."""
    return asked.user is not None and asked.seat in seats_of(record, asked.user)


def standing(moves: Sequence[MoveRow]) -> list[MoveRow]:
    """The answers that nobody has taken back."""
    return [move for move in moves if move.kind in ANSWERS and move.undone_by is None]


def _own(moves: Sequence[MoveRow], seat: Seat) -> list[int]:
    return [move.seq for move in moves if move.seat == seat]


def ways_of(
    match: AnyMatch, seat: Seat, own: Sequence[int], saved: dict[How, Earlier]
) -> list[Way]:
    """How far back a seat may ask to go, that has given answers at the seqs *own*."""
    last = max(own, default=-1)
    undo = match.can_undo(seat)
    ways: list[Way] = []
    if undo is not None and undo.agree:
        ways.append(Way("answer", undo.to))
    elif undo is None and "answer" in saved and saved["answer"].seq <= last:
        ways.append(Way("answer", saved["answer"].seq))
    turn = saved.get("turn")
    nearest = min([last, *(way.to for way in ways)])
    is_farther = turn is not None and (turn.seq < nearest or (turn.seq <= last and not ways))
    if turn is not None and is_farther and not _is_free(match, seat, turn.seq):
        ways.append(Way("turn", turn.seq))
    return ways


def _is_free(match: AnyMatch, seat: Seat, to: int) -> bool:
    undo = match.can_undo(seat, to)
    return undo is not None and not undo.agree


def voters(record: MatchRecord, asked: Takeback) -> list[UserId]:
    """Whose consent it takes; for seats on autopilot nobody need be asked."""
    clocks = {} if record.timing is None else record.timing.clocks
    return list(
        dict.fromkeys(
            seat.user
            for seat in record.seats
            if seat.user is not None
            and seat.user != asked.user
            and not seat.autopilot
            and not (seat.seat in clocks and clocks[seat.seat].stand_in)
        )
    )


def awaited(record: MatchRecord, asked: Takeback) -> list[UserId]:
    """Who hasn't agreed yet."""
    return [user for user in voters(record, asked) if user not in asked.agreed]


def go_back(
    draft: Draft, asked: Takeback, moves: Sequence[MoveRow], saved: Sequence[Earlier]
) -> None:
    """Take back all from a seq on, as everybody has agreed."""
    match, seq = draft.match, draft.match.seq
    stand_again(match, asked.seat, asked.to, {each.seq: each.save for each in saved})
    draft.undone = tuple(dict.fromkeys(move.seq for move in moves if move.seq >= asked.to))
    draft.takeback = asked
    told = Event("took-back-agreed", {"seat": player(asked.seat), "how": asked.how})
    # Where it went back to is needed by whoever plays the match again.
    raw = msgspec.json.encode(asked.to)
    version = match.game.version
    draft.moves.append(MoveRow(seq, asked.seat, None, "return", raw=raw, version=version))
    draft.tell(seq, [told])


def stand_again(match: AnyMatch, seat: Seat, to: int, saves: Mapping[int, bytes]) -> None:
    """Have a match stand as before the answer of *seat* at seq *to*; *saves* are earlier ones."""
    everyone = match.state.everyone
    if match.can_undo(seat, to) is not None:
        match.undo(seat, to, agreed=everyone)
    else:
        match.return_to(saves[to], agreed=everyone)
