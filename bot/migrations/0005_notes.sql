-- What players note down for themselves about a match. Nobody else ever sees it.

CREATE TABLE notes (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match, seat, user)
) STRICT, WITHOUT ROWID;
