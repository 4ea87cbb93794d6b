-- What is left to do on Discord some time after what it follows from: an old message that has to say
-- something else, or a thread to close. post is a row of the outbox.
CREATE TABLE chores (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('redraw', 'erase', 'sweep', 'rename', 'archive')),
    match TEXT NOT NULL,
    post INTEGER,
    channel INTEGER,
    due REAL NOT NULL
) STRICT;

CREATE INDEX chores_by_due ON chores (due);

-- What those who manage a server have settled for it. Without a channel tables may be anywhere, and
-- without a language Discord's counts.
CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    channel INTEGER,
    language TEXT,
    pace TEXT NOT NULL
) STRICT;
