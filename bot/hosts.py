"""What a host may do to a match when something is wrong. Each deed is logged for everybody."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from bot.desk import Desk
from bot.draft import ASIDES_ON_AUTOPILOT, Draft
from bot.matches import Matches
from bot.pace import has_pace, is_paused
from bot.records import MatchId, MatchRecord, MoveRow, UserId, seats_of
from bot.sorry import Sorry
from bot.wire import Unclear
from engine.core import Checkpoint, Event, Match, Raw, Seat, Text, player
from engine.core.log import Save, TakenBack
from engine.core.match import BadSave, RulesChanged
from engine.core.rebuild import Given, rebuilt

log = logging.getLogger("portage.hosts")

ANSWERS = ("answer", "order", "redo")  # kinds of moves that are answers
MOST_BACK = 20  # answers that are taken back at once


class Hosts:
    """Whether a user may is the caller's to check. `Sorry` is raised where the answer is no."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.store = matches.store

    async def kick(
        self, match_id: MatchId, seat: Seat, user: UserId, interaction: int | None
    ) -> None:
        """Hand a seat to an autopilot for good; the others are asked about a substitute."""

        def act(draft: Draft, record: MatchRecord) -> None:
            if record.seats[seat].user is None or record.seats[seat].autopilot:
                raise Sorry("kick-nobody")
            draft.is_act = False
            draft.change_seat(record, seat, autopilot=True, opened=None, own_offer=False)
            draft.deeds.append((seat, "ask"))
            event = Event("host-kicked", {"by": doer(record, user), "seat": player(seat)})
            draft.note("kick", seat, draft.match.seq, [event])
            if draft.seats is not None and all(each.autopilot for each in draft.seats):
                raise Sorry("last-person")

        await self.matches.change(match_id, user, interaction, act)

    async def pause(self, match_id: MatchId, user: UserId, interaction: int | None) -> None:
        """Pause a match at once."""

        def act(draft: Draft, record: MatchRecord) -> None:
            timing = record.timing
            if timing is None or not has_pace(timing):
                raise Sorry("no-pace")
            if is_paused(timing):
                raise Sorry("paused-already")
            draft.is_act = False
            draft.deeds.append((Seat(0), "pause"))
            event = Event("host-paused", {"by": doer(record, user)})
            draft.note("pause", None, draft.match.seq, [event])

        await self.matches.change(match_id, user, interaction, act)

    async def answer_for(
        self, match_id: MatchId, seat: Seat, user: UserId, interaction: int | None
    ) -> None:
        """Have the autopilot answer the one question that a seat is asked now."""

        def act(draft: Draft, record: MatchRecord) -> None:
            if seat not in draft.match.pending:
                raise Sorry("not-waited-for")
            draft.is_act = False
            event = Event("host-answered", {"by": doer(record, user), "seat": player(seat)})
            draft.note("pilot", seat, draft.match.seq, [event])
            since = draft.match.since[seat]
            for _ in range(ASIDES_ON_AUTOPILOT + 1):
                if draft.match.since.get(seat) != since and not _did_beside(draft, seat):
                    break
                draft.answer_on_autopilot(record, seat)
            draft.user = None  # the seat's player hasn't seen what was answered
            draft.keep_steps()

        await self.matches.change(match_id, user, interaction, act)

    # Mending

    async def last_answers(self, match_id: MatchId, n: int) -> list[MoveRow]:
        """The last *n* answers that stand, whoever gave them, oldest first."""
        moves = await self.store.moves(match_id)
        return _standing(moves)[-min(n, MOST_BACK) :]

    async def take_back(
        self, match_id: MatchId, n: int, user: UserId, interaction: int | None
    ) -> int:
        """Take back the last *n* answers without anybody's consent; how many those were."""
        gone = await self.last_answers(match_id, n)
        if not gone:
            raise Sorry("nothing-to-undo")

        async def make(record: MatchRecord) -> Draft:
            event = Event("host-took-back", {"by": doer(record, user), "answers": len(gone)})
            return await self._rebuilt(record, user, event, before=gone[0].seq)

        await self.matches.mend(match_id, interaction, make)
        return len(gone)

    async def rebuild(self, match_id: MatchId, user: UserId, interaction: int | None) -> bool:
        """Put a match together again from its history, if it isn't what that leads to.

        Whether anything was wrong with it.
        """

        async def make(record: MatchRecord) -> Draft | None:
            if await self._is_sound(record):
                return None
            event = Event("host-rebuilt", {"by": doer(record, user)})
            return await self._rebuilt(record, user, event)

        return await self.matches.mend(match_id, interaction, make)

    async def show_again(self, match_id: MatchId) -> None:
        """Have a match published again."""
        await self.store.times.show(match_id)
        self.matches.changed(match_id)

    async def _is_sound(self, record: MatchRecord) -> bool:
        """Whether the save can be played on from, and stands where its history leads."""
        game = self.matches.games[record.game]
        try:
            saved = Match.from_json(game, record.save)
            kept = msgspec.json.decode(record.save, type=Save)
        except (BadSave, RulesChanged):
            return False
        if any(isinstance(item, TakenBack) and item.word is not None for item in kept.log):
            return True  # chance began afresh there, of which only the save tells
        moves = await self.store.moves(record.id)
        checkpoints = on_the_way(await self.store.checkpoints(record.id), moves)
        answers = [_given(move) for move in _standing(moves)]
        try:
            found = rebuilt(game, checkpoints, answers, record.seq)
        except LookupError:
            return True  # there is nothing better
        return not found.lost and found.match.state == saved.state

    async def _rebuilt(
        self, record: MatchRecord, user: UserId, event: Event, *, before: int | None = None
    ) -> Draft:
        game = self.matches.games[record.game]
        every = await self.store.moves(record.id)
        moves = _standing(every)
        checkpoints = on_the_way(await self.store.checkpoints(record.id), every)
        answers = [_given(move) for move in moves]
        try:
            found = rebuilt(game, checkpoints, answers, record.seq + 1, before=before)
        except LookupError as error:
            raise Sorry("beyond-repair") from error
        draft = Draft(found.match, user)
        draft.is_act = False
        lost = {given.seq for given in found.lost}
        if before is not None:
            lost |= {move.seq for move in moves if move.seq >= before}
        draft.undone = tuple(sorted(lost))
        draft.back_to = min(lost, default=None)
        # Whoever plays it all again must know that chance went on afresh.
        afresh = b"null" if before is None else b"true"
        draft.note("repair" if lost else "mend", None, record.seq, [event], raw=afresh)
        if before is None and lost:
            draft.tell(record.seq, [Event("rules-changed", {"answers": len(lost)})])
        log.warning("match %s seq %d: mended by hand", record.id, record.seq)
        return draft


