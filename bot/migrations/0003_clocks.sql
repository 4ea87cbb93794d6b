-- The pace of matches, and what becomes of players without time. None of it stands in the table of
-- matches: what comes after the save there is slow to read.

ALTER TABLE lobbies ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';

CREATE TABLE paces (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    pace TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- While a pause lasts, until is NULL.
CREATE TABLE pauses (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id),
    since REAL NOT NULL,
    until REAL
) STRICT;

CREATE INDEX pauses_by_match ON pauses (match);

CREATE TABLE clocks (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    bank REAL NOT NULL,
    phase TEXT NOT NULL,
    remaining REAL NOT NULL,
    since REAL,
    reminded REAL,
    snoozed REAL,
    hushed INTEGER NOT NULL,
    absent REAL,
    rounds INTEGER NOT NULL,
    missed INTEGER NOT NULL,
    stand_in TEXT NOT NULL CHECK (stand_in IN ('', 'turn', 'back')),
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Quiet hours are in minutes since midnight, in the user's own zone.
CREATE TABLE habits (
    user INTEGER PRIMARY KEY,
    zone TEXT NOT NULL,
    quiet_from INTEGER,
    quiet_to INTEGER,
    channel TEXT NOT NULL CHECK (channel IN ('dm', 'thread', 'none'))
) STRICT;

CREATE TABLE holidays (
    id INTEGER PRIMARY KEY,
    user INTEGER NOT NULL,
    since REAL NOT NULL,
    until REAL NOT NULL
) STRICT;

CREATE INDEX holidays_by_user ON holidays (user);

-- What players say to what their table is asked. Rows are only ever added; the newest counts.
CREATE TABLE votes (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id),
    about TEXT NOT NULL,
    user INTEGER NOT NULL,
    choice TEXT NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX votes_by_match ON votes (match, about);

-- Reminders that have come due and aren't known to stand.
CREATE INDEX outbox_reminders ON outbox (match) WHERE kind = 'remind' AND state = 'pending';
