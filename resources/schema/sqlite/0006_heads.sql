-- SPDX-License-Identifier: Apache-2.0
-- Which registry this is, heads of its history that are given out of the house, and personal data that can be erased
-- without breaking that history.

-- Each row says what the registry is called from here on, the newest what it is called now. Whoever saves it as another
-- one begins a name; whoever restores a copy goes on under the name that the registry had, and origin is what was left.
CREATE TABLE identity (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    identity TEXT NOT NULL CHECK (length(identity) = 32), -- random, hexadecimal
    origin   TEXT NOT NULL, -- a head, empty = none: of the history that goes on here, or that was left here
    at       INTEGER NOT NULL
) STRICT;

CREATE TRIGGER identity_stays BEFORE DELETE ON identity
BEGIN SELECT raise(ABORT, 'identities are append-only'); END;
CREATE TRIGGER identity_never_changes BEFORE UPDATE ON identity
BEGIN SELECT raise(ABORT, 'identities are append-only'); END;

-- Each time that personal data was erased.
CREATE TABLE erasure (
    id   INTEGER PRIMARY KEY AUTOINCREMENT,
    at   INTEGER NOT NULL,
    who  TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE TRIGGER erasure_stays BEFORE DELETE ON erasure
BEGIN SELECT raise(ABORT, 'erasures are append-only'); END;
CREATE TRIGGER erasure_never_changes BEFORE UPDATE ON erasure
BEGIN SELECT raise(ABORT, 'erasures are append-only'); END;

-- The ledger again: what an entry stands for may be an identity or an erasure too, and texts go into its hash as
-- salted hashes (core/storage/ledger.h). old_hash is what the entry had in schemas 3 to 5, whose texts were hashed as
-- they are; what fills in the rest is recommit() in core/storage/oldledger.h.
CREATE TABLE ledger_of_schema_6 (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    version_id  INTEGER UNIQUE REFERENCES version (id),
    event_id    INTEGER UNIQUE REFERENCES event (id),
    identity_id INTEGER UNIQUE REFERENCES identity (id),
    erasure_id  INTEGER UNIQUE REFERENCES erasure (id),
    salt        BLOB CHECK (length(salt) = 32), -- NULL once something was erased
    hash        BLOB NOT NULL CHECK (length(hash) = 32),
    old_hash    BLOB CHECK (length(old_hash) = 32),
    CHECK ((version_id IS NOT NULL) + (event_id IS NOT NULL) + (identity_id IS NOT NULL) + (erasure_id IS NOT NULL) = 1)
) STRICT;
INSERT INTO ledger_of_schema_6 (id, version_id, event_id, hash, old_hash)
SELECT id, version_id, event_id, zeroblob(32), hash FROM ledger ORDER BY id;
-- That entries at the end are missing must show as before.
INSERT INTO sqlite_sequence (name, seq)
SELECT 'ledger_of_schema_6', 0 WHERE 'ledger_of_schema_6' NOT IN (SELECT name FROM sqlite_sequence);
UPDATE sqlite_sequence SET seq = coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'ledger'), 0)
WHERE name = 'ledger_of_schema_6';
DROP TABLE ledger;
ALTER TABLE ledger_of_schema_6 RENAME TO ledger;

CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger
BEGIN SELECT raise(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_never_changes BEFORE UPDATE ON ledger
BEGIN SELECT raise(ABORT, 'the ledger is append-only'); END;

-- The values of entries from which something was erased: the salt of each that is still there, and of each that is
-- not its salted hash.
CREATE TABLE sealed_value (
    ledger_id  INTEGER NOT NULL REFERENCES ledger (id),
    place      TEXT NOT NULL, -- table.column, or table.position.column
    salt       BLOB,
    commitment BLOB,
    PRIMARY KEY (ledger_id, place),
    CHECK ((salt IS NULL) <> (commitment IS NULL))
) STRICT, WITHOUT ROWID;

-- What stands in their place since, by its salted hash; the salt goes when that is erased too.
CREATE TABLE erased_value (
    erasure_id INTEGER NOT NULL REFERENCES erasure (id),
    ledger_id  INTEGER NOT NULL REFERENCES ledger (id),
    place      TEXT NOT NULL,
    salt       BLOB,
    commitment BLOB NOT NULL,
    PRIMARY KEY (erasure_id, ledger_id, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX erased_value_place ON erased_value (ledger_id, place);
