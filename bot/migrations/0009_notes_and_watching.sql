-- What players note down for themselves about a match. Nobody else ever sees it.

CREATE TABLE notes (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seat, user)
) STRICT, WITHOUT ROWID;

-- Who watches chooses among the running matches of a server.
CREATE INDEX matches_by_guild ON matches (guild, changed) WHERE status = 'running';
