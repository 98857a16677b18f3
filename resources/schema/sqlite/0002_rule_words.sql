-- SPDX-License-Identifier: Apache-2.0
-- What a syntax rule says beyond its grammar, a word a line; and why a sample may contradict the rule.

ALTER TABLE syntax_rule ADD COLUMN describes_components INTEGER NOT NULL DEFAULT 0
    CHECK (describes_components IN (0, 1));
ALTER TABLE syntax_rule ADD COLUMN equivalence TEXT NOT NULL DEFAULT '';
ALTER TABLE syntax_rule ADD COLUMN encoding TEXT NOT NULL DEFAULT '';
ALTER TABLE syntax_rule ADD COLUMN check_digit TEXT NOT NULL DEFAULT '';

ALTER TABLE sample ADD COLUMN accepted_because TEXT NOT NULL DEFAULT '';
