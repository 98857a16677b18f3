// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

/// Statements that another database would want in other words. With sqlite.h, trigramcover.h and the scripts
/// in resources/schema/sqlite they are all that storage knows of SQLite: a second engine is a second folder
/// like this one. A test (wordsOfTheEngineStandInItsRoom) finds such words elsewhere.
namespace nidus::storage::dialect {

using namespace Qt::StringLiterals;

// Transactions.

[[nodiscard]] inline QString beginReading()
{
    return u"BEGIN"_s;
}
/// Takes the lock for writing at once, so that the transaction cannot fail half-way for want of it.
[[nodiscard]] inline QString beginWriting()
{
    return u"BEGIN IMMEDIATE"_s;
}
/// References between rows are looked at when the transaction ends.
[[nodiscard]] inline QString deferReferences()
{
    return u"PRAGMA defer_foreign_keys = ON"_s;
}
/// A number that grows with every commit of another connection.
[[nodiscard]] inline QString commitsOfOthers()
{
    return u"PRAGMA data_version"_s;
}

// The schema.

[[nodiscard]] inline QString schemaNumber()
{
    return u"PRAGMA user_version"_s;
}
[[nodiscard]] inline QString setSchemaNumber(int number)
{
    return u"PRAGMA user_version = %1"_s.arg(number);
}
[[nodiscard]] inline QString tableNames()
{
    return u"SELECT name FROM sqlite_schema WHERE type = 'table'"_s;
}
/// Name and definition of each trigger of the table that is bound, in the order of their making.
[[nodiscard]] inline QString triggers()
{
    return u"SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = ? ORDER BY rowid"_s;
}
/// Kind and name of each table, index, trigger and view; its definition; whether it belongs to the search
/// index, whose tables the engine makes itself. Without statistics that somebody may have it collect.
[[nodiscard]] inline QString schemaObjects()
{
    return u"SELECT type || ' ' || name, coalesce(sql, ''), name LIKE 'registration!_text!_%' ESCAPE '!' "
           "OR name LIKE 'draft!_text!_%' ESCAPE '!' FROM sqlite_schema WHERE name NOT LIKE 'sqlite!_stat%' "
           "ESCAPE '!'"_s;
}

/// Name, default as it stands in the definition, and place, from 0, of each column of the table that is
/// bound.
[[nodiscard]] inline QString columns()
{
    return u"SELECT name, dflt_value, cid FROM pragma_table_info(?)"_s;
}

// What this connection changes, noted in the same transaction by triggers that no other connection has.

/// The table of it: place and name of each thing, once.
[[nodiscard]] inline QString touchedThings()
{
    return u"temp.nidus_touched"_s;
}
[[nodiscard]] inline QString makeTouchedThings()
{
    return u"CREATE TEMP TABLE IF NOT EXISTS nidus_touched (place TEXT NOT NULL, name NOT NULL, "
           "PRIMARY KEY (place, name)) WITHOUT ROWID;"_s;
}
[[nodiscard]] inline QString dropTouchedThings()
{
    return u"DROP TABLE IF EXISTS temp.nidus_touched;"_s;
}
/// Notes what `selected` (the rest of a SELECT, which may speak of NEW and OLD) gives for each row of `table`
/// that `verb` (INSERT, UPDATE, DELETE) is about, as names of `place`.
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

// Numbers of rows, given in turn and never twice.

/// An expression: the last number that a table's rows were given.
[[nodiscard]] inline QString lastNumber(const QString& table)
{
    return u"coalesce((SELECT seq FROM sqlite_sequence WHERE name = '%1'), 0)"_s.arg(table);
}
/// The names of the tables that have one, as a table of one column, name.
[[nodiscard]] inline QString countedTables()
{
    return u"sqlite_sequence"_s;
}
[[nodiscard]] inline QString forgetLastNumber(const QString& table)
{
    return u"DELETE FROM sqlite_sequence WHERE name = '%1'"_s.arg(table);
}
/// Of a table that has none; the number is bound.
[[nodiscard]] inline QString setLastNumber(const QString& table)
{
    return u"INSERT INTO sqlite_sequence (name, seq) VALUES ('%1', ?)"_s.arg(table);
}

/// A condition: the text is the one that is bound, in any case of ASCII's letters.
[[nodiscard]] inline QString equalInAnyCase(const QString& column)
{
    return u"%1 = ? COLLATE NOCASE"_s.arg(column);
}
/// The day, in UTC, of a time in milliseconds since 1970: an expression.
[[nodiscard]] inline QString dayOf(const QString& milliseconds)
{
    return u"date(%1 / 1000, 'unixepoch')"_s.arg(milliseconds);
}

// Bytes.

[[nodiscard]] inline QString noBytes()
{
    return u"x''"_s;
}
/// In hexadecimal digits of lower case: an expression.
[[nodiscard]] inline QString digitsOf(const QString& bytes)
{
    return u"lower(hex(%1))"_s.arg(bytes);
}

// The file as a whole.

[[nodiscard]] inline QString quickCheck()
{
    return u"PRAGMA quick_check"_s;
}
/// Indexes and what is unique as well.
[[nodiscard]] inline QString wholeCheck()
{
    return u"PRAGMA integrity_check"_s;
}
/// Table and row that refer to a row that is not there, and the table that should have it.
[[nodiscard]] inline QString brokenReferences()
{
    return u"PRAGMA foreign_key_check"_s;
}
[[nodiscard]] inline QString limitPages(qint64 pages)
{
    return u"PRAGMA max_page_count = %1"_s.arg(pages);
}
[[nodiscard]] inline QString limitCache(int kibibytes)
{
    return u"PRAGMA cache_size = -%1"_s.arg(kibibytes);
}
/// Nobody else can open the file from the next statement on.
[[nodiscard]] inline QString keepOthersOut()
{
    return u"PRAGMA locking_mode = EXCLUSIVE"_s;
}
/// What is deleted from now on is overwritten in the file.
[[nodiscard]] inline QString overwriteWhatIsDeleted()
{
    return u"PRAGMA secure_delete = ON"_s;
}
/// Writes the file anew without free pages.
[[nodiscard]] inline QString compact()
{
    return u"VACUUM"_s;
}
/// The same, into the empty file whose name is bound.
[[nodiscard]] inline QString copyInto()
{
    return u"VACUUM INTO ?"_s;
}
/// Works the log into the file and empties it; the first column is 0 unless another connection stood in the
/// way.
[[nodiscard]] inline QString emptyLog()
{
    return u"PRAGMA wal_checkpoint(TRUNCATE)"_s;
}

// Full-text search: tables of texts that find every part of three characters and more.

/// The number of the row of such a table, or of any.
[[nodiscard]] inline QString rowNumber()
{
    return u"rowid"_s;
}
/// The numbers of the rows whose text matches what is bound; further conditions can follow with AND.
[[nodiscard]] inline QString matchingTexts(const QString& table)
{
    return u"SELECT rowid FROM %1 WHERE %1 MATCH ?"_s.arg(table);
}
/// What was deleted stays in the index until its parts are merged.
[[nodiscard]] inline QString mergeIndex(const QString& table)
{
    return u"INSERT INTO %1 (%1) VALUES ('optimize')"_s.arg(table);
}
/// A table, to be made for this connection, of each term of the index with the rows and the places that it
/// stands in (term, doc, cnt).
[[nodiscard]] inline QString makeTermTable(const QString& name, const QString& table)
{
    return u"CREATE VIRTUAL TABLE IF NOT EXISTS %1 USING fts5vocab (main, %2, row)"_s.arg(name, table);
}

} // namespace nidus::storage::dialect
