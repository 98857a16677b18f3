-- SPDX-License-Identifier: Apache-2.0
-- Subregistries: the lists that are kept below a NID. Each change is an event of its namespace with rows of its own. The
-- ledger covers them with the event, and they are never changed: a later row replaces earlier ones of the same values.
-- The table of events is made anew for another kind of event, as in step 11.
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
                                                  'configured', 'listed')),
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

-- id is the event that created the subregistry; key and rules contain one word per line.
CREATE TABLE subregistry (
    id              INTEGER PRIMARY KEY REFERENCES event (id),
    registration_id INTEGER NOT NULL REFERENCES registration (id),
    name            TEXT NOT NULL COLLATE NOCASE CHECK (name <> ''),
    title           TEXT NOT NULL,
    kind            TEXT NOT NULL CHECK (kind IN ('words', 'decimal', 'hexadecimal')),
    key             TEXT NOT NULL,
    rules           TEXT NOT NULL,
    label_rule      TEXT NOT NULL,
    ignores_case    INTEGER NOT NULL CHECK (ignores_case IN (0, 1)),
    policy          TEXT NOT NULL,
    outside         TEXT NOT NULL CHECK (outside IN ('error', 'warning')),
    urn             TEXT NOT NULL,
    UNIQUE (registration_id, name)
) STRICT;

-- One command. date is when it took effect, an ISO 8601 date. The same request with the same arguments is answered
-- with this change. reverses is the event of the change that this one reverses; 0 = none.
CREATE TABLE subregistry_change (
    event_id       INTEGER PRIMARY KEY REFERENCES event (id),
    subregistry_id INTEGER NOT NULL REFERENCES subregistry (id),
    what           TEXT NOT NULL,
    date           TEXT NOT NULL,
    request        TEXT NOT NULL,
    arguments      TEXT NOT NULL,
    reverses       INTEGER NOT NULL
) STRICT;
CREATE INDEX subregistry_change_list ON subregistry_change (subregistry_id, date);
CREATE UNIQUE INDEX subregistry_change_request ON subregistry_change (request) WHERE request <> '';

-- The ranges that a change made or replaced. Numbers are decimal texts, because they may be larger than a column.
CREATE TABLE subregistry_range (
    event_id     INTEGER NOT NULL REFERENCES subregistry_change (event_id),
    position     INTEGER NOT NULL,
    name         TEXT NOT NULL CHECK (name <> ''),
    first_number TEXT NOT NULL,
    last_number  TEXT NOT NULL,
    prefix       TEXT NOT NULL,
    width        INTEGER NOT NULL,
    policy       TEXT NOT NULL,
    label        TEXT NOT NULL,
    asker        TEXT NOT NULL,
    largest      TEXT NOT NULL,
    state        TEXT NOT NULL CHECK (state IN ('open', 'private', 'closed', 'reserved', 'removed')),
    PRIMARY KEY (event_id, position)
) STRICT, WITHOUT ROWID;

-- The entries that a change made or replaced. text is a word, or the parts of the key after the number.
CREATE TABLE subregistry_entry (
    event_id      INTEGER NOT NULL REFERENCES subregistry_change (event_id),
    position      INTEGER NOT NULL,
    first_number  TEXT NOT NULL,
    last_number   TEXT NOT NULL,
    text          TEXT NOT NULL,
    state         TEXT NOT NULL CHECK (state IN ('pending', 'reserved', 'assigned', 'temporary', 'deprecated', 'retired',
                                                 'withdrawn', 'released', 'pool')),
    holder        TEXT NOT NULL,
    behalf        TEXT NOT NULL,
    contact       TEXT NOT NULL,
    reference     TEXT NOT NULL,
    since         TEXT NOT NULL, -- ISO 8601 dates
    until         TEXT NOT NULL,
    renewals      INTEGER NOT NULL,
    superseded_by TEXT NOT NULL,
    note          TEXT NOT NULL,
    is_private    INTEGER NOT NULL CHECK (is_private IN (0, 1)),
    source_state  TEXT NOT NULL,
    PRIMARY KEY (event_id, position)
) STRICT, WITHOUT ROWID;

-- The rows that all changes together give, one for each value or block, so that they need not be computed. verify compares
-- them with the changes. text is as the list compares it, in folded letter case if it ignores case. position is that of the
-- row in subregistry_entry, of which this one may be a part.
CREATE TABLE subregistry_present (
    subregistry_id INTEGER NOT NULL REFERENCES subregistry (id),
    first_number   INTEGER NOT NULL,
    text           TEXT NOT NULL,
    last_number    INTEGER NOT NULL,
    state          TEXT NOT NULL,
    until          TEXT NOT NULL,
    event_id       INTEGER NOT NULL,
    position       INTEGER NOT NULL,
    PRIMARY KEY (subregistry_id, first_number, text),
    FOREIGN KEY (event_id, position) REFERENCES subregistry_entry (event_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX subregistry_present_length ON subregistry_present (subregistry_id, last_number - first_number);

CREATE TRIGGER subregistry_stays BEFORE DELETE ON subregistry
BEGIN SELECT raise(ABORT, 'subregistries are append-only'); END;
CREATE TRIGGER subregistry_never_changes BEFORE UPDATE ON subregistry
BEGIN SELECT raise(ABORT, 'subregistries are append-only'); END;
CREATE TRIGGER subregistry_comes_with_event BEFORE INSERT ON subregistry
WHEN EXISTS (SELECT 1 FROM ledger WHERE event_id = NEW.id)
BEGIN SELECT raise(ABORT, 'subregistries are append-only'); END;
CREATE TRIGGER subregistry_change_stays BEFORE DELETE ON subregistry_change
BEGIN SELECT raise(ABORT, 'changes are append-only'); END;
CREATE TRIGGER subregistry_change_never_changes BEFORE UPDATE ON subregistry_change
BEGIN SELECT raise(ABORT, 'changes are append-only'); END;
CREATE TRIGGER subregistry_change_comes_with_event BEFORE INSERT ON subregistry_change
WHEN EXISTS (SELECT 1 FROM ledger WHERE event_id = NEW.event_id)
BEGIN SELECT raise(ABORT, 'changes are append-only'); END;
CREATE TRIGGER subregistry_range_stays BEFORE DELETE ON subregistry_range
BEGIN SELECT raise(ABORT, 'changes are append-only'); END;
CREATE TRIGGER subregistry_range_never_changes BEFORE UPDATE ON subregistry_range
BEGIN SELECT raise(ABORT, 'changes are append-only'); END;
CREATE TRIGGER subregistry_range_comes_with_event BEFORE INSERT ON subregistry_range
WHEN EXISTS (SELECT 1 FROM ledger WHERE event_id = NEW.event_id)
BEGIN SELECT raise(ABORT, 'changes are append-only'); END;
CREATE TRIGGER subregistry_entry_stays BEFORE DELETE ON subregistry_entry
BEGIN SELECT raise(ABORT, 'changes are append-only'); END;
CREATE TRIGGER subregistry_entry_never_changes BEFORE UPDATE ON subregistry_entry
BEGIN SELECT raise(ABORT, 'changes are append-only'); END;
CREATE TRIGGER subregistry_entry_comes_with_event BEFORE INSERT ON subregistry_entry
WHEN EXISTS (SELECT 1 FROM ledger WHERE event_id = NEW.event_id)
BEGIN SELECT raise(ABORT, 'changes are append-only'); END;
