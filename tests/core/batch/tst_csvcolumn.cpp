// SPDX-License-Identifier: Apache-2.0
#include "core/batch/batchchecker.h"
#include "core/batch/csvcolumn.h"
#include "tests/testprogram.h"

#include <QTest>
#include <random>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::batch;
using namespace nidus::check;

class TestCsvColumn : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsRows_data();
    void splitsRows();
    void readsFields_data();
    void readsFields();
    void findsColumns_data();
    void findsColumns();
    void findsNamesBelowATitle();
    void checksTablesInBlocksOfAnySize();
    void readsBrokenTablesInBlocksOfAnySize();
    void continuesAfterAnUnclosedMark();
    void readsASeparatorLine_data();
    void readsASeparatorLine();
    void countsEmptyCells();
};

namespace {

std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// The results of a batch per line: "LINE COLUMN OFFSET TEXT", or "LINE ID" if the row is at fault.
class Lines final : public CheckSink
{
public:
    void checked(std::span<const CheckedLine> lines) override
    {
        for (const CheckedLine& line : lines) {
            const QByteArray text = QByteArray(line.text.data(), qsizetype(line.text.size()));
            const bool isOpen = line.outcome.reason == CheckReason::QuoteUnclosed;
            results.append(isAboutLine(line.outcome.reason)
                               ? QByteArray::number(line.line) +
                                     (line.outcome.verdict == Verdict::Undecided ? " too long"_ba
                                      : isOpen ? " open at " + QByteArray::number(line.outcome.offset + 1)
                                               : " no column"_ba)
                               : QByteArray::number(line.line) + ' ' + QByteArray::number(line.column) + ' ' +
                                     QByteArray::number(line.fileOffset) + ' ' + text);
        }
    }
    QByteArrayList results;
};

QByteArrayList checked(const QByteArray& table, const std::string& column, std::size_t blockSize = kBlockSize,
                       CheckCounts* counts = nullptr)
{
    const UrnChecker checker({.against = CheckAgainst::SyntaxOnly}, std::make_shared<const NamespaceTable>());
    Lines lines;
    const auto source = memoryByteSource(view(table));
    const auto done =
        checkBatch(*source, checker, {.input = InputKind::Table, .column = column, .blockSize = blockSize},
                   lines, nullptr, {});
    if (!done)
        return {QByteArray::fromStdString(done.error().detail)};
    if (counts)
        *counts = *done;
    return lines.results;
}

} // namespace

void TestCsvColumn::splitsRows_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<char>("separator");
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<int>("lines");
    QTest::addColumn<int>("whole"); ///< bytes
    const auto row = [](const char* name, const QByteArray& bytes, char separator, const QByteArray& first,
                        int lines,
                        int whole) { QTest::newRow(name) << bytes << separator << first << lines << whole; };
    row("plain", "a,b\nc,d\ne", ',', "a,b", 1, 8);
    row("without a line end", "a,b", ',', "a,b", 1, 0);
    row("CR LF", "a,b\r\nc", ',', "a,b", 1, 5);
    row("quoted line end", "a,\"b\nc\"\nd\n", ',', "a,\"b\nc\"", 2, 10);
    row("quoted line end in an incomplete row", "a,\"b\nc", ',', "a,\"b", 1, 0);
    row("open in the second line of its row", "\"a\nb\",\"c\nd", ',', "\"a\nb\",\"c", 2, 0);
    row("closed by the mark of another row", "a,\"b\nc,\"d\"\ne\n", ',', "a,\"b", 1, 13);
    row("blanks after a closing mark", "\"a\nb\" ,c\r\nd\n", ',', "\"a\nb\" ,c", 2, 12);
    row("text after a closing mark in one line", "\"a\"b,c\nd\n", ',', "\"a\"b,c", 1, 9);
    row("incomplete row after another", "a\n\"b\nc", ',', "a", 1, 2);
    row("doubled marks", "\"a\"\"\nb\"\nc\n", ',', "\"a\"\"\nb\"", 2, 10);
    row("quotation mark within a field", "a,5\" disk\nb\n", ',', "a,5\" disk", 1, 12);
    row("quotation marks are ordinary between tabs", "a\t\"b\nc\"\n", '\t', "a\t\"b", 1, 8);
}

