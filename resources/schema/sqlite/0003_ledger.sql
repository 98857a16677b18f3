-- SPDX-License-Identifier: Apache-2.0
-- History in which tampering shows, the review of a draft, and what replaces a withdrawn namespace.

-- Versions and events in the order in which they were written. hash is SHA-256 over the hash before it and the bytes
-- of the row it stands for, as core/storage/ledger.h describes them.
CREATE TABLE ledger (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    version_id INTEGER UNIQUE REFERENCES version (id),
    event_id   INTEGER UNIQUE REFERENCES event (id),
    hash       BLOB NOT NULL CHECK (length(hash) = 32),
    CHECK ((version_id IS NULL) <> (event_id IS NULL))
) STRICT;

CREATE TRIGGER ledger_stays BEFORE DELETE ON ledger
BEGIN SELECT raise(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_never_changes BEFORE UPDATE ON ledger
BEGIN SELECT raise(ABORT, 'the ledger is append-only'); END;

-- The log learns more words; a CHECK cannot be altered, so the table is made anew.
CREATE TABLE event_of_schema_3 (
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
INSERT INTO event_of_schema_3 (id, registration_id, draft_id, at, who, what, note, link)
SELECT id, registration_id, draft_id, at, who, what, note, link FROM event ORDER BY id;
DROP TABLE event;
ALTER TABLE event_of_schema_3 RENAME TO event;

CREATE INDEX event_registration ON event (registration_id);
CREATE INDEX event_draft ON event (draft_id);

CREATE TRIGGER event_stays BEFORE DELETE ON event
BEGIN SELECT raise(ABORT, 'events are append-only'); END;
CREATE TRIGGER event_never_changes BEFORE UPDATE ON event
BEGIN SELECT raise(ABORT, 'events are append-only'); END;

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

CREATE TRIGGER review_comment_stays BEFORE DELETE ON review_comment
BEGIN SELECT raise(ABORT, 'comments are append-only'); END;
CREATE TRIGGER review_comment_never_changes BEFORE UPDATE ON review_comment
BEGIN SELECT raise(ABORT, 'comments are append-only'); END;

ALTER TABLE draft ADD COLUMN remind_on TEXT NOT NULL DEFAULT ''; -- ISO 8601 day, empty = no reminder is set
ALTER TABLE registration ADD COLUMN replaced_by TEXT NOT NULL DEFAULT ''; -- NID, of a withdrawn one
