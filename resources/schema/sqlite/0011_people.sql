-- SPDX-License-Identifier: Apache-2.0
-- Who has a draft (owner) and who should act next (assignee), as in the history; an empty owner is who created it. They
-- are new columns with empty defaults, so no seal changes. The history records who assigned a draft, and the settings of
-- the registry: an event that belongs to neither a registration nor a draft.
ALTER TABLE draft ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE draft ADD COLUMN assignee TEXT NOT NULL DEFAULT '';

-- SQLite cannot change the condition of a column, so the table of events is made anew with the same rows. The ledger
-- refers to them, and its hashes remain, because the rows do.
PRAGMA defer_foreign_keys = ON;
CREATE TEMP TABLE earlier_event AS SELECT * FROM event;
DROP TABLE event;
CREATE TABLE event (
    id              INTEGER PRIMARY KEY AUTOINCREMENT,
    registration_id INTEGER REFERENCES registration (id),
    draft_id        INTEGER REFERENCES draft (id),
    at              INTEGER,
    who             TEXT NOT NULL,
    what            TEXT NOT NULL CHECK (what IN ('created', 'imported', 'submitted', 'approved', 'forwarded',
                                                  'registered', 'withdrawn', 'reopened', 'discarded', 'reviewed',
                                                  'directed', 'recognised', 'specified', 'commented', 'answered',
                                                  'resolved', 'accepted', 'exported', 'restored', 'assigned',
                                                  'configured')),
    note            TEXT NOT NULL,
    link            TEXT NOT NULL,
    CHECK ((registration_id IS NOT NULL) + (draft_id IS NOT NULL) = (what <> 'configured'))
) STRICT;
INSERT INTO event (id, registration_id, draft_id, at, who, what, note, link)
    SELECT id, registration_id, draft_id, at, who, what, note, link FROM earlier_event;
DROP TABLE earlier_event;
CREATE INDEX event_registration ON event (registration_id);
CREATE INDEX event_draft ON event (draft_id);
CREATE INDEX event_setting ON event (id) WHERE what = 'configured';
CREATE TRIGGER event_stays BEFORE DELETE ON event
BEGIN SELECT raise(ABORT, 'events are append-only'); END;
CREATE TRIGGER event_never_changes BEFORE UPDATE ON event
BEGIN SELECT raise(ABORT, 'events are append-only'); END;
