-- SPDX-License-Identifier: Apache-2.0
-- The file that a template was imported from, kept as it came. It is held as text, so that what it says of people is
-- covered and can be erased as all texts are; original_encoding is how to write the bytes again.

ALTER TABLE content ADD COLUMN original TEXT NOT NULL DEFAULT '';
ALTER TABLE content ADD COLUMN original_encoding TEXT NOT NULL DEFAULT ''
    CHECK (original_encoding IN ('', 'UTF-8', 'UTF-8 with BOM', 'UTF-16LE with BOM', 'UTF-16BE with BOM', 'ISO-8859-1'));
