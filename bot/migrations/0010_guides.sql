-- How far somebody has come in the guide through a first match of a game. Without a row: nowhere.

CREATE TABLE guides (
    user INTEGER NOT NULL,
    game TEXT NOT NULL,
    wanted INTEGER, -- 0: put away, 1: asked for again, NULL: until the first match is over
    seen TEXT NOT NULL, -- the steps, between spaces
    PRIMARY KEY (user, game)
) STRICT, WITHOUT ROWID;
