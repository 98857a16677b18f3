-- SPDX-License-Identifier: Apache-2.0
-- The registry. Text columns are never NULL; times are milliseconds since 1970-01-01 UTC. A released file of this
-- folder is never edited: a change is a new file with the next number. 0.1.0 wrote schema 10, so the numbers begin there.
--
-- A registry file contains the text of each statement, and `registry verify` compares it. So the layout is part of the
-- schema: some columns follow the others on one line, and the names of two tables are quoted.

-- The source of the facts in a new file.
CREATE TABLE source (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    date  TEXT NOT NULL,
    title TEXT NOT NULL,
    uri   TEXT NOT NULL
) STRICT;

-- People. Seals refer to a person by number, because the id can be erased and seals must not contain names.
CREATE TABLE person (
    id           TEXT NOT NULL PRIMARY KEY,
    name         TEXT NOT NULL,
    organisation TEXT NOT NULL,
    updated      TEXT NOT NULL
, number INTEGER) STRICT;
CREATE UNIQUE INDEX person_number ON person (number);
CREATE TABLE person_uri (
    person_id TEXT NOT NULL REFERENCES person (id),
    position  INTEGER NOT NULL,
    uri       TEXT NOT NULL,
    PRIMARY KEY (person_id, position)
) STRICT, WITHOUT ROWID;

-- Registrations. replaced_by is the NID that replaces a withdrawn one. The list shows newest_*: the number of the newest
-- version (0 = none) and its registrant (the organization, or else the person, or else the text). So the list does not
-- read 100,000 long contents. Versions and contents never change, so these columns always agree with them.
CREATE TABLE registration (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    nid            TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (nid <> ''),
    kind           TEXT NOT NULL CHECK (kind IN ('formal', 'informal')),
    state          TEXT NOT NULL CHECK (state IN ('registered', 'withdrawn')),
    registrant     TEXT NOT NULL,
    record_date    TEXT NOT NULL,
    record_updated TEXT NOT NULL
, replaced_by TEXT NOT NULL DEFAULT '', newest_version INTEGER NOT NULL DEFAULT 0, newest_registrant TEXT NOT NULL DEFAULT '') STRICT;
CREATE TABLE registration_reference (
    registration_id INTEGER NOT NULL REFERENCES registration (id),
    role            TEXT NOT NULL CHECK (role IN ('template', 'reference', 'contact')),
    position        INTEGER NOT NULL,
    type            TEXT NOT NULL,
    data            TEXT NOT NULL,
    text            TEXT NOT NULL,
    PRIMARY KEY (registration_id, role, position)
) STRICT, WITHOUT ROWID;

-- The content of a version or a draft. Each save of a draft adds a row, so a row never changes. The short columns that
-- lists show come first, so SQLite reads them without the long texts after them. original is the imported file of the
-- template. It is stored as text, so personal data in it is covered and can be erased like any other text;
-- original_encoding is needed to write the same bytes again. An import uses the index to find the drafts of a namespace.
CREATE TABLE content (
    id                      INTEGER PRIMARY KEY,
    nid                     TEXT NOT NULL,
    version                 TEXT NOT NULL,
    date                    TEXT NOT NULL, -- as typed
    date_parsed             TEXT NOT NULL, -- ISO 8601 as precise as given, or empty
    registrant_organisation TEXT NOT NULL,
    registrant_contact_name TEXT NOT NULL,
    registrant_role_address TEXT NOT NULL,
    registrant_email        TEXT NOT NULL,
    registrant_phone        TEXT NOT NULL,
    registrant_fast_track   INTEGER NOT NULL CHECK (registrant_fast_track IN (0, 1)),
    registrant_address      TEXT NOT NULL,
    registrant_other        TEXT NOT NULL,
    purpose                 TEXT NOT NULL,
    syntax                  TEXT NOT NULL,
    assignment              TEXT NOT NULL,
    security                TEXT NOT NULL,
    interoperability        TEXT NOT NULL,
    resolution              TEXT NOT NULL,
    documentation           TEXT NOT NULL,
    additional              TEXT NOT NULL,
    revision                TEXT NOT NULL
, original TEXT NOT NULL DEFAULT '', original_encoding TEXT NOT NULL DEFAULT ''
    CHECK (original_encoding IN ('', 'UTF-8', 'UTF-8 with BOM', 'UTF-16LE with BOM', 'UTF-16BE with BOM', 'ISO-8859-1'))) STRICT;
CREATE INDEX content_nid ON content (nid COLLATE NOCASE);

