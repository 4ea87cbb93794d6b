"""A change to a match while it is being made, before anything of it is stored."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import msgspec

from bot.pace import is_piloted
from bot.records import (
    Change,
    Deed,
    EventRow,
    Former,
    MatchRecord,
    MoveRow,
    SeatRecord,
    Status,
    Takeback,
    UserId,
    seats_of,
)
from engine.core import (
    Event,
    Game,
    Match,
    Outcome,
    Raw,
    Rng,
    RulesChanged,
    Seat,
    StaleAnswer,
    Text,
    piloted_aside,
    player,
)

log = logging.getLogger("portage.draft")

AnyMatch: TypeAlias = Match[Any, Any]
AnyGame: TypeAlias = Game[Any, Any]

UNREADY = "unready"  # the key by which games let a seat that is ready think again
ASIDES_ON_AUTOPILOT = 8  # in a row; then the question itself is answered


class Draft:
    """A scratch copy of a match, and what the store must be told about the change."""

    def __init__(self, match: AnyMatch, user: UserId | None, began: str = "") -> None:
        self.match = match
        self.began = began  # the phase before the change
        self.user = user
        self.moves: list[MoveRow] = []
        self.told: list[EventRow] = []
        self.events: list[Event] = []
        self.undone: tuple[int, ...] = ()
        self.takeback: Takeback | None = None
        self.back_to: int | None = None  # checkpoints after this seq are no part of history
        self.seats: tuple[SeatRecord, ...] | None = None
        self.left: list[Former] = []
        self.is_act = True  # whether it shows that its user is there to play
        self.status: Status = "running"
        self.result: Outcome | None = None
        self._modest: set[tuple[Seat, str]] = set()  # whose autopilot only ends its part, and when
        self._besides: dict[Seat, int] = {}  # how many things autopilots did beside a question
        self.deeds: list[tuple[Seat, Deed]] = []

    def check_since(self, seat: Seat, since: int | None) -> None:
        """Raise `StaleAnswer` if the seat's question has changed after *since*."""
        if since is not None and since < self.match.since.get(seat, self.match.seq):
            raise StaleAnswer(f"seat {seat}")

    def answer_on_autopilot(self, record: MatchRecord, seat: Seat) -> None:
        """Answer for a seat; should its autopilot fail, then with the default, so as to go on.

        Before it answers, it may do a few things that it is offered besides.
        """
        match = self.match
        if self._does_besides(record, seat):
            return
        chance = chance_of(record, match.seq, seat)
        self._besides.pop(seat, None)
        try:
            raw = match.game.autopilot(match.view(seat), match.pending[seat], chance)
            if self._unsettles(record, seat, raw):
                raw = match.pending[seat].default
            match.answer(seat, raw)
        except Exception:
            log.exception("match %s seq %d: autopilot of seat %d", record.id, match.seq, seat)
            match.expire([seat])

    def _unsettles(self, record: MatchRecord, seat: Seat, raw: Raw) -> bool:
        """Whether an answer for an absent player would undo what others have settled.

        Those who are ready stay so while an autopilot stands in: from then on it only brings its
        own part to an end.
        """
        match = self.match
        here = seat, match.state.phase
        if record.seats[seat].autopilot or here in self._modest:
            return here in self._modest
        settled = ready_in(match)
        if not settled:
            return False
        trial = match.copy()
        trial.answer(seat, raw)
        same_turn = trial.state.phase == match.state.phase
        if same_turn and any(each in trial.pending for each in settled):
            self._modest.add(here)
        return here in self._modest

    def _does_besides(self, record: MatchRecord, seat: Seat) -> bool:
        """Whether a seat on autopilot has done something beside its question."""
        match, done = self.match, self._besides.get(seat, 0)
        if done == ASIDES_ON_AUTOPILOT:
            return False
        self._besides[seat] = done + 1
        try:
            raw = piloted_aside(match, seat, chance_of(record, match.seq, seat))
            if raw is not None:
                match.answer(seat, raw, aside=True)
        except Exception:
            log.exception(
                "match %s seq %d: aside of autopilot of seat %d", record.id, match.seq, seat
            )
            return False
        return raw is not None

    def keep_steps(self, kind: str = "answer", user: UserId | None = None) -> None:
        """Take over the answers that the match has been given, by *user* or whoever changes it."""
        for step in self.match.steps:
            raw = msgspec.json.encode(step.raw)
            self.moves.append(
                MoveRow(
                    step.seq,
                    step.seat,
                    user or self.user,
                    kind,
                    step.question,
                    raw,
                    step.aside,
                    self.match.game.version,
                )
            )
            self.tell(step.seq, step.events)
        self.match.steps.clear()

    def note(
        self,
        kind: str,
        seat: Seat | None,
        seq: int,
        events: Iterable[Event] = (),
        *,
        raw: bytes = b"null",
    ) -> None:
        version = self.match.game.version
        self.moves.append(MoveRow(seq, seat, self.user, kind, raw=raw, version=version))
        self.tell(seq, events)

    def change_seat(self, record: MatchRecord, seat: Seat, **changes: Any) -> None:
        """Change who holds a seat, or whether it is offered."""
        self.seats = tuple(
            msgspec.structs.replace(each, **changes) if each.seat == seat else each
            for each in self.seats or record.seats
        )

    def tell(self, seq: int, events: Iterable[Event]) -> None:
        for event in events:
            self.events.append(event)
            self.told.append(EventRow(seq, msgspec.json.encode(event), event.to))


