-- SPDX-License-Identifier: Apache-2.0
-- Keeps the number of the step that comes before 0006_seals.sql.

SELECT 5;
