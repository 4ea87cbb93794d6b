-- Who doesn't want to stand in servers' tables, and the servers that show ratings. All other figures
-- are reckoned from the matches.

CREATE TABLE unlisted (
    user INTEGER PRIMARY KEY
) STRICT;

CREATE TABLE rated (
    guild INTEGER PRIMARY KEY
) STRICT;
