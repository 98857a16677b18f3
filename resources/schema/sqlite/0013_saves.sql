-- SPDX-License-Identifier: Apache-2.0
-- Each save of a draft is an event. The table of events is made anew for another kind of event, as in step 12.
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
                                                  'configured', 'listed', 'saved')),
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

-- A request can have several answers: a change with the word refuse, which has no rows, records that it was refused, and an
-- undone change no longer answers it.
DROP INDEX subregistry_change_request;
CREATE INDEX subregistry_change_request ON subregistry_change (request) WHERE request <> '';
