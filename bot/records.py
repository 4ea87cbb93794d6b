"""What the store keeps, as the rest of the bot handles it."""

from __future__ import annotations

from typing import Literal, NewType, TypeAlias

import msgspec

from engine.core import Checkpoint, Seat

MatchId = NewType("MatchId", str)  # 5 characters of a-z and 2-9; a lobby's id becomes its match's
UserId = NewType("UserId", int)
Status: TypeAlias = Literal["running", "over", "cancelled"]
Channel: TypeAlias = Literal["dm", "thread", "none"]  # where reminders come
Starts: TypeAlias = Literal["host", "full"]  # who starts a table: its host, or its last player
StandIn: TypeAlias = Literal["", "turn", "back"]  # an autopilot for one turn, or until its player
How: TypeAlias = Literal["answer", "turn"]  # how far back somebody asks to go
Deed: TypeAlias = Literal[  # what is done to a clock
    "wait",
    "turn",
    "back",
    "return",
    "pause",
    "resume",
    "ask",  # the others are asked about the seat
    "settle",  # and no longer
    "hand",  # its player leaves it to the autopilot
    "sit",  # somebody else has taken it
]
START = -1  # the seq of what was told before the first answer, which has 0
TROUBLE = "trouble "  # begins the key of a notice that says what hampers a match
REMIND = "remind"  # the kind of posts that remind somebody
# For how many days what isn't needed any more is kept: ids of presses, orders and votes of a match
# that is over, where its posts are, holidays that have ended, and wishes in queues.
DAYS_KEPT = {"presses": 7, "queues": 14, "orders": 30, "posts": 90, "holidays": 365}
CLOSED = "closed|"  # begins the digest of a lobby's card once its table has started or is no more


class User(msgspec.Struct, frozen=True):
    id: UserId
    language: str | None = None  # chosen with /settings; else what Discord says
    locale: str = "en"  # as Discord last said
    name: str = ""  # as last seen, for pictures and texts
    told_no_dm: bool = False


class Lobby(msgspec.Struct, frozen=True):
    """A table that hasn't started."""

    id: MatchId
    game: str
    host: UserId
    guild: int
    channel: int
    language: str  # of public posts
    seats: int  # how many will play, autopilots included
    options: dict[str, str] = {}
    players: tuple[UserId, ...] = ()  # who has joined, in order
    invited: tuple[UserId, ...] = ()  # for whom the seats are kept; empty: open to all
    autopilots: int = 0
    pace: str = "none"  # one of `bot.pace.PACES`, or "none"
    message: int | None = None
    created: float = 0.0  # seconds since the epoch
    version: int = 0  # rises with each change; checked when it is written
    waiting: tuple[UserId, ...] = ()  # the waiting list, in order
    moved: tuple[UserId, ...] = ()  # players who came from it, which they are told
    ready: tuple[UserId, ...] = ()  # players who have said so in the check under way
    declined: tuple[UserId, ...] = ()
    order: tuple[UserId, ...] = ()  # who sits before whom; the others follow as they join
    starts: Starts = "host"
    checks: bool = False  # whether all must say that they are ready
    checking: float | None = None  # since when they are asked
    invited_at: float = 0.0  # when somebody was last invited
    changed: float = 0.0  # when somebody last did something here
    warned: float | None = None  # since when it is about to be closed


class Wish(msgspec.Struct, frozen=True):
    """Somebody who waits in a queue; None stands for any pace or number of players."""

    guild: int
    game: str
    user: UserId
    pace: str | None = None
    players: int | None = None
    since: float = 0.0


class ClosedLobby(msgspec.Struct, frozen=True):
    """What is left of a table that was closed before it started."""

    game: str
    language: str
    reason: str  # a notice's id


class Span(msgspec.Struct, frozen=True):
    """A time during which a clock stands; one without an end still lasts."""

    since: float
    until: float | None = None


class Habits(msgspec.Struct, frozen=True):
    """When and where somebody likes to be reminded. Nobody else ever hears of it."""

    zone: str = "UTC"  # as the IANA calls it
    quiet_from: int | None = None  # minutes since midnight, there
    quiet_to: int | None = None
    channel: Channel = "dm"


class Server(msgspec.Struct, frozen=True):
    """What those who manage a server have settled for it."""

    guild: int
    channel: int | None = None  # the only one where tables may be opened
    language: str | None = None  # of public posts; else what Discord says
    pace: str = "none"  # of tables that choose none


