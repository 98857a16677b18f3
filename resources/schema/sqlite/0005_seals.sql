-- SPDX-License-Identifier: Apache-2.0
-- What versions and events do not determine is sealed, so that a change by a foreign hand shows; and restores.

-- People may be called otherwise one day (personal data can be erased), and seals must not hold their names.
ALTER TABLE person ADD COLUMN number INTEGER;
UPDATE person SET number = rowid;
CREATE UNIQUE INDEX person_number ON person (number);

-- How registrations, drafts, comments, people, the source and restorations looked when Nidus last wrote them. digest
-- is, for each table that the thing has rows in, SHA-256 over the salt and these rows, as core/storage/seals.h
-- describes them. The first entry of the ledger behind `entries` covers the row.
CREATE TABLE seal (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    entries INTEGER NOT NULL CHECK (entries >= 0), -- of the ledger at that time
    place   TEXT NOT NULL CHECK (place IN ('registration', 'draft', 'comment', 'person', 'source', 'restoration')),
    name    ANY NOT NULL,
    digest  BLOB NOT NULL -- empty: the thing was removed
) STRICT;

CREATE INDEX seal_entries ON seal (entries);

CREATE TRIGGER seal_stays BEFORE DELETE ON seal
BEGIN SELECT raise(ABORT, 'seals are append-only'); END;
CREATE TRIGGER seal_never_changes BEFORE UPDATE ON seal
BEGIN SELECT raise(ABORT, 'seals are append-only'); END;

-- The newest seal of each thing and its salt. The salt of an older one is gone: its digest says nothing about people.
CREATE TABLE seal_salt (
    place   TEXT NOT NULL,
    name    ANY NOT NULL,
    seal_id INTEGER NOT NULL REFERENCES seal (id),
    salt    BLOB NOT NULL CHECK (length(salt) = 32),
    PRIMARY KEY (place, name)
) STRICT, WITHOUT ROWID;

-- Each time the registry was put back from a copy, and what it was before.
CREATE TABLE restoration (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    at              INTEGER NOT NULL,
    who             TEXT NOT NULL,
    source          TEXT NOT NULL,    -- name of the copy
    events          INTEGER NOT NULL, -- id of the last event of the copy, behind which this stands in the log
    left_entries    INTEGER NOT NULL, -- how many entries the ledger had that was left, and the hash of its last one
    left_hash       BLOB NOT NULL,
    informal_number TEXT NOT NULL     -- the highest given before, which is never given again; empty = none
) STRICT;

CREATE TRIGGER restoration_stays BEFORE DELETE ON restoration
BEGIN SELECT raise(ABORT, 'restorations are append-only'); END;
CREATE TRIGGER restoration_never_changes BEFORE UPDATE ON restoration
BEGIN SELECT raise(ABORT, 'restorations are append-only'); END;
