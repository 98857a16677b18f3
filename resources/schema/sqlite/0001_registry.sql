-- SPDX-License-Identifier: Apache-2.0
-- The registry. Text columns are never NULL; times are milliseconds since 1970-01-01 UTC. A released file of this
-- folder is never edited: what changes comes as the next number.

-- Where the facts that the file started with come from.
CREATE TABLE source (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    date  TEXT NOT NULL,
    title TEXT NOT NULL,
    uri   TEXT NOT NULL
) STRICT;

CREATE TABLE person (
    id           TEXT NOT NULL PRIMARY KEY,
    name         TEXT NOT NULL,
    organisation TEXT NOT NULL,
    updated      TEXT NOT NULL
) STRICT;

CREATE TABLE person_uri (
    person_id TEXT NOT NULL REFERENCES person (id),
    position  INTEGER NOT NULL,
    uri       TEXT NOT NULL,
    PRIMARY KEY (person_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE registration (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    nid            TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (nid <> ''),
    kind           TEXT NOT NULL CHECK (kind IN ('formal', 'informal')),
    state          TEXT NOT NULL CHECK (state IN ('registered', 'withdrawn')),
    registrant     TEXT NOT NULL,
    record_date    TEXT NOT NULL,
    record_updated TEXT NOT NULL
) STRICT;

CREATE TABLE registration_reference (
    registration_id INTEGER NOT NULL REFERENCES registration (id),
    role            TEXT NOT NULL CHECK (role IN ('template', 'reference', 'contact')),
    position        INTEGER NOT NULL,
    type            TEXT NOT NULL,
    data            TEXT NOT NULL,
    text            TEXT NOT NULL,
    PRIMARY KEY (registration_id, role, position)
) STRICT, WITHOUT ROWID;

-- What a version or a draft holds. A draft that is saved gets another row, so a row never changes. The narrow
-- columns that lists show come first: they are read without the long texts behind them.
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
) STRICT;

CREATE TABLE sample (
    content_id INTEGER NOT NULL REFERENCES content (id) ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    urn        TEXT NOT NULL,
    expected   TEXT NOT NULL CHECK (expected IN ('valid', 'invalid')),
    note       TEXT NOT NULL,
    source     TEXT NOT NULL,
    PRIMARY KEY (content_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE syntax_rule (
    content_id INTEGER PRIMARY KEY REFERENCES content (id) ON DELETE CASCADE,
    notation   TEXT NOT NULL CHECK (notation IN ('abnf', 'i-regexp')),
    scope      TEXT NOT NULL CHECK (scope IN ('urn', 'nid-nss', 'nss')),
    start      TEXT NOT NULL,
    text       TEXT NOT NULL
) STRICT;

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

-- A draft that was registered or put aside stays as a row: its id is a handle people have written down.
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
    author          TEXT NOT NULL,
    CHECK (fate <> 'registered' OR registration_id IS NOT NULL)
) STRICT;

CREATE INDEX draft_registration ON draft (registration_id);
CREATE INDEX draft_content ON draft (content_id);

CREATE TABLE event (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    registration_id INTEGER REFERENCES registration (id),
    draft_id        INTEGER REFERENCES draft (id),
    at              INTEGER,
    who             TEXT NOT NULL,
    what            TEXT NOT NULL CHECK (what IN ('created', 'imported', 'submitted', 'approved', 'forwarded',
                                                  'registered', 'withdrawn', 'reopened', 'discarded')),
    note            TEXT NOT NULL,
    link            TEXT NOT NULL,
    CHECK ((registration_id IS NULL) <> (draft_id IS NULL))
) STRICT;

CREATE INDEX event_registration ON event (registration_id);
CREATE INDEX event_draft ON event (draft_id);

-- Any three characters in a row find a text. It is folded before it comes here, so letter case is settled.
CREATE VIRTUAL TABLE registration_text USING fts5 (text, tokenize = 'trigram case_sensitive 1');
CREATE VIRTUAL TABLE draft_text USING fts5 (text, tokenize = 'trigram case_sensitive 1');

-- History only grows.
CREATE TRIGGER registration_stays BEFORE DELETE ON registration
BEGIN SELECT raise(ABORT, 'a registration is never deleted'); END;
CREATE TRIGGER registration_keeps_its_nid BEFORE UPDATE OF id, nid, kind ON registration
BEGIN SELECT raise(ABORT, 'a NID is never reused'); END;

CREATE TRIGGER version_stays BEFORE DELETE ON version
BEGIN SELECT raise(ABORT, 'versions are append-only'); END;
CREATE TRIGGER version_never_changes BEFORE UPDATE ON version
BEGIN SELECT raise(ABORT, 'versions are append-only'); END;

CREATE TRIGGER event_stays BEFORE DELETE ON event
BEGIN SELECT raise(ABORT, 'events are append-only'); END;
CREATE TRIGGER event_never_changes BEFORE UPDATE ON event
BEGIN SELECT raise(ABORT, 'events are append-only'); END;

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
