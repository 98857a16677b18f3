// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/check/rows/checkrows.h"
#include "ui/check/rows/checkrun.h"
#include "ui/check/rows/rowreader.h"

#include <QTemporaryFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::batch;
using namespace nidus::check;
using namespace nidus::ui;
using namespace nidus::urn;

class TestCheckRows : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheResultOfALine();
    void saturatesLongValues();
    void holdsOnlyPlacesThatFit();
    void findsRowsAcrossBlocks();
    void filtersByVerdict_data();
    void filtersByVerdict();
    void filtersFromAGivenRow();
    void copiesKeepTheirRows();
    void readsTextsBackFromMemory();
    void readsTextsBackFromAFile();
    void joinsAUrnBrokenOverLinesInRunningText();
    void readsFieldsAndMembersBack_data();
    void readsFieldsAndMembersBack();
    void hasNoTextOfATruncatedFile();
    void hasNoTextOfAFileThatCannotBeRead();
};

namespace {

CheckRow rowWith(Verdict verdict, std::uint64_t line)
{
    return CheckRow(
        {.line = line, .fileOffset = 0, .text = {}, .column = 1, .outcome = {.verdict = verdict}});
}

CheckRow place(std::uint64_t offset, std::string_view text)
{
    return CheckRow({.line = 1, .fileOffset = offset, .text = text, .column = 1, .outcome = {}});
}

/// Blocks of 3, 1 and 4 rows with the verdicts v i u | i | v v d i; lines are numbered from 1.
CheckRows eightRows()
{
    using enum Verdict;
    CheckRows rows;
    rows.append(std::make_shared<const std::vector<CheckRow>>(
        std::vector{rowWith(Valid, 1), rowWith(Invalid, 2), rowWith(Unregistered, 3)}));
    rows.append(std::make_shared<const std::vector<CheckRow>>());
    rows.append(std::make_shared<const std::vector<CheckRow>>(std::vector{rowWith(Invalid, 4)}));
    rows.append(std::make_shared<const std::vector<CheckRow>>(
        std::vector{rowWith(Valid, 5), rowWith(Valid, 6), rowWith(Undecided, 7), rowWith(Invalid, 8)}));
    return rows;
}

} // namespace

