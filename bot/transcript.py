"""A match written down: its log in words, or all there is as JSON, for hosts and players alike."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.records import EventRow, MatchRecord, MoveRow, SeatRecord, names_at
from bot.words import Words
from engine.core import Event


def as_json(
    record: MatchRecord,
    moves: Sequence[MoveRow],
    events: Sequence[EventRow],
    *,
    told: bool,
    users: bool,
) -> bytes:
    """A match as JSON. *told*: with the answers, the seed and the save; *users*: with who they are.

    The *events* are those that may be told.
    """
    plain: dict[str, object] = {
        "match": record.id,
        "game": record.game,
        "status": record.status,
        "created": record.created,
        "changed": record.changed,
        "seq": record.seq,
        "seats": [_seat(seat, users=users) for seat in record.seats],
        "config": msgspec.Raw(record.config),
        "seed": str(record.seed) if told else None,
        "result": msgspec.Raw(record.result or b"null"),
        "moves": [_move(move, told=told) for move in moves],
        "events": [
            {"seq": row.seq, "to": row.to, "undone": row.undone, "event": msgspec.Raw(row.event)}
            for row in events
        ],
    }
    if told:
        plain["save"] = msgspec.Raw(record.save)
    return msgspec.json.format(msgspec.json.encode(plain)) + b"\n"


def as_lines(
    events: Sequence[EventRow], words: Words, record: MatchRecord, *, names_owners: bool
) -> list[str]:
    """What of these events stands, in words, without those that have none.

    Where all is told, *names_owners* has each line that one player got say whose it is.
    """
    standing = [row for row in events if not row.undone]
    lines = told_lines(standing, words, record, names_owners=names_owners)
    return [line.replace("**", "") for line in lines if line]


def told_lines(
    rows: Sequence[EventRow], words: Words, record: MatchRecord, *, names_owners: bool = False
) -> list[str]:
    """Log lines, one for each event, as markdown if the *words* are.

    They name those who played at the time.
    """
    return [_line(row, words_at(words, record, row.seq), names_owners) for row in rows]


def words_at(words: Words, record: MatchRecord, seq: int) -> Words:
    """The same words with the names of those who held the seats at a seq."""
    if not record.former:
        return words
    return words.of(record.game, [name or words("seat-left") for name in names_at(record, seq)])


def _line(row: EventRow, words: Words, names_owners: bool) -> str:
    line = words.event(msgspec.json.decode(row.event, type=Event))
    if not names_owners or not row.to or not line:
        return line
    owners = words.list([words.name(seat) for seat in row.to])
    return words("history-told", names=owners, line=line)


def _seat(seat: SeatRecord, *, users: bool) -> dict[str, object]:
    plain: dict[str, object] = msgspec.to_builtins(seat)
    if not users:
        del plain["user"]
    return plain


def _move(move: MoveRow, *, told: bool) -> dict[str, object]:
    # That a player has standing orders is nobody else's business while the match runs.
    kind = "answer" if move.kind == "order" and not told else move.kind
    plain: dict[str, object] = {
        "seq": move.seq,
        "seat": move.seat,
        "kind": kind,
        "at": move.at,
        "undone_by": move.undone_by,
    }
    if told:
        plain |= {"question": move.question, "raw": msgspec.Raw(move.raw), "aside": move.aside}
    return plain