void TestCsvColumn::splitsRows()
{
    QFETCH(QByteArray, bytes);
    QFETCH(char, separator);
    QFETCH(QByteArray, first);
    QFETCH(int, lines);
    QFETCH(int, whole);
    const CsvRecord record = firstRecord(view(bytes), separator);
    QCOMPARE(QByteArray(record.text.data(), qsizetype(record.text.size())), first);
    QCOMPARE(int(record.lines), lines);
    QCOMPARE(int(recordsEnd(view(bytes), separator)), whole);
}

void TestCsvColumn::readsFields_data()
{
    QTest::addColumn<QByteArray>("record");
    QTest::addColumn<char>("separator");
    QTest::addColumn<int>("index");
    QTest::addColumn<QByteArray>("text"); ///< null: absent
    const auto row = [](const char* name, const QByteArray& record, char separator, int index,
                        const QByteArray& text) {
        QTest::newRow(name) << record << separator << index << text;
    };
    row("first", "a,b", ',', 0, "a");
    row("last", "a,b", ',', 1, "b");
    row("beyond", "a,b", ',', 2, {});
    row("empty", "a,,b", ',', 1, "");
    row("empty last", "a,", ',', 1, "");
    row("quoted", "\"a,1\",\"b\"", ',', 1, "b");
    row("quoted separators", "\"a,1\",b", ',', 0, "a,1");
    row("doubled", "\"a\"\"b\"", ',', 0, "a\"b");
    row("unclosed", "a,\"b", ',', 1, {});
    row("after an unclosed one", "\"a,b", ',', 1, {});
    row("text after the closing mark", "\"a\"b,c", ',', 0, {});
    row("text with a mark after the closing mark", "\"a\"b\",c", ',', 0, {});
    row("after such a field", "\"a\"b,c", ',', 1, "c");
    row("between tabs", "\"a\t\"b\"", '\t', 1, "\"b\"");
}

void TestCsvColumn::readsFields()
{
    QFETCH(QByteArray, record);
    QFETCH(char, separator);
    QFETCH(int, index);
    QFETCH(QByteArray, text);
    const auto field = fieldOf(view(record), separator, std::size_t(index));
    QCOMPARE(field.has_value(), !text.isNull());
    if (field)
        QCOMPARE(
            QByteArray::fromStdString(field->hasDoubled ? undoubled(field->text) : std::string(field->text)),
            text);
}

void TestCsvColumn::findsColumns_data()
{
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QByteArray>("found"); ///< index and whether there is a header; or the error
    QTest::newRow("name") << QByteArray("urn") << QByteArray("1 true");
    QTest::newRow("quoted name") << QByteArray("a \"b\"") << QByteArray("2 true");
    QTest::newRow("number") << QByteArray("3") << QByteArray("2 false");
    QTest::newRow("number beyond") << QByteArray("9")
                                   << QByteArray(
                                          "1: the first row has no column 9; found: id, urn, a \"b\", x, x");
    QTest::newRow("other case") << QByteArray("URN")
                                << QByteArray("1: no column is named \"URN\"; found: id, urn, a \"b\", x, x");
    QTest::newRow("number and letter")
        << QByteArray("3x") << QByteArray("1: no column is named \"3x\"; found: id, urn, a \"b\", x, x");
    QTest::newRow("zero") << QByteArray("0")
                          << QByteArray("1: no column is named \"0\"; found: id, urn, a \"b\", x, x");
    QTest::newRow("twice") << QByteArray("x") << QByteArray("1: two columns are named \"x\"");
}

void TestCsvColumn::findsColumns()
{
    QFETCH(QByteArray, asked);
    QFETCH(QByteArray, found);
    const auto column = findColumn(view(asked), "id,urn,\"a \"\"b\"\"\",x,x", ',');
    QCOMPARE(column ? QByteArray::number(qulonglong(column->index)) + (column->hasHeader ? " true" : " false")
                    : QByteArray::fromStdString(column.error().detail),
             found);
    QVERIFY(column || column.error().code == base::kBadFormat);
}

