-- SPDX-License-Identifier: Apache-2.0
-- What else the list of a registry shows of the newest version: whether its registrant begins with an organisation, and
-- whether there is a syntax rule. Without it, each line of the list had a version and its content looked up. It stands
-- apart from the registration, whose seal covers what is written there.

CREATE TABLE newest (
    registration_id  INTEGER PRIMARY KEY REFERENCES registration (id) ON DELETE CASCADE,
    has_organisation INTEGER NOT NULL,
    has_rule         INTEGER NOT NULL
) STRICT;

INSERT INTO newest
    SELECT v.registration_id, c.registrant_organisation <> '',
           EXISTS (SELECT 1 FROM syntax_rule s WHERE s.content_id = c.id)
    FROM version v JOIN content c ON c.id = v.content_id JOIN registration r ON r.id = v.registration_id
    WHERE v.number = r.newest_version;

CREATE TRIGGER version_brings_facts AFTER INSERT ON version
BEGIN
    INSERT OR REPLACE INTO newest
        SELECT NEW.registration_id, c.registrant_organisation <> '',
               EXISTS (SELECT 1 FROM syntax_rule s WHERE s.content_id = c.id)
        FROM content c WHERE c.id = NEW.content_id AND NOT EXISTS (
            SELECT 1 FROM version v WHERE v.registration_id = NEW.registration_id AND v.number > NEW.number);
END;
