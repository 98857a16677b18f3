-- SPDX-License-Identifier: Apache-2.0
-- An imported entry names the request by which its holder has it; empty = the request of its change. A request that an
-- entry names is answered.
ALTER TABLE subregistry_entry ADD COLUMN request TEXT NOT NULL DEFAULT '';
CREATE INDEX subregistry_entry_request ON subregistry_entry (request) WHERE request <> '';
