"""SQL that looks for what doesn't fit together."""

from __future__ import annotations

import sqlite3

# Each finds ids for which something is true that never should be.
_CONTRADICTIONS = {
    "is a lobby and a match": "SELECT id FROM lobbies WHERE id IN (SELECT id FROM matches)",
    "has no seats": "SELECT id FROM matches WHERE id NOT IN (SELECT match FROM seats)",
    "has moves later than itself": """
        SELECT id FROM matches
        WHERE seq < (SELECT max(seq) FROM moves WHERE match = matches.id)""",
    "has events later than itself": """
        SELECT id FROM matches
        WHERE seq < (SELECT max(seq) FROM events WHERE match = matches.id)""",
    "has checkpoints later than itself": """
        SELECT id FROM matches
        WHERE seq < (SELECT max(seq) FROM checkpoints WHERE match = matches.id)""",
    "is published beyond its end": "SELECT id FROM matches WHERE seq < published_seq",
    "has posts without a message": """
        SELECT DISTINCT match FROM outbox WHERE state = 'sent' AND message IS NULL""",
}


def faults(connection: sqlite3.Connection) -> list[str]:
    """What is wrong with the store, a line each; nothing is best."""
    try:
        lines = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        lines += [
            f"{table}: row {row} refers to no {parent}"
            for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check")
        ]
        lines += [
            f"{id_}: {what}"
            for what, query in _CONTRADICTIONS.items()
            for (id_,) in connection.execute(query)
        ]
    except sqlite3.DatabaseError as error:
        return [f"the file cannot be read through: {error}"]
    return lines
