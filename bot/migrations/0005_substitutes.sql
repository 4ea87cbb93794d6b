-- Seats change hands: whose they were, and which of them are offered to whoever comes first.

-- The match's seq when it was offered; NULL: it isn't.
ALTER TABLE seats ADD COLUMN opened INTEGER;
-- Whether its own holder offers it, who may play on meanwhile.
ALTER TABLE seats ADD COLUMN own_offer INTEGER NOT NULL DEFAULT 0;
-- The match's seq when whoever holds it sat down.
ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;

-- Who held a seat before, up to which seq of the match. Rows are only ever added.
CREATE TABLE former_holders (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT;

CREATE INDEX former_holders_by_match ON former_holders (match);

-- Matches without a pace have clocks too; they never run out.
INSERT INTO paces (match, pace)
SELECT id, 'none' FROM matches WHERE id NOT IN (SELECT match FROM paces);
