-- SPDX-License-Identifier: Apache-2.0
-- A restore also records the highest number of a draft ever assigned, as far as it is known; 0 = not known. Drafts
-- continue after it.
ALTER TABLE restoration ADD COLUMN draft_number INTEGER NOT NULL DEFAULT 0;