class Clock(msgspec.Struct, frozen=True):
    """How much time a seat has, as of *since* if it runs, and what becomes of it without."""

    bank: float  # seconds in reserve
    phase: str = ""  # the turn that the time left is for
    left: float = 0.0  # of that turn's own seconds; they are used before the bank
    since: float | None = None  # it runs from then on; None: nothing is asked
    reminded: float | None = None  # up to when reminders have been dealt with
    snoozed: float | None = None  # when to remind next
    hushed: bool = False  # no more reminders in this turn
    absent: float | None = None  # since when the others are asked what to do
    rounds: int = 0  # how often they have been
    missed: int = 0  # turns in a row that an autopilot has played because of it
    stand_in: StandIn = ""
    # Since which step of the match it is asked without a break, 0 if its player has caused that.
    asked: int | None = None


class Vote(msgspec.Struct, frozen=True):
    """What somebody says to what the table is asked; a newer one takes its place."""

    about: str  # "absent 1.2": seat 1, the second time; "pause 3"
    user: UserId
    choice: str
    at: float = 0.0


class Timing(msgspec.Struct, frozen=True):
    """All about time in one match. *holders* are the users who play, by seat."""

    pace: str
    clocks: dict[Seat, Clock] = {}
    pauses: tuple[Span, ...] = ()
    holders: dict[Seat, UserId] = {}
    away: dict[UserId, tuple[Span, ...]] = {}
    habits: dict[UserId, Habits] = {}
    votes: tuple[Vote, ...] = ()
    # What was left of turns that are played again, as they have been taken back.
    left: dict[Seat, dict[str, float]] = {}


class SeatRecord(msgspec.Struct, frozen=True):
    """Who holds a seat. An autopilot's has no user, a resigned one keeps the name."""

    seat: Seat
    user: UserId | None
    name: str
    autopilot: bool = False
    resigned: bool = False
    opened: int | None = None  # the match's seq when it was offered to whoever comes first
    own_offer: bool = False  # by its own holder, who may play on meanwhile
    since: int = 0  # the match's seq when its holder sat down


class Former(msgspec.Struct, frozen=True):
    """Who held a seat before, up to a seq of the match."""

    seat: Seat
    user: UserId | None
    name: str
    until: int


class MatchRecord(msgspec.Struct, frozen=True):
    """A match as stored; *save* is `Match.to_json()`."""

    id: MatchId
    game: str
    status: Status
    host: UserId
    guild: int
    channel: int
    thread: int | None
    language: str
    config: bytes  # a Config as JSON
    seed: int
    save: bytes
    seq: int
    published_seq: int  # what Discord shows; -1: nothing yet
    seats: tuple[SeatRecord, ...]
    created: float = 0.0
    changed: float = 0.0
    result: bytes | None = None  # an Outcome as JSON, or None
    orders: dict[Seat, dict[str, str]] = {}  # standing ones: each seat's own secret
    timing: Timing | None = None  # None: there is no pace
    notes: dict[Seat, str] = {}  # what players have noted down for themselves: each one's secret
    former: tuple[Former, ...] = ()  # oldest first
    # The steps of the guide behind each player, None without a guide; at its beginning nothing.
    guides: dict[Seat, frozenset[str] | None] = {}


class MoveRow(msgspec.Struct, frozen=True):
    """One line of what was done.

    *kind*: "answer", "order" (answered by a standing one), "undo", "redo", "resign", "cancel",
    "start", "absent" (what was decided about a seat without time), "back", "pause", "resume",
    "return" (taken back with everybody's consent),
    "kick" (a host has handed a seat to an autopilot), "pilot" (and has let one answer once),
    "repair" (answers are lost or taken back, with the raw true by a host), "mend", "left",
    "open" and "close" (a seat is offered, or no longer), "take" (somebody has taken it), "hand"
    (its player leaves it to the autopilot), "ask" (the others are asked about it).
    """

    seq: int
    seat: Seat | None
    user: UserId | None
    kind: str
    question: str = ""
    raw: bytes = b"null"  # JSON
    aside: bool = False
    version: int = 0  # of the game's rules
    undone_by: int | None = None  # the seq at which it was taken back; the store writes it
    at: float = 0.0  # seconds since the epoch; the store writes it


class Passage(msgspec.Struct, frozen=True):
    """What a moment of a match is rebuilt from: all moves from the nearest checkpoint on.

    Without a checkpoint they begin with the match. *version* is of the rules that kept it.
    """

    checkpoint: Checkpoint | None
    version: int
    moves: tuple[MoveRow, ...]


