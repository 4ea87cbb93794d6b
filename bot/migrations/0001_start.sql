-- Portage's tables. Discord's ids fit SQLite's signed 64 bits; a seed needs not, so it is text.

PRAGMA application_id = 1349481076;

CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    language TEXT,
    locale TEXT NOT NULL,
    name TEXT NOT NULL,
    told_no_dm INTEGER NOT NULL
) STRICT;

CREATE TABLE lobbies (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    host INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    seats INTEGER NOT NULL,
    options TEXT NOT NULL,
    autopilots INTEGER NOT NULL,
    message INTEGER,
    created REAL NOT NULL,
    version INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX lobbies_by_host ON lobbies (host);

CREATE TABLE lobby_users (
    lobby TEXT NOT NULL REFERENCES lobbies (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (role IN ('joined', 'invited')),
    n INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (lobby, role, n)
) STRICT, WITHOUT ROWID;

CREATE INDEX lobby_users_by_user ON lobby_users (user, role);

-- The save comes last: what else is read of a match doesn't walk through its pages.
CREATE TABLE matches (
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'over', 'cancelled')),
    host INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    thread INTEGER,
    language TEXT NOT NULL,
    seed TEXT NOT NULL,
    seq INTEGER NOT NULL,
    published_seq INTEGER NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL,
    config BLOB NOT NULL,
    result BLOB,
    save BLOB NOT NULL
) STRICT;

CREATE INDEX matches_by_status ON matches (status, created);
CREATE INDEX matches_by_thread ON matches (thread);
CREATE INDEX matches_by_channel ON matches (channel) WHERE thread IS NULL;
CREATE INDEX matches_behind ON matches (id) WHERE published_seq < seq;

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    autopilot INTEGER NOT NULL,
    resigned INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_user ON seats (user);

-- What follows is history: rows are added, and marked as undone, but never taken away.

CREATE TABLE moves (
    match TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER,
    user INTEGER,
    kind TEXT NOT NULL,
    question TEXT NOT NULL,
    raw BLOB NOT NULL,
    aside INTEGER NOT NULL,
    undone_by INTEGER,
    version INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seq, n)
) STRICT, WITHOUT ROWID;

-- to_seats has bit 1 << seat for each seat that an event is for; NULL is for everybody.
CREATE TABLE events (
    match TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    n INTEGER NOT NULL,
    to_seats INTEGER,
    event BLOB NOT NULL,
    undone_by INTEGER,
    PRIMARY KEY (match, seq, n)
) STRICT, WITHOUT ROWID;

-- The state is compressed with zlib.
CREATE TABLE checkpoints (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id),
    seq INTEGER NOT NULL,
    phase TEXT NOT NULL,
    state BLOB NOT NULL
) STRICT;

CREATE INDEX checkpoints_by_match ON checkpoints (match);

-- An id is never used twice, because the nonce is made of it. A post that is gone stays here, and
-- another may stand in its place. A lobby may have posts too, so match refers to neither table.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    nonce TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'gone')),
    channel INTEGER,
    message INTEGER,
    digest TEXT NOT NULL,
    seq INTEGER NOT NULL,
    created REAL NOT NULL,
    tried REAL
) STRICT;

CREATE INDEX outbox_by_key ON outbox (match, kind, key);
CREATE UNIQUE INDEX outbox_standing ON outbox (match, kind, key) WHERE state <> 'gone';
CREATE INDEX outbox_cards ON outbox (match, digest) WHERE kind = 'lobby' AND state = 'sent';

-- Discord's interactions that have changed something, so that one delivered twice plays once.
-- match may be a lobby's.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL,
    user INTEGER,
    at REAL NOT NULL,
    result BLOB NOT NULL
) STRICT;