async def let_go(desk: Desk, match_id: MatchId) -> None:
    """Delete the card, the turn's post and the hands of a match, so that they are posted anew."""
    for kind in ("status", "turn", "dm"):
        standing = await desk.store.posts(match_id, kind, "sent")
        for post in standing[-1:] if kind == "turn" else standing:
            with suppress(Unclear):
                await desk.outbox.remove(post)


def counted(moves: Sequence[MoveRow]) -> dict[Seat, int]:
    """How many of these answers each seat gave."""
    return dict(Counter(move.seat for move in moves if move.seat is not None))


def doer(record: MatchRecord, user: UserId) -> Text:
    """Who does it, as the log says it: a seat, or somebody who manages the place."""
    seats = seats_of(record, user)
    return player(seats[0]) if seats else Text("moderator")


def on_the_way(checkpoints: Sequence[Checkpoint], moves: Sequence[MoveRow]) -> list[Checkpoint]:
    """The checkpoints that the match has come by and not been taken back behind since."""
    gone = [(move.seq, move.undone_by) for move in moves if move.undone_by is not None]
    return [each for each in checkpoints if not any(seq < each.seq <= by for seq, by in gone)]


def _did_beside(draft: Draft, seat: Seat) -> bool:
    """Whether the last thing that was done for a seat leaves its question open."""
    steps = draft.match.steps
    return bool(steps) and steps[-1].aside and seat in draft.match.pending


def _standing(moves: Sequence[MoveRow]) -> list[MoveRow]:
    return [move for move in moves if move.kind in ANSWERS and move.undone_by is None]


def _given(move: MoveRow) -> Given:
    assert move.seat is not None
    raw: Raw = msgspec.json.decode(move.raw)
    return Given(move.seq, move.seat, move.question, raw, move.aside)
