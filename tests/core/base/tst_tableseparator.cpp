// SPDX-License-Identifier: Apache-2.0
#include "core/base/tableseparator.h"
#include "tests/testprogram.h"

#include <QTest>
#include <cstddef>
#include <string_view>

using namespace nidus;

namespace {

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

/// The separator of a table, by its first records.
class TestTableSeparator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheSeparator_data();
    void findsTheSeparator();
    void readsOnlyTheStart();
};

void TestTableSeparator::findsTheSeparator_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<char>("separator");
    const auto row = [](const char* name, const QByteArray& table, char separator) {
        QTest::newRow(name) << table << separator;
    };
    const QByteArray tabs = "value\tholder\tnote\n1\tA\tx, y\n2\tB\tz\n";
    row("nothing", "", ',');
    row("commas", "a,b;c,d", ',');
    row("semicolons", "a;b;c,d", ';');
    row("tabs", "a\tb\tc,d", '\t');
    row("in quotation marks", "\"a,b,c\";d", ';');
    row("none", "urn:example:a", ',');
    row("a header with decimal commas below", "value;holder;note\n1;A;1,5\n2;B;2,5\n", ';');
    row("a title", "Numbers, as of today\n" + tabs, '\t');
    row("a title without separators", "Numbers\n" + tabs, '\t');
    row("blank lines", "\n \r\n" + tabs, '\t');
    row("a quotation mark in a title", "A \"title, of numbers\n" + tabs, '\t');
    row("a quotation mark at its start", "\"A title, of numbers\n" + tabs, '\t');
    row("inches", "12\" pipes, of steel, old\n" + tabs, '\t');
    row("a quoted title", "\"Numbers, of today\",,\nvalue,holder,note\n1,A,x\n", ',');
    row("doubled quotation marks", "\"a \"\"b\"\", c, d\";e\n1;2\n", ';');
    row("line ends in quotation marks", "\"a\nb, c\";d\n\"1,\n2\";3\n", ';');
    row("a title before columns without rows", "Numbers, of today\nvalue;holder;note\n1;A;2\n", ';');
    row("a cell with many lines", "a,b\n1,\"" + QByteArray("x;y\n").repeated(40) + "\"\n", ',');
    row("a cut row", "note,urn\n\"x;", ',');
    row("one column of URNs", "urn\nurn:example:a;1,2\nurn:example:b;1,3\n", ',');
}

void TestTableSeparator::findsTheSeparator()
{
    QFETCH(QByteArray, table);
    QFETCH(char, separator);
    QCOMPARE(base::tableSeparator(view(table)), separator);
}

/// A later part of a large table neither counts nor takes time.
void TestTableSeparator::readsOnlyTheStart()
{
    const QByteArray table =
        "a;b\n" + QByteArray("1;2\n").repeated(15) + QByteArray("\"x,y,\n").repeated(2'000'000);
    QCOMPARE(base::tableSeparator(view(table)), ';');
    const QByteArray line = "a;b" + QByteArray(200'000, 'x') + "\n1,2\n1,2\n1,2\n"; // longer than the start
    QCOMPARE(base::tableSeparator(view(line)), ';');
    QVERIFY(base::isEnoughForSeparator(view(table)) && base::isEnoughForSeparator(view(line)));
    QVERIFY(!base::isEnoughForSeparator("a;b\n1;2\n"));
}

NIDUS_TEST(tst_tableseparator, TestTableSeparator)
#include "tst_tableseparator.moc"
