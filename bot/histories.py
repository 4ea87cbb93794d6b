"""Looking back on matches: what somebody saw at each step, and all of what is over."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from bot.desk import Desk
from bot.draft import AnyMatch
from bot.past import Past, past_of
from bot.present.export import export_head, export_panel, export_result
from bot.present.looking_back import (
    ALL,
    OWN,
    Place,
    Shown,
    Trail,
    history_panel,
)
from bot.present.panel import Attached, Panel
from bot.present.table import Table, seen_by
from bot.records import START, EventRow, MatchRecord
from bot.sorry import Sorry
from bot.store.past import Course, Eyes
from bot.transcript import as_json, as_lines, told_lines, words_at
from bot.words import Words
from engine.core import Seat


class Histories:
    """Shows matches as they stood. Nothing here changes any."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def view(
        self,
        record: MatchRecord,
        match: AnyMatch,
        seat: Seat | None,
        words: Words,
        place: Place | None = None,
    ) -> Panel:
        """A step of a match, as *seat* saw it; with other eyes only if the match is over.

        Without a *place* a running match is shown as it is now, and one that is over from its
        start.
        """
        if place is None:
            place = Place() if record.status == "running" else Place(START)
        place = msgspec.structs.replace(place, eyes=eyes_of(record, seat, place.eyes))
        eyes = _eyes(record, seat, place.eyes)
        course = await self.desk.store.past.course(record.id, eyes)
        trail = trail_of(course, place.seq)
        seq = moment_of(course, trail, record.seq)
        past = await self.past(record, seq)
        told = await self._told(record, eyes, trail)
        labels = {n: _plain(told.get(trail.steps[n], ()), words, record) for n in trail.to_choose()}
        seen = self._seen(record, past.match, None if eyes == "all" else eyes)
        hands = [self._seen(record, past.match, each) for each in _hands(past.match, eyes)]
        now = told.get(trail.steps[trail.at], [])
        shown = Shown(
            viewer=self.desk.table(record, match, seat),
            seen=seen,
            hands=hands,
            place=msgspec.structs.replace(place, seq=trail.steps[trail.at]),
            trail=trail,
            lines=told_lines(now, words.markdown, record, names_owners=eyes == ALL),
            labels=labels,
            is_exact=past.is_exact,
        )
        return history_panel(shown, words_at(words, record, trail.steps[trail.at]))

    async def file(
        self, record: MatchRecord, seat: Seat | None, words: Words, form: str = "text"
    ) -> Panel:
        """A match to take away: once it is over all of it, before that the log as *seat* has it.

        *form* is "text" or "json". Raises `Sorry` for a running match as JSON.
        """
        running = record.status == "running"
        if form == "json" and running:
            raise Sorry("export-running")
        store = self.desk.store
        if form == "json":
            moves, events = await store.moves(record.id), await store.past.events(record.id)
            content = await asyncio.to_thread(
                as_json, record, moves, events, told=True, users=False
            )
            return export_panel(record, words, Attached(f"{record.id}.json", content))
        eyes: Eyes = seat if running else "all"
        events = [row for row in await store.past.events(record.id) if _may_know(eyes, row)]
        lines = as_lines(events, words, record, names_owners=not running)
        head = export_head(record, words)
        result = export_result(record, words)
        content = "\n".join([*head, "", *lines, *result, ""]).encode()
        return export_panel(record, words, Attached(f"{record.id}.txt", content))

    async def past(self, record: MatchRecord, seq: int) -> Past:
        """The match as it stood at a seq."""
        passage = await self.desk.store.past.passage(record.id, seq)
        game = self.desk.games[record.game]
        return await asyncio.to_thread(past_of, game, record, passage, seq)

    async def _told(
        self, record: MatchRecord, eyes: Eyes, trail: Trail
    ) -> dict[int, list[EventRow]]:
        """What happened at the step where somebody stands, and at those of the menu."""
        seqs = {trail.steps[n] for n in (trail.at, *trail.to_choose())}
        return await self.desk.store.past.told(record.id, eyes, seqs)

    def _seen(self, record: MatchRecord, past: AnyMatch, seat: Seat | None) -> Table:
        """The table of then with a seat's eyes: only what that seat saw, and no question."""
        game, drawing = self.desk.games[record.game], self.desk.drawings[record.game]
        seen = seen_by(past, record, seat, game, drawing)
        return msgspec.structs.replace(seen, outcome=past.outcome)


def eyes_of(record: MatchRecord, seat: Seat | None, wanted: str) -> str:
    """With whose eyes somebody may look who wants these: while a match runs, with the own."""
    if record.status == "running":
        return OWN
    if wanted == OWN:
        return ALL
    return wanted if not wanted.isdecimal() or int(wanted) < len(record.seats) else ALL


def _eyes(record: MatchRecord, seat: Seat | None, eyes: str) -> Eyes:
    if record.status == "running":
        return seat
    if eyes == ALL:
        return "all"
    return Seat(int(eyes)) if eyes.isdecimal() else None


def _hands(past: AnyMatch, eyes: Eyes) -> list[Seat]:
    """The seats whose hands are shown."""
    if eyes == "all":
        return list(past.state.everyone)
    return [] if eyes is None else [eyes]


def trail_of(course: Course, seq: int) -> Trail:
    """The steps of a match, and the one that *seq* belongs to: its own, else the one before."""
    steps = (START, *course.steps)
    at = max(bisect_left(steps, seq + 1) - 1, 0)
    turns = sorted({max(bisect_left(steps, turn) - 1, 0) for turn in course.turns if turn > 0})
    return Trail(steps, tuple(turns), at)


def moment_of(course: Course, trail: Trail, now: int) -> int:
    """Until when nothing more happens that shows, nor anything that was to be taken back."""
    step = trail.steps[trail.at]
    following = [seq for seq in (*course.steps, *course.bends) if seq > step]
    return min([*following, now])


def _may_know(eyes: Eyes, row: EventRow) -> bool:
    return eyes == "all" or row.to is None or eyes in row.to


def _plain(rows: Sequence[EventRow], words: Words, record: MatchRecord) -> str:
    """The first line of a step, for a menu."""
    lines = told_lines(rows, words, record)
    return next((line.replace("**", "") for line in lines if line), "")
