-- SPDX-License-Identifier: Apache-2.0
-- What the list of a registry shows of the newest version, beside the registration: 100,000 long contents need not be
-- read for a few bytes of each. Versions and contents never change, so this never disagrees with them.

ALTER TABLE registration ADD COLUMN newest_version INTEGER NOT NULL DEFAULT 0; -- 0 = none
ALTER TABLE registration ADD COLUMN newest_registrant TEXT NOT NULL DEFAULT ''; -- organisation, else person, else text

UPDATE registration SET (newest_version, newest_registrant) = (
    SELECT v.number, coalesce(nullif(c.registrant_organisation, ''), nullif(c.registrant_contact_name, ''),
                              c.registrant_other)
    FROM version v JOIN content c ON c.id = v.content_id
    WHERE v.registration_id = registration.id ORDER BY v.number DESC LIMIT 1)
WHERE id IN (SELECT registration_id FROM version);

CREATE TRIGGER version_becomes_newest AFTER INSERT ON version
BEGIN
    UPDATE registration SET (newest_version, newest_registrant) = (
        SELECT NEW.number, coalesce(nullif(c.registrant_organisation, ''), nullif(c.registrant_contact_name, ''),
                                    c.registrant_other)
        FROM content c WHERE c.id = NEW.content_id)
    WHERE id = NEW.registration_id AND newest_version < NEW.number;
END;
