// SPDX-License-Identifier: Apache-2.0
#include "core/storage/operations/textplaces.h"

#include "core/storage/operations/textpattern.h"
#include "otherprogram.h"
#include "smallregistry.h"
#include "tests/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace nidus;
using namespace nidus::storage;
using namespace Qt::StringLiterals;

namespace {

constexpr auto kColumns =
    "SELECT m.name || '.' || p.name FROM sqlite_schema m JOIN pragma_table_info(m.name) p "
    "WHERE m.type = 'table' AND m.sql NOT LIKE '%VIRTUAL%' AND m.name NOT LIKE '%!_text!_%' ESCAPE '!' "
    "AND m.name NOT LIKE 'sqlite%' AND p.type = 'TEXT'"_L1;

/// Columns that nobody can write a name into: words of a list, dates, numbers, and what Nidus makes. The text
/// of a present entry is found in subregistry_entry.
const QStringList& wordsOfPrograms()
{
    static const QStringList columns{u"registration.kind"_s,
                                     u"registration.state"_s,
                                     u"registration_reference.role"_s,
                                     u"content.original_encoding"_s,
                                     u"sample.expected"_s,
                                     u"syntax_rule.notation"_s,
                                     u"syntax_rule.scope"_s,
                                     u"draft.kind"_s,
                                     u"draft.state"_s,
                                     u"draft.fate"_s,
                                     u"draft.remind_on"_s,
                                     u"review_comment.kind"_s,
                                     u"review_comment.field"_s,
                                     u"identity.identity"_s,
                                     u"identity.origin"_s,
                                     u"sealed_value.place"_s,
                                     u"erased_value.place"_s,
                                     u"seal.place"_s,
                                     u"seal_salt.place"_s,
                                     u"restoration.informal_number"_s,
                                     u"subregistry.kind"_s,
                                     u"subregistry.outside"_s,
                                     u"subregistry_change.date"_s,
                                     u"subregistry_range.first_number"_s,
                                     u"subregistry_range.last_number"_s,
                                     u"subregistry_range.largest"_s,
                                     u"subregistry_range.state"_s,
                                     u"subregistry_entry.first_number"_s,
                                     u"subregistry_entry.last_number"_s,
                                     u"subregistry_entry.state"_s,
                                     u"subregistry_entry.since"_s,
                                     u"subregistry_entry.until"_s,
                                     u"subregistry_present.text"_s,
                                     u"subregistry_present.state"_s,
                                     u"subregistry_present.until"_s,
                                     u"event.what"_s};
    return columns;
}

} // namespace

/// Personal data can be in every text of a registry.
class TestTextPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void findsANameInEveryColumn_data();
    void findsANameInEveryColumn();
    void knowsOnlyColumnsThatExist();

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"a.nidus"_s);
};

void TestTextPlaces::initTestCase() { QVERIFY(makeFullRegistry(m_path)); }

void TestTextPlaces::findsANameInEveryColumn_data()
{
    QTest::addColumn<QString>("place");
    for (const QString& place : OtherProgram(m_path).lines(kColumns)) {
        if (!wordsOfPrograms().contains(place))
            QTest::newRow(qPrintable(place)) << place;
    }
}

/// Writes a name into a row of each column, past triggers and checks.
void TestTextPlaces::findsANameInEveryColumn()
{
    QFETCH(QString, place);
    const QString table = place.section(u'.', 0, 0);
    const QString column = place.section(u'.', 1);
    const QString path = m_folder.filePath(u"changed.nidus"_s);
    QFile::remove(path);
    QVERIFY(QFile::copy(m_path, path));
    {
        const OtherProgram other(path);
        QString sql = u"PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;"_s;
        for (const QString& trigger : other.lines(
                 u"SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = '%1'"_s.arg(table)))
            sql += u"DROP TRIGGER %1;"_s.arg(trigger);
        QVERIFY(!other.lines(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(table)).isEmpty());
        QVERIFY(other.runs(
            sql +
            u"UPDATE %1 SET %2 = 'Zenobia Quill' WHERE %2 IS (SELECT max(%2) FROM %1)"_s.arg(table, column)));
    }
    const auto connection = Connection::open(path, OpenMode::ReadWrite, {});
    QVERIFY(connection.has_value());
    const auto rows = rowsWith(**connection, TextPattern({u"Zenobia Quill"_s}));
    QVERIFY(rows.has_value());
    const bool isFound = std::ranges::any_of(*rows, [&](const TextRow& row) { return row.table == table; });
    QVERIFY2(isFound,
             qPrintable(u"Erasing does not find a name in %1: add the column to textTables(), or, if it "
                        "cannot contain one, to wordsOfPrograms() of this test."_s.arg(place)));
}

void TestTextPlaces::knowsOnlyColumnsThatExist()
{
    const QStringList columns = OtherProgram(m_path).lines(kColumns);
    for (const QString& place : wordsOfPrograms())
        QVERIFY2(columns.contains(place), qPrintable(place));
}

NIDUS_TEST(tst_textplaces, TestTextPlaces)
#include "tst_textplaces.moc"
