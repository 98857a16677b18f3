// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/workflow/subregistry/entrytable.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;

/// Dates in the forms of spreadsheets.
class TestTableDates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAColumn_data();
    void readsAColumn();
    void decidesEachColumn();

private:
    static workflow::EntryTable table(const QByteArray& text)
    {
        const subregistry::Subregistry list(
            {.nid = u"oma"_s, .name = u"objects"_s, .kind = subregistry::ValueKind::Decimal});
        const auto read = workflow::readEntryTable(text, list, {});
        return read ? *read : workflow::EntryTable{};
    }
};

void TestTableDates::readsAColumn_data()
{
    QTest::addColumn<QStringList>("cells");
    QTest::addColumn<QStringList>("dates"); ///< empty: left out
    QTest::addColumn<QStringList>("found");
    const auto row = [](const char* name, const QStringList& cells, const QStringList& dates,
                        const QStringList& found) { QTest::newRow(name) << cells << dates << found; };
    row("day first", {u"10/11/2026"_s, u"13/11/2026"_s}, {u"2026-11-10"_s, u"2026-11-13"_s}, {});
    row("month first", {u"10/11/2026"_s, u"11/13/2026"_s}, {u"2026-10-11"_s, u"2026-11-13"_s}, {});
    row("with periods", {u"31.1.2026"_s, u"1.2.2026"_s}, {u"2026-01-31"_s, u"2026-02-01"_s}, {});
    row("year first", {u"2026/1/31"_s, u"2026.02.01"_s}, {u"2026-01-31"_s, u"2026-02-01"_s}, {});
    row("day and month are equal", {u"11/11/2026"_s}, {u"2026-11-11"_s}, {});
    row("undecided", {u"10/11/2026"_s, u"9/8/2026"_s}, {{}, {}},
        {u"2: Column \"date\" contains \"10/11/2026\", which may be 2026-11-10 or 2026-10-11. Such dates are "
         "left out; write them as YYYY-MM-DD."_s});
    row("both orders", {u"10/11/2026"_s, u"13/11/2026"_s, u"11/13/2026"_s, u"9/8/2026"_s},
        {{}, u"2026-11-13"_s, u"2026-11-13"_s, {}},
        {u"2: Column \"date\" contains \"10/11/2026\", which may be 2026-11-10 or 2026-10-11. Such dates are "
         "left out; write them as YYYY-MM-DD."_s});
    row("no such day", {u"30/02/2026"_s, u"13/11/2026"_s, u"10/11/2026"_s},
        {{}, u"2026-11-13"_s, u"2026-11-10"_s},
        {u"2: Column \"date\" contains \"30/02/2026\", which is not a date; it is left out."_s});
    row("two separators", {u"10/11.2026"_s}, {{}},
        {u"2: Column \"date\" contains \"10/11.2026\", which is not a date; it is left out."_s});
}

void TestTableDates::readsAColumn()
{
    QFETCH(QStringList, cells);
    QFETCH(QStringList, dates);
    QFETCH(QStringList, found);
    QByteArray text = "value;date\n";
    for (qsizetype i = 0; i < cells.size(); ++i)
        text += QByteArray::number(i) + ';' + cells[i].toUtf8() + '\n';
    const workflow::EntryTable read = table(text);
    QStringList readDates;
    for (const workflow::TableEntry& each : read.entries)
        readDates.append(each.entry.since.toString(Qt::ISODate));
    QCOMPARE(readDates, dates);
    QStringList messages;
    for (const workflow::TableFinding& each : read.findings)
        messages.append(QString::number(each.line) + u": "_s + findings::message(each.finding));
    QCOMPARE(messages, found);
    QCOMPARE(read.unreadDates, int(dates.count(QString())));
}

/// The dates of one column say nothing about another one.
void TestTableDates::decidesEachColumn()
{
    const workflow::EntryTable read =
        table("value;date;until;note\n1;13/01/2026;01/02/2026;12/31/2026\n2;01/02/2026;01/03/2026;\n");
    QCOMPARE(read.entries.size(), 2);
    QCOMPARE(read.entries[1].entry.since, QDate(2026, 2, 1));
    QCOMPARE(read.entries[1].entry.until, QDate());
    QCOMPARE(read.findings.size(), 1);
    QCOMPARE(read.findings[0].finding.id, findings::kSubregistryImportDateOrder);
    QCOMPARE(read.findings[0].finding.arguments.value(0), u"until"_s);
}

NIDUS_TEST(tst_tabledates, TestTableDates)
#include "tst_tabledates.moc"
