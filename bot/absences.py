"""Players without time: what the others decide, autopilots that stand in, and the way back."""

from __future__ import annotations

from contextlib import suppress

from bot.draft import AnyMatch, Draft, note_return
from bot.dues import due
from bot.matches import Done, Matches, NoMatch, NotYours
from bot.pace import has_pace, is_paused
from bot.records import MatchId, MatchRecord, Timing, UserId, host_of, seats_of
from bot.sorry import Sorry
from bot.verdicts import (
    about_absence,
    choices_about,
    decision,
    is_abandoned,
    is_agreed,
    is_gone,
    next_pause,
    open_pause,
)
from engine.core import Event, Seat, player


class Absences:
    """What happens to a match beside its game. `Sorry` is raised where the answer is no."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.store = matches.store

    async def vote(
        self, match_id: MatchId, seat: Seat, rounds: int, user: UserId, choice: str
    ) -> None:
        """Say what is to be done about an absent seat."""
        timing = await self.store.times.timing(match_id)
        clock = None if timing is None else timing.clocks.get(seat)
        if timing is None or clock is None or clock.absent is None or clock.rounds != rounds:
            raise Sorry("vote-over")
        if not may_vote(timing, user):
            raise Sorry("vote-not-yours")
        if choice not in choices_about(timing, seat):
            raise Sorry("unknown-button")
        await self.store.times.vote(match_id, about_absence(timing, seat), user, choice)
        await self.decide(match_id, seat)
        self.matches.changed(match_id)

    async def decide(self, match_id: MatchId, seat: Seat) -> None:
        """Do about an absent seat what the table wants, if that is settled."""

        def act(draft: Draft, record: MatchRecord) -> None:
            timing = record.timing
            if timing is None or timing.clocks[seat].absent is None:
                return
            wanted = decision(timing, seat, host_of(record), self.matches.now())
            if wanted is not None:
                carry_out(draft, record, seat, wanted)

        with suppress(NoMatch):
            await self.matches.change(match_id, None, None, act)

    async def time_over(self, match_id: MatchId, seat: Seat) -> bool:
        """Have the others asked about a seat whose time is over; whether they are.

        Where it is offered already, they have been: an autopilot plays until somebody comes. And
        no vote waits for whoever is late: the usual answer is given, and nothing else done.
        """
        try:
            record, match = await self.matches.look(match_id)
        except NoMatch:
            return False
        is_offered = record.seats[seat].opened is not None
        if not is_offered and not _passes_over(match, seat):
            return await self.store.times.ask(match_id, seat)

        def act(draft: Draft, record: MatchRecord) -> None:
            timing = record.timing
            now = self.matches.now()
            late = [] if timing is None else [each for each in due(timing, now) if each.at <= now]
            if not any((each.doing, each.seat) == ("ask", seat) for each in late):
                return
            if is_offered:
                carry_out(draft, record, seat, "back")
            elif _passes_over(draft.match, seat):
                draft.note(
                    "absent", seat, draft.match.seq, [Event("absent-vote", {"seat": player(seat)})]
                )
                draft.match.expire([seat])
                draft.keep_steps()

        with suppress(NoMatch):
            await self.matches.change(match_id, None, None, act)
        return False

    # Pauses

    async def want_pause(self, match_id: MatchId, user: UserId, interaction: int | None) -> bool:
        """Propose a pause, or agree to one that somebody has proposed; whether it begins."""
        timing = await self._timing(match_id, user)
        about = open_pause(timing) or next_pause(timing)
        return await self.agree(match_id, about, user, interaction)

    async def agree(
        self, match_id: MatchId, about: str, user: UserId, interaction: int | None
    ) -> bool:
        """Agree to a pause that has been proposed; whether it begins with that."""
        timing = await self._timing(match_id, user)
        if about not in (open_pause(timing), next_pause(timing)):
            raise Sorry("vote-over")
        await self.store.times.vote(match_id, about, user, "yes")
        await self.pause_if_agreed(match_id, about, interaction)
        self.matches.changed(match_id)
        return is_paused(await self._timing(match_id, user, paused=None))

    async def decline(self, match_id: MatchId, about: str, user: UserId) -> None:
        """Turn a proposed pause down."""
        if about != open_pause(await self._timing(match_id, user)):
            raise Sorry("vote-over")
        await self.store.times.vote(match_id, about, user, "no")
        self.matches.changed(match_id)

    async def resume(self, match_id: MatchId, user: UserId, interaction: int | None) -> None:
        """End a pause. Anybody who plays may, so that one who has gone can't hold up the others."""
        await self._timing(match_id, user, paused=True)

        def act(draft: Draft, record: MatchRecord) -> None:
            if record.timing is None or not is_paused(record.timing):
                raise Sorry("not-paused")
            draft.deeds += [(seat, "resume") for seat in record.timing.clocks]
            draft.note("resume", None, draft.match.seq, [Event("resumed")])

        await self.matches.change(match_id, user, interaction, act)

    async def pause_if_agreed(
        self, match_id: MatchId, about: str, interaction: int | None = None
    ) -> None:
        """Have a pause begin that all who are there want."""
        now = self.matches.now()

        def act(draft: Draft, record: MatchRecord) -> None:
            timing = record.timing
            if timing is not None and not is_paused(timing) and is_agreed(timing, about, now):
                draft.deeds.append((Seat(0), "pause"))
                draft.note("pause", None, draft.match.seq, [Event("paused")])

        await self.matches.change(match_id, None, interaction, act)

    async def _timing(
        self, match_id: MatchId, user: UserId, *, paused: bool | None = False
    ) -> Timing:
        """What is known of a match's time, for one who plays there. Raises `Sorry`."""
        timing = await self.store.times.timing(match_id)
        if timing is None or not has_pace(timing):
            raise Sorry("no-pace")
        if user not in timing.holders.values():
            raise Sorry("not-seated")
        if paused is not None and paused != is_paused(timing):
            raise Sorry("not-paused" if paused else "paused-already")
        return timing

    # Back again

    async def come_back(self, match_id: MatchId, user: UserId, interaction: int | None) -> Done:
        """End the absence of a user: the one note of it is made by every change."""

        def act(draft: Draft, record: MatchRecord) -> None:
            if not seats_of(record, user):
                raise NotYours(match_id)
            note_return(draft, record)

        return await self.matches.change(match_id, user, interaction, act)


