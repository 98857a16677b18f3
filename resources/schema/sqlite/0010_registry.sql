-- SPDX-License-Identifier: Apache-2.0
-- The registry. Text columns are never NULL; times are milliseconds since 1970-01-01 UTC. A released file of this
-- folder is never edited: what changes comes as the next number. 0.1.0 wrote schema 10, so the numbers begin there.
--
-- The words of each statement are kept by the file and compared by `registry verify`: that some columns stand behind
-- the others in one line, and that two tables are quoted, is part of the schema.

-- Where the facts that the file started with come from.
CREATE TABLE source (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    date  TEXT NOT NULL,
    title TEXT NOT NULL,
    uri   TEXT NOT NULL
) STRICT;

-- People. number is what seals call them: the id may be erased, and seals must not hold names.
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

-- Registrations. replaced_by is the NID of what replaces a withdrawn one. newest_* are what the list shows of the newest
-- version (0 = none; organization, else person, else text), so that 100,000 long contents need not be read for a few
-- bytes of each. Versions and contents never change, so this never disagrees with them.
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

-- What a version or a draft holds. A draft that is saved gets another row, so a row never changes. The narrow columns
-- that lists show come first: they are read without the long texts behind them. original is the file that a template
-- was imported from, kept as text, so that what it says of people is covered and can be erased as all texts are;
-- original_encoding is how to write its bytes again. By the index an import finds the drafts of a namespace.
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

-- accepted_because: why a sample may contradict the rule.
CREATE TABLE sample (
    content_id INTEGER NOT NULL REFERENCES content (id) ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    urn        TEXT NOT NULL,
    expected   TEXT NOT NULL CHECK (expected IN ('valid', 'invalid')),
    note       TEXT NOT NULL,
    source     TEXT NOT NULL, accepted_because TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (content_id, position)
) STRICT, WITHOUT ROWID;

-- What a rule says beyond its grammar stands behind it: equivalence, encoding, check_digit hold a word a line.
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

-- A draft that was registered or put aside stays as a row: its id is a handle people have written down. remind_on is an
-- ISO 8601 day, empty = no reminder is set.
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

-- What was said in review about a field of a version. An answer or a resolution names the comment it is for; an
-- acceptance names the finding that it accepts, and a resolution takes it back.
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

-- What else the list shows of the newest version: whether its registrant begins with an organization, and whether there
-- is a syntax rule. It stands apart from the registration, whose seal covers what is written there.
CREATE TABLE newest (
    registration_id  INTEGER PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
    has_organisation INTEGER NOT NULL,
    has_rule         INTEGER NOT NULL
) STRICT;

-- Each row says what the registry is called from here on, the newest what it is called now. Whoever saves it as another
-- one begins a name; whoever restores a copy goes on under the name that the registry had, and origin is what was left.
CREATE TABLE identity (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    identity TEXT NOT NULL CHECK (length(identity) = 32), -- random, hexadecimal
    origin   TEXT NOT NULL, -- a head, empty = none: of the history that goes on here, or that was left here
    at       INTEGER NOT NULL
) STRICT;

-- Each time that personal data was erased.
CREATE TABLE erasure (
    id   INTEGER PRIMARY KEY AUTOINCREMENT,
    at   INTEGER NOT NULL,
    who  TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

-- Versions, events, identities and erasures in the order in which they were written. hash is SHA-256 over the hash before
-- it and the bytes of the row it stands for, as core/storage/history/ledger.h describes them; texts go in as salted
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

-- The values of entries from which something was erased: the salt of each that is still there, and of each that is not
-- its salted hash.
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

-- How registrations, drafts, comments, people, the source and restorations looked when Nidus last wrote them. digest is,
-- for each table that the thing has rows in, SHA-256 over the salt and these rows, as core/storage/history/seals.h
-- describes them. The first entry of the ledger behind `entries` covers the row.
CREATE TABLE seal (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    entries INTEGER NOT NULL CHECK (entries >= 0), -- of the ledger at that time
    place   TEXT NOT NULL CHECK (place IN ('registration', 'draft', 'comment', 'person', 'source', 'restoration')),
    name    ANY NOT NULL,
    digest  BLOB NOT NULL -- empty: the thing was removed
) STRICT;
CREATE INDEX seal_entries ON seal (entries);

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

-- Any three characters in a row find a text. It is folded before it comes here, so letter case and accents are settled.
CREATE VIRTUAL TABLE registration_text USING fts5 (text, tokenize = 'trigram case_sensitive 1');
CREATE VIRTUAL TABLE draft_text USING fts5 (text, tokenize = 'trigram case_sensitive 1');

-- What the list shows of the newest version.
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

-- History only grows.
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
