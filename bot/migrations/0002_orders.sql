-- Standing orders: answers that a seat's holder has given in advance. Rows are only ever added; the
-- newest of a name says what holds, and without a setting nothing does.

CREATE TABLE orders (
    id INTEGER PRIMARY KEY,
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    setting TEXT,
    at REAL NOT NULL
) STRICT;

CREATE INDEX orders_by_name ON orders (match, seat, name, id);