-- Samples. accepted_because is the reason why a sample may contradict the rule.
CREATE TABLE sample (
    content_id INTEGER NOT NULL REFERENCES content (id) ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    urn        TEXT NOT NULL,
    expected   TEXT NOT NULL CHECK (expected IN ('valid', 'invalid')),
    note       TEXT NOT NULL,
    source     TEXT NOT NULL, accepted_because TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (content_id, position)
) STRICT, WITHOUT ROWID;

-- Syntax rules. The last columns are what a grammar cannot express; equivalence, encoding, and check_digit contain one
-- word per line.
CREATE TABLE syntax_rule (
    content_id INTEGER PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
    notation   TEXT NOT NULL CHECK (notation IN ('abnf', 'i-regexp')),
    scope      TEXT NOT NULL CHECK (scope IN ('urn', 'nid-nss', 'nss')),
    start      TEXT NOT NULL,
    text       TEXT NOT NULL
, describes_components INTEGER NOT NULL DEFAULT 0
    CHECK (describes_components IN (0, 1)), equivalence TEXT NOT NULL DEFAULT '', encoding TEXT NOT NULL DEFAULT '', check_digit TEXT NOT NULL DEFAULT '') STRICT;

CREATE TABLE version (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    registration_id INTEGER NOT NULL REFERENCES registration (id),
    number          INTEGER NOT NULL CHECK (number > 0),
    content_id      INTEGER NOT NULL UNIQUE REFERENCES content (id),
    registered_at   INTEGER,
    author          TEXT NOT NULL,
    note            TEXT NOT NULL,
    UNIQUE (registration_id, number)
) STRICT;

-- Drafts. A draft that was registered or moved to the trash remains as a row, because people may have noted its id.
-- remind_on is an ISO 8601 date; empty = no reminder.
CREATE TABLE draft (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    kind            TEXT NOT NULL CHECK (kind IN ('formal', 'informal')),
    state           TEXT NOT NULL CHECK (state IN ('draft', 'in-review', 'approved', 'with-iana')),
    fate            TEXT NOT NULL DEFAULT 'open' CHECK (fate IN ('open', 'registered', 'discarded')),
    registration_id INTEGER REFERENCES registration (id), -- what it revises or, when registered, became part of
    based_on        INTEGER NOT NULL CHECK (based_on >= 0),
    content_id      INTEGER NOT NULL REFERENCES content (id),
    saves           INTEGER NOT NULL,
    created_at      INTEGER,
    updated_at      INTEGER,
    author          TEXT NOT NULL, remind_on TEXT NOT NULL DEFAULT '',
    CHECK (fate <> 'registered' OR registration_id IS NOT NULL)
) STRICT;
CREATE INDEX draft_registration ON draft (registration_id);
CREATE INDEX draft_content ON draft (content_id);

CREATE TABLE "event" (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    registration_id INTEGER REFERENCES registration (id),
    draft_id        INTEGER REFERENCES draft (id),
    at              INTEGER,
    who             TEXT NOT NULL,
    what            TEXT NOT NULL CHECK (what IN ('created', 'imported', 'submitted', 'approved', 'forwarded',
                                                  'registered', 'withdrawn', 'reopened', 'discarded', 'reviewed',
                                                  'directed', 'recognised', 'specified', 'commented', 'answered',
                                                  'resolved', 'accepted', 'exported', 'restored')),
    note            TEXT NOT NULL,
    link            TEXT NOT NULL,
    CHECK ((registration_id IS NULL) <> (draft_id IS NULL))
) STRICT;
CREATE INDEX event_registration ON event (registration_id);
CREATE INDEX event_draft ON event (draft_id);

-- Review comments on a field of a version. An answer or a resolution refers to a comment. An acceptance names the
-- finding that it accepts; a resolution revokes it.
CREATE TABLE review_comment (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    registration_id INTEGER REFERENCES registration (id),
    draft_id        INTEGER REFERENCES draft (id),
    answer_to       INTEGER REFERENCES review_comment (id),
    kind            TEXT NOT NULL CHECK (kind IN ('comment', 'answer', 'resolution', 'acceptance')),
    version         INTEGER NOT NULL CHECK (version >= 0),
    field           TEXT NOT NULL, -- a field key, empty = the whole
    finding         TEXT NOT NULL, -- id of the finding accepted
    at              INTEGER NOT NULL,
    who             TEXT NOT NULL,
    text            TEXT NOT NULL,
    CHECK ((registration_id IS NULL) <> (draft_id IS NULL)),
    CHECK ((answer_to IS NULL) = (kind IN ('comment', 'acceptance'))),
    CHECK ((finding <> '') = (kind = 'acceptance'))
) STRICT;
CREATE INDEX review_comment_registration ON review_comment (registration_id);
CREATE INDEX review_comment_draft ON review_comment (draft_id);

