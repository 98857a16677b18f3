// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// Statements that another database would need in another form. With sqlite.h, trigramcover.h, and the
/// scripts in resources/schema/sqlite they are everything in storage that is specific to SQLite: a second
/// engine would be a second folder like this one. A test (engineSpecificSqlIsOnlyInTheEngine) finds such
/// statements elsewhere.
namespace nidus::storage::dialect {

using namespace Qt::StringLiterals;

// Transactions.

[[nodiscard]] inline QString beginReading() { return u"BEGIN"_s; }
/// Takes the write lock at once, so that the transaction cannot fail halfway for lack of it.
[[nodiscard]] inline QString beginWriting() { return u"BEGIN IMMEDIATE"_s; }
/// Defers the check of references between rows until the transaction ends.
[[nodiscard]] inline QString deferReferences() { return u"PRAGMA defer_foreign_keys = ON"_s; }
/// Selects a number that grows with every commit of another connection.
[[nodiscard]] inline QString commitsOfOthers() { return u"PRAGMA data_version"_s; }

// The schema.

[[nodiscard]] inline QString schemaNumber() { return u"PRAGMA user_version"_s; }
[[nodiscard]] inline QString setSchemaNumber(int number) { return u"PRAGMA user_version = %1"_s.arg(number); }
/// Selects a number that changes with every change of the schema.
[[nodiscard]] inline QString schemaChanges() { return u"PRAGMA schema_version"_s; }
[[nodiscard]] inline QString tableNames() { return u"SELECT name FROM sqlite_schema WHERE type = 'table'"_s; }
/// Selects name and definition of each trigger of the bound table, in the order of creation.
[[nodiscard]] inline QString triggers()
{
    return u"SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ? ORDER BY rowid"_s;
}
/// Selects kind and name of each table, index, trigger, and view; its definition; and whether it belongs to
/// the search index, whose tables the engine creates itself. Leaves out statistics tables.
[[nodiscard]] inline QString schemaObjects()
{
    return u"SELECT type || ' ' || name, coalesce(sql, ''), name LIKE 'registration!_text!_%' ESCAPE '!' "
           "OR name LIKE 'draft!_text!_%' ESCAPE '!' FROM sqlite_schema WHERE name NOT LIKE 'sqlite!_stat%' "
           "ESCAPE '!'"_s;
}

/// Selects name, default as written in the definition, and position, from 0, of each column of the bound
/// table.
[[nodiscard]] inline QString columns() { return u"SELECT name, dflt_value, cid FROM pragma_table_info(?)"_s; }

// Changes of this connection, noted in the same transaction by triggers that no other connection has.

/// The table of the changes: place and name of each thing, once.
[[nodiscard]] inline QString touchedThings() { return u"temp.nidus_touched"_s; }
[[nodiscard]] inline QString makeTouchedThings()
{
    return u"CREATE TEMP TABLE IF NOT EXISTS nidus_touched (place TEXT NOT NULL, name NOT NULL, "
           "PRIMARY KEY (place, name)) WITHOUT ROWID;"_s;
}
[[nodiscard]] inline QString dropTouchedThings() { return u"DROP TABLE IF EXISTS temp.nidus_touched;"_s; }
/// Notes, for each row of `table` that `verb` (INSERT, UPDATE, DELETE) affects, the results of `selected`
/// (the rest of a SELECT, which may use NEW and OLD) as names of `place`.
[[nodiscard]] inline QString watchRows(const QString& trigger, const QString& verb, const QString& table,
                                       const QString& place, const QString& selected)
{
    return u"CREATE TEMP TRIGGER IF NOT EXISTS %1 AFTER %2 ON main.%3 BEGIN "
           "INSERT OR IGNORE INTO nidus_touched (place, name) SELECT '%4', %5; END;"_s.arg(
               trigger, verb, table, place, selected);
}
[[nodiscard]] inline QString unwatchRows(const QString& trigger)
{
    return u"DROP TRIGGER IF EXISTS temp.%1;"_s.arg(trigger);
}

// Row numbers, assigned in order and never reused.

/// An expression: the last number assigned to a row of a table.
[[nodiscard]] inline QString lastNumber(const QString& table)
{
    return u"coalesce((SELECT seq FROM sqlite_sequence WHERE name = '%1'), 0)"_s.arg(table);
}
/// The names of the tables that have such a number, as a table with one column, name.
[[nodiscard]] inline QString countedTables() { return u"sqlite_sequence"_s; }
[[nodiscard]] inline QString forgetLastNumber(const QString& table)
{
    return u"DELETE FROM sqlite_sequence WHERE name = '%1'"_s.arg(table);
}
/// Sets the number for a table that has none; the number is bound.
[[nodiscard]] inline QString setLastNumber(const QString& table)
{
    return u"INSERT INTO sqlite_sequence (name, seq) VALUES ('%1', ?)"_s.arg(table);
}

/// A condition: the text equals the bound one, ignoring the case of ASCII letters.
[[nodiscard]] inline QString equalInAnyCase(const QString& column)
{
    return u"%1 = ? COLLATE NOCASE"_s.arg(column);
}
/// An expression: the day, in UTC, of a time in milliseconds since 1970.
[[nodiscard]] inline QString dayOf(const QString& milliseconds)
{
    return u"date(%1 / 1000, 'unixepoch')"_s.arg(milliseconds);
}

// Bytes.

[[nodiscard]] inline QString noBytes() { return u"x''"_s; }
/// An expression: the bytes in lowercase hexadecimal digits.
[[nodiscard]] inline QString digitsOf(const QString& bytes) { return u"lower(hex(%1))"_s.arg(bytes); }

// The file as a whole.

[[nodiscard]] inline QString quickCheck() { return u"PRAGMA quick_check"_s; }
/// Also checks indexes and uniqueness.
[[nodiscard]] inline QString wholeCheck() { return u"PRAGMA integrity_check"_s; }
/// Selects table and row that refer to a missing row, and the table that should have it.
[[nodiscard]] inline QString brokenReferences() { return u"PRAGMA foreign_key_check"_s; }
[[nodiscard]] inline QString limitPages(qint64 pages) { return u"PRAGMA max_page_count = %1"_s.arg(pages); }
[[nodiscard]] inline QString limitCache(int kibibytes) { return u"PRAGMA cache_size = -%1"_s.arg(kibibytes); }
/// Keeps others from opening the file, from the next statement on.
[[nodiscard]] inline QString lockExclusively() { return u"PRAGMA locking_mode = EXCLUSIVE"_s; }
/// Makes later deletions overwrite the data in the file.
[[nodiscard]] inline QString secureDelete() { return u"PRAGMA secure_delete = ON"_s; }
/// Rewrites the file without free pages.
[[nodiscard]] inline QString compact() { return u"VACUUM"_s; }
/// The same, into the empty file whose name is bound.
[[nodiscard]] inline QString copyInto() { return u"VACUUM INTO ?"_s; }
/// Turns on the write-ahead log, so that readers and writers do not wait for each other; stored in the file.
[[nodiscard]] inline QString writeAhead() { return u"PRAGMA journal_mode = WAL"_s; }
/// Writes the log into the file and empties it; the first column is 0 unless another connection prevented it.
[[nodiscard]] inline QString emptyLog() { return u"PRAGMA wal_checkpoint(TRUNCATE)"_s; }

// Full-text search: tables of texts that find every substring of three or more characters.

/// The row number of such a table, or of any other.
[[nodiscard]] inline QString rowNumber() { return u"rowid"_s; }
/// Selects the numbers of the rows whose text matches the bound query; more conditions can follow with AND.
[[nodiscard]] inline QString matchingTexts(const QString& table)
{
    return u"SELECT rowid FROM %1 WHERE %1 MATCH ?"_s.arg(table);
}
/// Selects the stored totals of the index: the numbers of texts and of terms, two varints.
[[nodiscard]] inline QString indexTotals(const QString& table)
{
    return u"SELECT block FROM %1_data WHERE id = 1"_s.arg(table);
}
/// Makes this connection read the schema again, and so the state of its virtual tables.
[[nodiscard]] inline QString reloadSchema() { return u"PRAGMA writable_schema = RESET"_s; }
[[nodiscard]] inline QString rebuildIndex(const QString& table)
{
    return u"INSERT INTO %1 (%1) VALUES ('rebuild')"_s.arg(table);
}
/// Merges the parts of the index; until then it still contains deleted texts.
[[nodiscard]] inline QString mergeIndex(const QString& table)
{
    return u"INSERT INTO %1 (%1) VALUES ('optimize')"_s.arg(table);
}
/// Creates, for this connection, a table of all places of the index (term, doc, offset).
[[nodiscard]] inline QString makePlaceTable(const QString& name, const QString& table)
{
    return u"CREATE VIRTUAL TABLE IF NOT EXISTS %1 USING fts5vocab (main, %2, instance)"_s.arg(name, table);
}
/// Selects each term of such a table, the number of its places, and the sum of their marks (markOfPlace()).
[[nodiscard]] inline QString markedTerms(const QString& name)
{
    return u"SELECT term, count(*), marks_of_places(doc, offset) FROM %1 GROUP BY term"_s.arg(name);
}

} // namespace nidus::storage::dialect
