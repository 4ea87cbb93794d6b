-- Taking back with everybody's consent: what tables are asked, who agrees, and where to go back to.

CREATE TABLE takebacks (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    back_to INTEGER NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('answer', 'turn')),
    at REAL NOT NULL,
    ended TEXT CHECK (ended IN ('done', 'refused', 'withdrawn', 'overtaken')),
    ended_by INTEGER
) STRICT;

CREATE UNIQUE INDEX takebacks_open ON takebacks (match) WHERE ended IS NULL;
CREATE INDEX takebacks_done ON takebacks (match, id) WHERE ended = 'done';

CREATE TABLE takeback_agreed (
    takeback INTEGER NOT NULL REFERENCES takebacks (id),
    user INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (takeback, user)
) STRICT, WITHOUT ROWID;

-- How a match stood before each seat's last answer, and before its last turn. The next one of the
-- same kind takes its place.
CREATE TABLE earlier (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    how TEXT NOT NULL CHECK (how IN ('answer', 'turn')),
    seq INTEGER NOT NULL,
    phase TEXT NOT NULL,
    save BLOB NOT NULL
) STRICT;

CREATE UNIQUE INDEX earlier_by_seat ON earlier (match, seat, how);

-- What was left of a seat's time when its clock went on to another turn, at which seq of the match.
-- It counts again once that turn has been taken back, which *again* says.
CREATE TABLE turns_left (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    phase TEXT NOT NULL,
    remaining REAL NOT NULL,
    seq INTEGER NOT NULL,
    again INTEGER NOT NULL,
    PRIMARY KEY (match, seat, phase)
) STRICT, WITHOUT ROWID;