class Figures(msgspec.Struct, frozen=True):
    """A match in numbers: answers that stand and turns back by seat, the last phase but the end."""

    answers: dict[Seat, int]
    undos: dict[Seat, int]
    phases: tuple[str, ...]


class EventRow(msgspec.Struct, frozen=True):
    """What happened: an event as JSON, and the seats it is for (None: everybody)."""

    seq: int
    event: bytes
    to: tuple[Seat, ...] | None = None
    undone: bool = False


class Takeback(msgspec.Struct, frozen=True):
    """What the table is asked to let somebody take back: all from seq *to* on.

    *agreed* are the users who let it; *ended* is None while the question is open. Who refused it,
    or withdrew it, is *by*.
    """

    id: int
    match: MatchId
    seat: Seat
    user: UserId | None  # None once whoever asked has had all data deleted
    to: int
    how: How
    agreed: tuple[UserId, ...] = ()
    ended: Literal["done", "refused", "withdrawn", "overtaken"] | None = None
    by: Seat | None = None


class Earlier(msgspec.Struct, frozen=True):
    """How a match stood before a seat's last answer or turn."""

    seat: Seat
    how: How
    seq: int
    phase: str
    save: bytes


class Change(msgspec.Struct, frozen=True):
    """What one step does to a match: all of it is written, or nothing.

    *status* and *result* are written as they are; *seats*, unless None, replace those there were.
    """

    match: MatchId
    seq_before: int  # the match's seq when it was loaded; another one now means a lost race
    seq: int
    save: bytes
    moves: tuple[MoveRow, ...] = ()
    events: tuple[EventRow, ...] = ()
    checkpoints: tuple[Checkpoint, ...] = ()  # one of the phase that stands last replaces it
    back_to: int | None = None  # checkpoints after this seq are dropped
    undone_moves: tuple[int, ...] = ()  # the seqs of the moves, with their events, taken back
    status: Status = "running"
    result: bytes | None = None  # an Outcome as JSON
    seats: tuple[SeatRecord, ...] | None = None
    left: tuple[Former, ...] = ()  # who has left a seat to somebody else
    interaction: int | None = None  # Discord's id of what caused it
    user: UserId | None = None  # who caused it
    asked: tuple[Seat, ...] = ()  # whose clocks run after it
    phase: str = ""
    acted: tuple[Seat, ...] = ()  # whose player has caused it, and so is there
    deeds: tuple[tuple[Seat, Deed], ...] = ()  # what is done to clocks
    began: str = ""  # the phase before it
    takeback: Takeback | None = None  # what it takes back with everybody's consent


class Post(msgspec.Struct, frozen=True):
    """A message that is to stand on Discord once: what the outbox holds."""

    id: int
    match: MatchId
    # "turn", "status", "dm", "result", "notice", "remind", "absent", "pause", "advert",
    # "takeback"; of a table that hasn't started "lobby" (its card), "invite", "call"
    kind: str
    key: str  # with match and kind unique: "turn" + "2.turn.1", "dm" + "1:17"
    nonce: str
    state: Literal["pending", "sent", "gone"]
    channel: int | None = None
    message: int | None = None
    digest: str = ""  # of what it shows now
    seq: int = -1  # of the match when it was last brought up to date
    created: float = 0.0
    tried: float | None = None  # when it was last tried with an unknown outcome


def reminded_of(seat: Seat, clock: Clock) -> str:
    """How the keys of reminders begin that belong to a seat's present time."""
    return f"{seat} {clock.rounds}.{clock.phase} "


def names_at(record: MatchRecord, seq: int) -> list[str]:
    """What the holders of the seats were called when the match stood at *seq*."""
    names = [seat.name for seat in record.seats]
    for former in reversed(record.former):
        if seq < former.until:
            names[former.seat] = former.name
    return names


def seats_of(record: MatchRecord, user: UserId) -> list[Seat]:
    """The seats that a user plays."""
    return [seat.seat for seat in record.seats if seat.user == user and not seat.autopilot]


def host_of(record: MatchRecord) -> UserId:
    """Who may call the match off: whoever opened it or, after resigning, the next who plays on.

    Whoever has taken a seat over comes after those who have played for longer.
    """
    seats = sorted(record.seats, key=lambda each: each.since)
    playing = [seat.user for seat in seats if seat.user and not seat.autopilot]
    return record.host if record.host in playing or not playing else playing[0]