void TestCheckRows::keepsTheResultOfALine()
{
    const CheckOutcome outcome{.verdict = Verdict::Invalid,
                               .reason = CheckReason::Syntax,
                               .error = UrnError::FBadChar,
                               .offset = 1'000'000,
                               .nidOffset = 4,
                               .nidLength = 32};
    const std::string text(1'048'577, 'a');
    const CheckRow kept({.line = 65'000'000'000,
                         .fileOffset = 2'000'000'000'000,
                         .text = text,
                         .column = 4'000'000,
                         .outcome = outcome});
    QCOMPARE(kept.line(), 65'000'000'000U);
    QCOMPARE(kept.fileOffset(), 2'000'000'000'000U);
    QCOMPARE(kept.length(), text.size());
    QCOMPARE(kept.column(), 4'000'000U);
    QVERIFY(kept.outcome() == outcome);
}

void TestCheckRows::saturatesLongValues()
{
    const std::string text(CheckRow::kMaxLength + 10, 'a');
    const CheckRow kept({.line = 1,
                         .fileOffset = 0,
                         .text = text,
                         .column = 5'000'000,
                         .outcome = {.verdict = Verdict::Undecided,
                                     .reason = CheckReason::LineTooLong,
                                     .offset = 3'000'000}});
    QCOMPARE(kept.length(), CheckRow::kMaxLength);
    QCOMPARE(kept.column(), 4'194'303U);
    QCOMPARE(std::size_t{kept.outcome().offset}, CheckRow::kMaxLength);
}

/// A place that does not fit would show the text of another line.
void TestCheckRows::holdsOnlyPlacesThatFit()
{
    const auto canHold = [](std::uint64_t line, std::uint64_t offset) {
        return CheckRow::canHold(
            {.line = line, .fileOffset = offset, .text = {}, .column = 1, .outcome = {}});
    };
    constexpr std::uint64_t kLastLine = 68'719'476'735;      // 2^36 - 1
    constexpr std::uint64_t kLastOffset = 2'199'023'255'551; // 2 TiB - 1
    QVERIFY(canHold(1, 0));
    QVERIFY(canHold(kLastLine, kLastOffset));
    QVERIFY(!canHold(kLastLine + 1, 0));
    QVERIFY(!canHold(1, kLastOffset + 1));
    const CheckRow last(
        {.line = kLastLine, .fileOffset = kLastOffset, .text = {}, .column = 1, .outcome = {}});
    QCOMPARE(last.line(), kLastLine);
    QCOMPARE(last.fileOffset(), kLastOffset);
}

void TestCheckRows::findsRowsAcrossBlocks()
{
    const CheckRows rows = eightRows();
    QCOMPARE(rows.size(), 8U);
    QCOMPARE(rows.blocks().size(), 3U); // the empty block is not kept
    for (std::size_t i = 0; i < rows.size(); ++i)
        QCOMPARE(rows.at(i).line(), i + 1);
}

void TestCheckRows::filtersByVerdict_data()
{
    using Indexes = std::vector<std::uint32_t>;
    QTest::addColumn<QList<int>>("verdicts");
    QTest::addColumn<Indexes>("expected");
    QTest::newRow("valid") << QList{0} << Indexes{0, 4, 5};
    QTest::newRow("invalid") << QList{1} << Indexes{1, 3, 7};
    QTest::newRow("unregistered and undecided") << QList{2, 3} << Indexes{2, 6};
    QTest::newRow("none") << QList<int>{} << Indexes{};
    QTest::newRow("all") << QList{0, 1, 2, 3} << Indexes{0, 1, 2, 3, 4, 5, 6, 7};
}

void TestCheckRows::filtersByVerdict()
{
    QFETCH(const QList<int>, verdicts);
    VerdictFilter filter = VerdictFilter::none();
    for (const int verdict : verdicts)
        filter.add(static_cast<Verdict>(verdict));
    QTEST(eightRows().filtered(filter), "expected");
    QCOMPARE(filter.isAll(), verdicts.size() == 4);
    QCOMPARE(filter.isNone(), verdicts.isEmpty());
}

void TestCheckRows::filtersFromAGivenRow()
{
    using Indexes = std::vector<std::uint32_t>;
    VerdictFilter filter = VerdictFilter::none();
    filter.add(Verdict::Invalid);
    const CheckRows rows = eightRows();
    QCOMPARE(rows.filtered(filter, 2), (Indexes{3, 7}));
    QCOMPARE(rows.filtered(filter, 4), Indexes{7});
    QCOMPARE(rows.filtered(filter, 8), Indexes{});
    QCOMPARE(CheckRows().filtered(filter, 0), Indexes{});
}

void TestCheckRows::copiesKeepTheirRows()
{
    CheckRows rows = eightRows();
    const CheckRows copy = rows;
    rows.clear();
    QCOMPARE(rows.size(), 0U);
    QCOMPARE(copy.size(), 8U);
    QCOMPARE(copy.at(7).line(), 8U);
}

void TestCheckRows::readsTextsBackFromMemory()
{
    RowReader reader({.path = {}, .bytes = "urn:a:b\nurn:c:d\n", .kind = InputKind::Lines});
    QCOMPARE(reader.text(place(8, "urn:c:d")), QByteArray("urn:c:d"));
    QCOMPARE(reader.text(place(0, "urn:a:b")), QByteArray("urn:a:b"));
    QVERIFY(!reader.text(place(12, "urn:c:d")));
}

void TestCheckRows::readsTextsBackFromAFile()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    QByteArray content;
    for (int i = 0; i < 20'000; ++i) // several windows of the reader
        content += "urn:example:" + QByteArray::number(i).rightJustified(6, '0') + '\n';
    file.write(content);
    file.close();
    RowReader reader({.path = file.fileName(), .bytes = {}, .kind = InputKind::Lines});
    for (const int i : {0, 1, 19'999, 3'500, 3'449, 3'450, 3'451, 12'000, 2}) {
        const QByteArray text = "urn:example:" + QByteArray::number(i).rightJustified(6, '0');
        QCOMPARE(reader.text(place(static_cast<std::uint64_t>(i) * 19, "urn:example:000000")), text);
    }
}

void TestCheckRows::joinsAUrnBrokenOverLinesInRunningText()
{
    RowReader reader(
        {.path = {}, .bytes = "see <urn:example:\r\n   weather> and more", .kind = InputKind::RunningText});
    QCOMPARE(reader.text(place(5, "urn:example:weather")), QByteArray("urn:example:weather"));
}

void TestCheckRows::readsFieldsAndMembersBack_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<bool>("isTable");
    QTest::addColumn<QByteArrayList>("texts");
    QTest::newRow("fields")
        << "id,urn\n1,urn:a1:b\n2,\"urn:a1:c,d\"\n3,\"urn:a1:\"\"e\"\"\"\n4\n\"5\",urn:a1:f\n"_ba << true
        << QByteArrayList{"urn:a1:b", "urn:a1:c,d", "urn:a1:\"e\"", "4", "urn:a1:f"};
    QTest::newRow("members") << "{\"urn\":\"urn:a1:b\"}\n{\"urn\":\"urn:a1:\\u0041\\/\\\"\"}\n{\"x\":1}\n"_ba
                             << false << QByteArrayList{"urn:a1:b", "urn:a1:A/\"", "{\"x\":1}"};
}

void TestCheckRows::readsFieldsAndMembersBack()
{
    QFETCH(const QByteArray, input);
    QFETCH(const bool, isTable);
    QFETCH(const QByteArrayList, texts);
    const CheckTask task{.input = {.path = {},
                                   .bytes = input,
                                   .kind = isTable ? InputKind::Table : InputKind::JsonLines,
                                   .name = "urn"},
                         .checker = std::make_shared<const UrnChecker>(
                             CheckOptions{}, std::make_shared<const NamespaceTable>())};
    CheckRows rows;
    QVERIFY(runCheck(task, {}, [&rows](const CheckProgressUpdate& news) {
        for (const CheckRows::Block& block : news.blocks)
            rows.append(block);
    }));
    RowReader reader(task.input);
    QByteArrayList read;
    for (std::size_t i = 0; i < rows.size(); ++i)
        read.append(reader.text(rows.at(i)).value_or("nothing"));
    QCOMPARE(read, texts);
}

void TestCheckRows::hasNoTextOfATruncatedFile()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("urn:a:b\nurn:c:d\n");
    file.flush();
    RowReader reader({.path = file.fileName(), .bytes = {}, .kind = InputKind::Lines});
    QVERIFY(file.resize(10));
    QVERIFY(!reader.text(place(8, "urn:c:d")));
    QCOMPARE(reader.text(place(0, "urn:a:b")), QByteArray("urn:a:b"));
}

void TestCheckRows::hasNoTextOfAFileThatCannotBeRead()
{
    RowReader reader({.path = u"/nowhere/at/all"_s, .bytes = {}, .kind = InputKind::Lines});
    QVERIFY(!reader.text(place(0, "urn:a:b")));
}

NIDUS_TEST(tst_checkrows, TestCheckRows)
#include "tst_checkrows.moc"