def ready_in(match: AnyMatch) -> list[Seat]:
    """Who is done with what all settle together, and may think again."""
    return [
        seat
        for seat, aside in match.asides.items()
        if seat not in match.pending and any(option.key == UNREADY for option in aside.options)
    ]


def note_return(draft: Draft, record: MatchRecord) -> None:
    """Say that a player whose time was over, or for whom an autopilot stands in, is there again.

    The seat is then no longer offered to others, unless its player wants that.
    """
    if draft.user is None:
        return
    for seat in seats_of(record, draft.user):
        held = record.seats[seat]
        is_offered = held.opened is not None and not held.own_offer
        if seat in away_seats(record) or is_offered:
            back = Event("player-back", {"seat": player(seat)})
            draft.note("back", seat, draft.match.seq, [back])
        if is_offered:
            draft.change_seat(record, seat, opened=None)


def away_seats(record: MatchRecord) -> list[Seat]:
    """The seats whose time is over, or for which an autopilot stands in."""
    clocks = {} if record.timing is None else record.timing.clocks
    return [seat for seat, clock in clocks.items() if clock.absent is not None or clock.stand_in]


def acted_in(draft: Draft, record: MatchRecord) -> tuple[Seat, ...]:
    """The seats whose player is there, as the change shows. Taking back alone gains no time."""
    if draft.user is None or not draft.is_act:
        return ()
    mine = seats_of(record, draft.user)
    return tuple(seat for seat in mine if not draft.undone or seat in away_seats(record))


def repaired(record: MatchRecord, changed: RulesChanged) -> Draft:
    """The match at its last checkpoint, without the answers that today's rules don't take."""
    draft = Draft(changed.match, None)
    draft.status = record.status
    draft.undone = tuple(entry.seq for entry in changed.lost)
    lost = Event("rules-changed", {"answers": len(changed.lost)})
    draft.note("repair", None, record.seq, [lost])
    return draft


def change_of(draft: Draft, record: MatchRecord, interaction: int | None) -> Change:
    """What the store is to write."""
    match = draft.match
    return Change(
        match=record.id,
        seq_before=record.seq,
        seq=match.seq,
        save=match.to_json(),
        moves=tuple(draft.moves),
        events=tuple(draft.told),
        checkpoints=tuple(match.checkpoints),
        back_to=draft.back_to,
        undone_moves=draft.undone,
        status=draft.status,
        result=None if draft.result is None else msgspec.json.encode(draft.result),
        seats=draft.seats,
        left=tuple(draft.left),
        interaction=interaction,
        user=draft.user,
        asked=tuple(match.pending),
        phase=match.state.phase,
        acted=acted_in(draft, record),
        deeds=tuple(draft.deeds),
        began=draft.began,
        takeback=draft.takeback,
    )


@contextmanager
def logged(record: MatchRecord, *expected: type[Exception]) -> Iterator[None]:
    """Log which match it was where its rules or its save fail with anything but the *expected*."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, expected):
            log.error("match %s seq %d: %s", record.id, record.seq, type(error).__name__)
        raise


def piloted(record: MatchRecord, match: AnyMatch) -> list[Seat]:
    """The seats that are asked now and answered by the autopilot."""
    if record.status != "running":
        return []
    phase = match.state.phase
    return [
        seat.seat
        for seat in record.seats
        if seat.seat in match.pending
        and (seat.autopilot or is_piloted(record.timing, seat.seat, phase))
    ]


def chance_of(record: MatchRecord, seq: int, seat: Seat) -> Rng:
    """What an autopilot tosses coins with: the same after a restart, unrelated to the deal."""
    drawn = hashlib.sha256(f"autopilot {record.seed} {seq} {seat}".encode()).digest()
    return Rng(int.from_bytes(drawn[:8], "big"))


def resign(draft: Draft, record: MatchRecord, seats: Collection[Seat]) -> None:
    """Hand *seats* over to the autopilot, and end the match where nobody is left to play with.

    Where it goes on, the others are asked whether somebody else is to take them.
    """
    for seat in seats:
        draft.change_seat(record, seat, autopilot=True, resigned=True, opened=None)
        draft.note("resign", seat, draft.match.seq, [Event("resigned", {"seat": player(seat)})])
    assert draft.seats is not None
    staying = {seat.user for seat in draft.seats if not seat.autopilot}
    if not staying:
        draft.status = "cancelled"
    elif len(staying) == 1 and not plays_on_alone(draft):
        draft.status = "over"
        draft.result = won_by_resignation(draft)
    else:
        draft.deeds += [(seat, "ask") for seat in seats]


def plays_on_alone(draft: Draft) -> bool:
    """Whether the last one to stay has something to play for: against autopilots, or with them."""
    assert draft.seats is not None
    others = any(seat.autopilot and not seat.resigned for seat in draft.seats)
    return others or draft.match.game.is_cooperative(draft.match.state)


def won_by_resignation(draft: Draft) -> Outcome:
    assert draft.seats is not None
    staying = tuple(seat.seat for seat in draft.seats if not seat.resigned)
    gone = tuple(seat.seat for seat in draft.seats if seat.resigned)
    return Outcome((staying, gone), (), Text("ended-resigned"))
