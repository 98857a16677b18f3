-- SPDX-License-Identifier: Apache-2.0
-- An import asks for the drafts of each namespace it reads: without this every draft was looked at for every file.

CREATE INDEX content_nid ON content (nid COLLATE NOCASE);
