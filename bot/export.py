"""A match as a file: for the players, for looking into a fault, for keeping."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.app import LOCALES
from bot.present.called import names_now
from bot.present.export import export_result
from bot.records import EventRow, MatchId, MatchRecord, MoveRow
from bot.store import StoreError, files, history, matches
from bot.store.errors import in_our_words
from bot.store.migrate import check_tables
from bot.transcript import as_json, as_lines
from bot.words import Catalogue


def exported(path: Path, match_id: MatchId, *, everything: bool) -> bytes:
    """A match as JSON, even while the bot runs.

    Of a running match only what all have seen is told, and no answer: *everything* tells the hands
    and the seed, too.
    """
    record, moves, events = _read(path, match_id, everything=everything)
    told = everything or record.status != "running"
    return as_json(record, moves, events, told=told, users=True)


def log_of(path: Path, match_id: MatchId, *, everything: bool) -> list[str]:
    """A match's log in words, one line each, in the language of its table."""
    record, _, events = _read(path, match_id, everything=everything)
    catalogue = Catalogue.load(LOCALES)
    words = catalogue.words(record.language, record.game)
    words = words.of(record.game, names_now(record.seats, words))
    lines = as_lines(events, words, record, names_owners=True)
    return [*lines, *export_result(record, words)]


def _read(
    path: Path, match_id: MatchId, *, everything: bool
) -> tuple[MatchRecord, list[MoveRow], list[EventRow]]:
    if not path.exists():
        raise StoreError(f"There is no database {path}.")
    with in_our_words(path), closing(files.connect_to_read(path)) as connection:
        files.check_ours(connection, path)
        check_tables(connection, path)
        connection.execute("BEGIN")
        return _found(connection, match_id, everything=everything)


def _found(
    connection: sqlite3.Connection, match_id: MatchId, *, everything: bool
) -> tuple[MatchRecord, list[MoveRow], list[EventRow]]:
    record = matches.match(connection, match_id)
    if record is None:
        running = ", ".join(matches.running(connection)) or "none"
        raise StoreError(f"There is no match {match_id}. Running: {running}.")
    rows = history.events(connection, match_id)
    if not everything and record.status == "running":
        rows = [row for row in rows if row.to is None and not row.undone]
    return record, history.moves(connection, match_id), rows