/// A title has fewer fields than the row with the names.
void TestCsvColumn::findsNamesBelowATitle()
{
    const auto before = [](std::string_view rows) {
        const auto column = findColumn("urn", rows, ';');
        return column ? QString::number(column->before) : QString::fromStdString(column.error().detail);
    };
    QCOMPARE(before("id;urn\n1;urn:a:b\n"), u"0"_s);
    QCOMPARE(before("Names; 2026\n\nid;place;urn\n1;x;urn:a:b\n"), u"13"_s);
    QCOMPARE(before("Names\r\nid;urn\r\n"), u"7"_s);
    QCOMPARE(before("Names;;\nid;urn;place\n"), u"8"_s); // filled up by a spreadsheet
    QCOMPARE(before("a;b\n1;urn\n"), u"1: no column is named \"urn\"; found: a, b"_s); // as wide: a value
    QCOMPARE(before("x;URN:a:b\n1;urn:a:c;urn\n"), u"1: no column is named \"urn\"; found: x, URN:a:b"_s);
    const std::string many(40, '\n');
    QCOMPARE(before(many + "id;urn\n"), u"1: no column is named \"urn\"; found: "_s);
}

/// Tables written from known fields return these fields, whatever the block size.
void TestCsvColumn::checksTablesInBlocksOfAnySize()
{
    std::mt19937 random(8141); // NOLINT: the same tables every time
    const QByteArrayList pieces{"urn:example:a", ",", "\"", "\n", ";", "x", "\r\n", ""};
    for (int table = 0; table < 300; ++table) {
        QByteArray bytes = "note,urn\n";
        QByteArrayList expected;
        int line = 2;
        std::uint64_t empty = 0;
        const int rows = int(random() % 8);
        for (int row = 0; row < rows; ++row) {
            const auto field = [&] {
                QByteArray made;
                for (std::size_t piece = random() % 4; piece > 0; --piece)
                    made += pieces.at(qsizetype(random() % std::size_t(pieces.size())));
                return made;
            };
            const auto written = [](QByteArray text) { return '"' + text.replace("\"", "\"\"") + '"'; };
            const QByteArray note = field();
            const QByteArray urn = field();
            const QByteArray before = written(note) + ",\"";
            const int atLine = line + int(before.count('\n'));
            const auto column = before.size() - (before.lastIndexOf('\n') + 1) + 1;
            if (urn.trimmed().isEmpty())
                ++empty;
            else
                expected.append(QByteArray::number(atLine) + ' ' + QByteArray::number(column) + ' ' +
                                QByteArray::number(bytes.size() + before.size()) + ' ' + urn);
            bytes += written(note) + ',' + written(urn) + '\n';
            line += 1 + int(note.count('\n')) + int(urn.count('\n'));
        }
        for (const std::size_t blockSize : {1UZ, 7UZ, 64UZ, 100'000UZ}) {
            CheckCounts counts;
            const QByteArrayList results = checked(bytes, "urn", blockSize, &counts);
            QVERIFY2(results == expected,
                     bytes + "\n---\n" + results.join('\n') + "\n---\n" + expected.join('\n'));
            QCOMPARE(int(counts.lines), line - 1);
            QCOMPARE(counts.emptyCells, empty);
        }
    }
}

/// Every line of a table is read, whatever its quotation marks are like, and the block size does not matter.
void TestCsvColumn::readsBrokenTablesInBlocksOfAnySize()
{
    std::mt19937 random(4180); // NOLINT: the same tables every time
    const QByteArrayList pieces{"urn:a-a:1", ",", ",\"", "\",", "\"", "\n", "\n\"", " ", "\r\n", "x"};
    for (int table = 0; table < 500; ++table) {
        QByteArray bytes = "x";
        for (std::size_t piece = random() % 20; piece > 0; --piece)
            bytes += pieces.at(qsizetype(random() % std::size_t(pieces.size())));
        CheckCounts whole;
        const QByteArrayList expected = checked(bytes, "1", kBlockSize, &whole);
        QCOMPARE(qsizetype(whole.lines), bytes.count('\n') + (bytes.endsWith('\n') ? 0 : 1));
        for (const std::size_t blockSize : {1UZ, 3UZ, 16UZ}) {
            CheckCounts counts;
            QVERIFY2(checked(bytes, "1", blockSize, &counts) == expected, bytes);
            QCOMPARE(counts, whole);
        }
    }
}

void TestCsvColumn::continuesAfterAnUnclosedMark()
{
    QCOMPARE(checked("id,urn\n1,urn:a-a:1\n2\n3,\"urn:a-a:2\n", "urn"),
             (QByteArrayList{"2 3 9 urn:a-a:1", "3 no column", "4 open at 3"}));
    // Whether a later row has a quotation mark or not, and at any place in the file.
    for (const std::size_t blockSize : {1UZ, 7UZ, kBlockSize}) {
        QCOMPARE(checked("urn,x\nurn:a-a:1,\"y\nurn:a-a:2,z\nurn:a-a:3,z\n", "urn", blockSize),
                 (QByteArrayList{"2 1 6 urn:a-a:1", "2 open at 11", "3 1 19 urn:a-a:2", "4 1 31 urn:a-a:3"}));
        QCOMPARE(checked("urn,x\nurn:a-a:1,\"y\nurn:a-a:2,\"z\"\nurn:a-a:3,z\n", "urn", blockSize),
                 (QByteArrayList{"2 1 6 urn:a-a:1", "2 open at 11", "3 1 19 urn:a-a:2", "4 1 33 urn:a-a:3"}));
        QCOMPARE(checked("urn,\"x\nurn:a-a:1,y\n", "urn", blockSize),
                 (QByteArrayList{"1 open at 5", "2 1 7 urn:a-a:1"}));
    }
    QByteArray table = "id,urn\n1,\"urn:a-a:1\n";
    const int lines = int(kMaxUrnLength) / 5; // twice the limit
    for (int i = 0; i < lines; ++i)
        table += "2,urn:a-b\n";
    CheckCounts counts;
    const QByteArrayList results = checked(table, "urn", kBlockSize, &counts);
    QCOMPARE(results.constFirst(), QByteArray("2 open at 3"));
    QCOMPARE(results.size(), lines + 1); // every later row is checked
    QVERIFY(results.constLast().endsWith(" urn:a-b"));
    QCOMPARE(int(counts.lines), lines + 2);
    QCOMPARE(results.constLast().split(' ').constFirst(), QByteArray::number(lines + 2));
}

void TestCsvColumn::readsASeparatorLine_data()
{
    QTest::addColumn<QByteArray>("table");
    QTest::addColumn<QByteArray>("column");
    QTest::addColumn<QByteArrayList>("results");
    const auto row = [](const char* name, const char* table, const char* column,
                        const QByteArrayList& results) {
        QTest::newRow(name) << QByteArray(table) << QByteArray(column) << results;
    };
    row("semicolon", "sep=;\r\nurn;x,y,z\r\nurn:a-a:1;b\r\n", "urn", {"3 1 18 urn:a-a:1"});
    row("tab, quoted, upper case", "\"SEP=\t\"\nx,y,z\turn\n1\turn:a-a:1\n", "urn", {"3 3 20 urn:a-a:1"});
    row("another character", "sep=|\nurn|x\nurn:a-a:1|b\n", "urn", {"3 1 12 urn:a-a:1"});
    row("column by number", "sep=;\nurn:a-a:1;b\n", "1", {"2 1 6 urn:a-a:1"});
    row("alone", "sep=;\n", "urn", {"1: no column is named \"urn\"; found: "});
    row("a column of that name", "sep=x;urn\n1;urn:a-a:1\n", "urn", {"2 3 12 urn:a-a:1"});
}

void TestCsvColumn::readsASeparatorLine()
{
    QFETCH(QByteArray, table);
    QFETCH(QByteArray, column);
    QFETCH(QByteArrayList, results);
    for (const std::size_t blockSize : {1UZ, 7UZ, kBlockSize})
        QCOMPARE(checked(table, column.toStdString(), blockSize), results);
}

/// An empty cell is not a URN that ends too early.
void TestCsvColumn::countsEmptyCells()
{
    CheckCounts counts;
    QCOMPARE(checked("urn,x\n,1\nurn:a-a:1,2\n\"\",3\n  ,4\n\n", "urn", kBlockSize, &counts),
             (QByteArrayList{"3 1 9 urn:a-a:1"}));
    QCOMPARE(counts.emptyCells, std::uint64_t{3});
    QCOMPARE(counts.blank, std::uint64_t{1});
}

NIDUS_TEST(tst_csvcolumn, TestCsvColumn)
#include "tst_csvcolumn.moc"
