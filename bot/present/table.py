"""What a panel for one viewer is made from, without anything that the viewer may not see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.present.links import link_to
from bot.present.times import Times
from bot.records import MatchId, MatchRecord, SeatRecord, Status
from bot.words import Words
from engine.core import (
    Game,
    IllegalAnswer,
    Lookup,
    Match,
    Number,
    One,
    Option,
    Outcome,
    Question,
    Raw,
    Seat,
    StandingOrder,
    Text,
    Undo,
    settings_of,
    topic_of,
)
from render.drawing import Drawing

MOST_STEPS = 40  # that a move is followed back, so that a long turn costs no long search


class Given(msgspec.Struct, frozen=True):
    """An answer, with the question it was given to."""

    question: Question
    raw: Raw

    @property
    def texts(self) -> tuple[Text, ...]:
        """What was chosen."""
        if isinstance(self.question, Number):
            return (Text("number", {"n": int(str(self.raw))}),)
        keys = self.raw if isinstance(self.raw, tuple) else (self.raw,)
        chosen: dict[str, Option] = {option.key: option for option in self.question.options}
        return tuple(chosen[str(key)].text for key in keys)


class Table(msgspec.Struct, frozen=True):
    """A match as one viewer sees it. *seat* is None for spectators.

    *undo* is what the seat could take back, *last* the latest answer of it in full, *restart* the
    seq of the first answer of the move; the latter two only where taking back is free.
    """

    match: MatchId
    game: Game[Any, Any]
    drawing: Drawing[Any]
    view: Any
    cards: tuple[Lookup, ...]
    seat: Seat | None
    seats: tuple[SeatRecord, ...]
    status: Status
    seq: int
    phase: str
    question: Question | None = None
    aside: One | None = None
    since: int = 0
    waiting: tuple[Seat, ...] = ()
    undo: Undo | None = None
    last: Given | None = None
    restart: int | None = None
    steps: int = 0  # how many answers *restart* takes back
    can_redo: bool = False
    again: tuple[Given, ...] = ()  # what doing again gives, where that can be told
    outcome: Outcome | None = None
    guild: int = 0
    thread: int | None = None
    language: str = "en"
    orders: tuple[StandingOrder, ...] = ()  # what the seat may settle in advance
    settings: Mapping[str, str] = {}  # how it has, by the order's id
    times: Times | None = None
    note: str = ""  # what the seat's player has noted down
    guide: str = ""  # the step of the guide through a first match that the question is
    taken_from: str = ""  # who held the seat before, if its player came in while the match ran

    @property
    def free_undo(self) -> Undo | None:
        """What the seat takes back without asking anyone."""
        return self.undo if self.undo is not None and not self.undo.agree else None

    @property
    def running(self) -> bool:
        return self.status == "running" and self.outcome is None

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, for `Catalogue.words`."""
        return tuple(record.name for record in self.seats)

    @property
    def link(self) -> str | None:
        """The address of the match's thread."""
        if self.thread is None:
            return None
        return link_to(self.guild, self.thread)

    def others(self, words: Words) -> str:
        """Everyone but the viewer, by name."""
        return self.without(self.seat, words)

    def without(self, seat: Seat | None, words: Words) -> str:
        """Everyone but *seat*, by name."""
        return words.list([words.name(r.seat) for r in self.seats if r.seat != seat])


def table_of(
    match: Match[Any, Any],
    record: MatchRecord,
    seat: Seat | None,
    game: Game[Any, Any],
    drawing: Drawing[Any],
) -> Table:
    """The match as *seat* may see it, with all that it may do; None is a spectator."""
    shared = seen_by(match, record, seat, game, drawing)
    if seat is None:
        return shared
    undo = _redacted(match.can_undo(seat))
    last, restart, steps = _followed_back(match, seat, undo)
    orders = game.orders(shared.view)
    return msgspec.structs.replace(
        shared,
        taken_from=_taken_from(record, seat),
        orders=orders,
        settings=settings_of(orders, record.orders.get(seat, {})),
        question=match.pending.get(seat),
        aside=match.asides.get(seat),
        since=match.since.get(seat, match.seq),
        undo=undo,
        last=last,
        restart=restart,
        steps=steps,
        can_redo=match.can_redo(seat),
        again=_given_again(match, seat),
        note=record.notes.get(seat, ""),
        guide=_guide(match, record, seat, game),
    )


def seen_by(
    match: Match[Any, Any],
    record: MatchRecord,
    seat: Seat | None,
    game: Game[Any, Any],
    drawing: Drawing[Any],
) -> Table:
    """The match as *seat* may see it, and nothing to do there."""
    return Table(
        match=record.id,
        game=game,
        drawing=drawing,
        view=match.view(seat),
        cards=game.cards_of(match.state),
        seat=seat,
        seats=record.seats,
        status=record.status,
        seq=match.seq,
        phase=match.state.phase,
        waiting=tuple(sorted(match.pending)),
        outcome=_outcome(match, record),
        guild=record.guild,
        thread=record.thread,
        language=record.language,
    )


def _guide(match: Match[Any, Any], record: MatchRecord, seat: Seat, game: Game[Any, Any]) -> str:
    """The step of the guide that the seat's question is, if its player is guided and it is new."""
    question, behind = match.pending.get(seat), record.guides.get(seat, frozenset())
    if question is None or behind is None or record.status != "running":
        return ""
    step = topic_of(game.guide, question.id)
    return "" if step is None or step in behind else step


def _taken_from(record: MatchRecord, seat: Seat) -> str:
    if not record.seats[seat].since:
        return ""
    return next((each.name for each in reversed(record.former) if each.seat == seat), "")


def _outcome(match: Match[Any, Any], record: MatchRecord) -> Outcome | None:
    """How the match ended, by its rules or by a resignation, which the rules don't know."""
    if match.outcome is not None or record.result is None:
        return match.outcome
    return msgspec.json.decode(record.result, type=Outcome)


def _redacted(undo: Undo | None) -> Undo | None:
    # An entry's check is a hash over what others were asked, too.
    if undo is None:
        return None
    blank = tuple(msgspec.structs.replace(entry, check="") for entry in undo.answers)
    return Undo(undo.to, blank, undo.agree)


def _given_again(match: Match[Any, Any], seat: Seat) -> tuple[Given, ...]:
    """What `redo` would give, with its questions: found by doing it on a copy, and going back."""
    given: list[Given] = []
    entries = match.to_redo(seat)
    if not entries:
        return ()
    trial = match.copy()
    try:
        trial.redo(seat)
        for entry in reversed(entries):
            trial.undo(seat)
            question = (trial.asides if entry.aside else trial.pending)[seat]
            given.insert(0, Given(question, entry.raw))
    except IllegalAnswer:
        return ()
    return tuple(given)


def _followed_back(
    match: Match[Any, Any], seat: Seat, undo: Undo | None
) -> tuple[Given | None, int | None, int]:
    """The last answer with its question, where the move began if it has several, how many."""
    if undo is None or undo.agree:
        return None, None, 0
    last: Given | None = None
    steps: list[int] = []
    trial = match.copy()
    while undo is not None and not undo.agree and len(steps) < MOST_STEPS:
        entry = undo.answers[0]
        steps.append(undo.to)
        try:
            trial.undo(seat)
        except IllegalAnswer:
            break
        if last is None:
            question = (trial.asides if entry.aside else trial.pending)[seat]
            last = Given(question, entry.raw)
        undo = trial.can_undo(seat)
    return last, steps[-1] if len(steps) > 1 else None, len(steps)