def _passes_over(match: AnyMatch, seat: Seat) -> bool:
    """Whether what a seat is asked now waits for nobody."""
    question = match.pending.get(seat)
    return question is not None and match.game.waits_for_nobody(match.state, question)


def may_vote(timing: Timing, user: UserId) -> bool:
    """Whether a user plays and isn't absent."""
    mine = [seat for seat, holder in timing.holders.items() if holder == user]
    clocks = timing.clocks
    return bool(mine) and not any(seat in clocks and is_gone(clocks[seat]) for seat in mine)


def carry_out(draft: Draft, record: MatchRecord, seat: Seat, wanted: str) -> None:
    """Do what the table wants about an absent seat, and say so."""
    timing = record.timing
    assert timing is not None
    is_held = seat in timing.holders
    event = Event(f"absent-{wanted}", {"seat": player(seat)})
    if wanted == "end":
        draft.status = "cancelled"
    elif wanted not in ("wait", "substitute") and is_abandoned(timing, seat):
        # Autopilots alone don't play on.
        draft.status = "cancelled"
        event = Event("match-abandoned")
    elif wanted == "substitute":
        draft.change_seat(record, seat, opened=draft.match.seq, own_offer=False)
        draft.deeds.append((seat, "wait" if is_held else "settle"))
    elif wanted == "wait":
        draft.deeds.append((seat, "wait"))
    elif is_held:
        draft.deeds.append((seat, "turn" if wanted == "turn" else "back"))
    else:
        draft.deeds.append((seat, "settle"))
        event = Event("seat-piloted", {"seat": player(seat)})
    draft.note("absent", seat, draft.match.seq, [event])
