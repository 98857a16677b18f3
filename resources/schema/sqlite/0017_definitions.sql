-- SPDX-License-Identifier: Apache-2.0
-- Changes of the definition of a subregistry. Their arguments have what was before and after; the newest one counts.
CREATE INDEX subregistry_change_definition ON subregistry_change (subregistry_id, event_id)
    WHERE what IN ('define', 'undo') AND arguments <> '';