-- More facts about the newest version for the list: whether its registrant has an organization, and whether it has a
-- syntax rule. They are not columns of registration, because its seal covers all of its columns.
CREATE TABLE newest (
    registration_id  INTEGER PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
    has_organisation INTEGER NOT NULL,
    has_rule         INTEGER NOT NULL
) STRICT;

-- The identities of the registry; the newest row is the present one. Saving the registry as another one adds a new
-- identity. Restoring a backup keeps the identity that the registry had; origin is then the head of the replaced history.
CREATE TABLE identity (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    identity TEXT NOT NULL CHECK (length(identity) = 32), -- random, hexadecimal
    origin   TEXT NOT NULL, -- a head, empty = none: of the history that goes on here, or that was left here
    at       INTEGER NOT NULL
) STRICT;

-- One row for each time that personal data was erased.
CREATE TABLE erasure (
    id   INTEGER PRIMARY KEY AUTOINCREMENT,
    at   INTEGER NOT NULL,
    who  TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

-- Versions, events, identities, and erasures in the order in which they were written. hash is SHA-256 of the previous
-- hash and the bytes of the entry's row, as described in core/storage/history/ledger.h; texts are included as salted
-- hashes. old_hash was for entries from before schema 6 and is always NULL.
CREATE TABLE "ledger" (
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

-- The values of entries from which something was erased: the salt of each value that is still present, and the salted
-- hash of each erased value.
CREATE TABLE sealed_value (
    ledger_id  INTEGER NOT NULL REFERENCES ledger (id),
    place      TEXT NOT NULL, -- table.column, or table.position.column
    salt       BLOB,
    commitment BLOB,
    PRIMARY KEY (ledger_id, place),
    CHECK ((salt IS NULL) <> (commitment IS NULL))
) STRICT, WITHOUT ROWID;

-- The replacements of erased values, as salted hashes. The salt is removed when the replacement is erased too.
CREATE TABLE erased_value (
    erasure_id INTEGER NOT NULL REFERENCES erasure (id),
    ledger_id  INTEGER NOT NULL REFERENCES ledger (id),
    place      TEXT NOT NULL,
    salt       BLOB,
    commitment BLOB NOT NULL,
    PRIMARY KEY (erasure_id, ledger_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX erased_value_place ON erased_value (ledger_id, place);

-- Seals: the state of registrations, drafts, comments, people, the source, and restorations when Nidus last wrote them.
-- digest contains, for each table with rows of the sealed item, SHA-256 of the salt and these rows, as described in
-- core/storage/history/seals.h. The first entry of the ledger after `entries` covers the seal.
CREATE TABLE seal (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    entries INTEGER NOT NULL CHECK (entries >= 0), -- of the ledger at that time
    place   TEXT NOT NULL CHECK (place IN ('registration', 'draft', 'comment', 'person', 'source', 'restoration')),
    name    ANY NOT NULL,
    digest  BLOB NOT NULL -- empty: the thing was removed
) STRICT;
CREATE INDEX seal_entries ON seal (entries);

-- The newest seal of each item and its salt. The salt of an older seal is deleted, so its digest reveals nothing about
-- people.
CREATE TABLE seal_salt (
    place   TEXT NOT NULL,
    name    ANY NOT NULL,
    seal_id INTEGER NOT NULL REFERENCES seal (id),
    salt    BLOB NOT NULL CHECK (length(salt) = 32),
    PRIMARY KEY (place, name)
) STRICT, WITHOUT ROWID;

-- One row for each time that the registry was restored from a backup, with facts about the replaced registry.
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

-- Full-text search by any three consecutive characters. Texts are folded before they are inserted, so letter case and
-- accents make no difference.
CREATE VIRTUAL TABLE registration_text USING fts5 (text, tokenize = 'trigram case_sensitive 1');
CREATE VIRTUAL TABLE draft_text USING fts5 (text, tokenize = 'trigram case_sensitive 1');

-- These triggers maintain what the list shows of the newest version.
CREATE TRIGGER version_becomes_newest AFTER INSERT ON version
BEGIN
    UPDATE registration SET (newest_version, newest_registrant) = (
        SELECT NEW.number, coalesce(nullif(c.registrant_organisation, ''), nullif(c.registrant_contact_name, ''),
                                    c.registrant_other)
        FROM content c WHERE c.id = NEW.content_id)
    WHERE id = NEW.registration_id AND newest_version < NEW.number;
END;
CREATE TRIGGER version_brings_facts AFTER INSERT ON version
BEGIN
    INSERT OR REPLACE INTO newest
        SELECT NEW.registration_id, c.registrant_organisation <> '',
               EXISTS (SELECT 1 FROM syntax_rule s WHERE s.content_id = c.id)
        FROM content c WHERE c.id = NEW.content_id AND NOT EXISTS (
            SELECT 1 FROM version v WHERE v.registration_id = NEW.registration_id AND v.number > NEW.number);
END;

-- These triggers prevent changes to the history.
CREATE TRIGGER registration_stays BEFORE DELETE ON registration
BEGIN SELECT raise(ABORT, 'a registration is never deleted'); END;
CREATE TRIGGER registration_keeps_its_nid BEFORE UPDATE OF id, nid, kind ON registration
BEGIN SELECT raise(ABORT, 'a NID is never reused'); END;
CREATE TRIGGER version_stays BEFORE DELETE ON version
BEGIN SELECT raise(ABORT, 'versions are append-only'); END;
CREATE TRIGGER version_never_changes BEFORE UPDATE ON version
BEGIN SELECT raise(ABORT, 'versions are append-only'); END;
CREATE TRIGGER draft_stays BEFORE DELETE ON draft
BEGIN SELECT raise(ABORT, 'a draft is never deleted'); END;
CREATE TRIGGER content_never_changes BEFORE UPDATE ON content
BEGIN SELECT raise(ABORT, 'content never changes'); END;
CREATE TRIGGER content_of_version_stays BEFORE DELETE ON content
WHEN EXISTS (SELECT 1 FROM version WHERE content_id = OLD.id)
BEGIN SELECT raise(ABORT, 'versions are append-only'); END;
CREATE TRIGGER sample_never_changes BEFORE UPDATE ON sample
BEGIN SELECT raise(ABORT, 'content never changes'); END;
CREATE TRIGGER sample_of_version_stays BEFORE DELETE ON sample
WHEN EXISTS (SELECT 1 FROM version WHERE content_id = OLD.content_id)
BEGIN SELECT raise(ABORT, 'versions are append-only'); END;
CREATE TRIGGER sample_not_added_to_version BEFORE INSERT ON sample
WHEN EXISTS (SELECT 1 FROM version WHERE content_id = NEW.content_id)
BEGIN SELECT raise(ABORT, 'versions are append-only'); END;
CREATE TRIGGER rule_never_changes BEFORE UPDATE ON syntax_rule
BEGIN SELECT raise(ABORT, 'content never changes'); END;
CREATE TRIGGER rule_of_version_stays BEFORE DELETE ON syntax_rule
WHEN EXISTS (SELECT 1 FROM version WHERE content_id = OLD.content_id)
BEGIN SELECT raise(ABORT, 'versions are append-only'); END;
CREATE TRIGGER rule_not_added_to_version BEFORE INSERT ON syntax_rule
WHEN EXISTS (SELECT 1 FROM version WHERE content_id = NEW.content_id)
BEGIN SELECT raise(ABORT, 'versions are append-only'); END;
CREATE TRIGGER event_stays BEFORE DELETE ON event
BEGIN SELECT raise(ABORT, 'events are append-only'); END;
CREATE TRIGGER event_never_changes BEFORE UPDATE ON event
BEGIN SELECT raise(ABORT, 'events are append-only'); END;
CREATE TRIGGER review_comment_stays BEFORE DELETE ON review_comment
BEGIN SELECT raise(ABORT, 'comments are append-only'); END;
CREATE TRIGGER review_comment_never_changes BEFORE UPDATE ON review_comment
BEGIN SELECT raise(ABORT, 'comments are append-only'); END;
CREATE TRIGGER seal_stays BEFORE DELETE ON seal
BEGIN SELECT raise(ABORT, 'seals are append-only'); END;
CREATE TRIGGER seal_never_changes BEFORE UPDATE ON seal
BEGIN SELECT raise(ABORT, 'seals are append-only'); END;
CREATE TRIGGER restoration_stays BEFORE DELETE ON restoration
BEGIN SELECT raise(ABORT, 'restorations are append-only'); END;
CREATE TRIGGER restoration_never_changes BEFORE UPDATE ON restoration
BEGIN SELECT raise(ABORT, 'restorations are append-only'); END;
CREATE TRIGGER identity_stays BEFORE DELETE ON identity
BEGIN SELECT raise(ABORT, 'identities are append-only'); END;
CREATE TRIGGER identity_never_changes BEFORE UPDATE ON identity
BEGIN SELECT raise(ABORT, 'identities are append-only'); END;
CREATE TRIGGER erasure_stays BEFORE DELETE ON erasure
BEGIN SELECT raise(ABORT, 'erasures are append-only'); END;
CREATE TRIGGER erasure_never_changes BEFORE UPDATE ON erasure
BEGIN SELECT raise(ABORT, 'erasures are append-only'); END;
CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger
BEGIN SELECT raise(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_never_changes BEFORE UPDATE ON ledger
BEGIN SELECT raise(ABORT, 'the ledger is append-only'); END;
