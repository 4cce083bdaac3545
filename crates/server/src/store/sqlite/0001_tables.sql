-- Databases from before migrations had numbers look like this already, some without a number: nothing is made twice.
CREATE TABLE IF NOT EXISTS tables (
    number INTEGER PRIMARY KEY,
    id INTEGER NOT NULL UNIQUE,
    title TEXT NOT NULL,
    created INTEGER NOT NULL,
    visited INTEGER NOT NULL,
    over INTEGER NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX IF NOT EXISTS tables_by_visit ON tables (archived, visited);
CREATE TABLE IF NOT EXISTS entries (
    id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (id, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS people (
    person BLOB NOT NULL,
    id INTEGER NOT NULL,
    PRIMARY KEY (person, id)
) WITHOUT ROWID;
