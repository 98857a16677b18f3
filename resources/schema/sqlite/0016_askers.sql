-- SPDX-License-Identifier: Apache-2.0
-- An entry names what kind of asker its holder is, if that was known; empty = not known.
ALTER TABLE subregistry_entry ADD COLUMN asker TEXT NOT NULL DEFAULT '';
