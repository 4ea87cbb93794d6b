-- Tables that fill and start themselves: waiting lists, ready checks, invitations, queues, rematches.

ALTER TABLE lobbies ADD COLUMN starts TEXT NOT NULL DEFAULT 'host';
ALTER TABLE lobbies ADD COLUMN checks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE lobbies ADD COLUMN checking REAL;
ALTER TABLE lobbies ADD COLUMN invited_at REAL NOT NULL DEFAULT 0;
ALTER TABLE lobbies ADD COLUMN changed REAL NOT NULL DEFAULT 0;
ALTER TABLE lobbies ADD COLUMN warned REAL;
UPDATE lobbies SET changed = created, invited_at = created;

-- The same as before, with more roles: 'order' says who sits before whom.
CREATE TABLE lobby_users_now (
    lobby TEXT NOT NULL REFERENCES lobbies (id) ON DELETE CASCADE,
    role TEXT NOT NULL CHECK (
        role IN ('joined', 'invited', 'waiting', 'moved', 'ready', 'declined', 'order')
    ),
    n INTEGER NOT NULL,
    user INTEGER NOT NULL,
    PRIMARY KEY (lobby, role, n)
) STRICT, WITHOUT ROWID;
INSERT INTO lobby_users_now SELECT lobby, role, n, user FROM lobby_users;
DROP TABLE lobby_users;
ALTER TABLE lobby_users_now RENAME TO lobby_users;
CREATE INDEX lobby_users_by_user ON lobby_users (user, role);

CREATE INDEX lobbies_by_guild ON lobbies (guild);

-- What is left of a table that was closed without a match: what its card and invitations need.
CREATE TABLE closed_lobbies (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    language TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who waits for a match of a game on a server. A NULL stands for any pace or number of players.
CREATE TABLE queues (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    pace TEXT,
    players INTEGER,
    since REAL NOT NULL,
    UNIQUE (guild, game, user)
) STRICT;

-- Which table a match is played again at, and then which match.
CREATE TABLE rematches (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    next TEXT NOT NULL
) STRICT, WITHOUT ROWID;
