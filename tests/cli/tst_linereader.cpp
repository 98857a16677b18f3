// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/linereader.h"
#include "tests/testprogram.h"

#include <QByteArray>
#include <QList>
#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::cli;

namespace {

/// Returns few bytes at a time, as a pipe may.
class SlowSource final : public ByteSource
{
public:
    SlowSource(std::string bytes, std::size_t step) : m_bytes(std::move(bytes)), m_step(step) {}
    Result<std::size_t> read(std::span<char> into) override
    {
        const std::size_t count = std::min({into.size(), m_step, m_bytes.size() - m_given});
        std::copy_n(m_bytes.begin() + std::ptrdiff_t(m_given), count, into.begin());
        m_given += count;
        return count;
    }
    [[nodiscard]] std::uint64_t size() const override { return 0; }

private:
    std::string m_bytes;
    std::size_t m_step;
    std::size_t m_given = 0;
};

QList<QByteArray> linesOf(LineReader& reader)
{
    QList<QByteArray> lines;
    while (true) {
        const Result<std::optional<std::string_view>> line = reader.next();
        if (!line || !*line)
            return lines;
        lines.append(QByteArray((*line)->data(), qsizetype((*line)->size())));
    }
}

} // namespace

class TestLineReader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsLines_data();
    void splitsLines();
    void growsForALongLine();
    void rejectsAnEndlessLine();
    void knowsWhenItWouldHaveToWait();
};

void TestLineReader::splitsLines_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QList<QByteArray>>("lines");
    QTest::newRow("nothing") << QByteArray() << QList<QByteArray>();
    QTest::newRow("one line") << QByteArray("a\n") << QList<QByteArray>{"a"};
    QTest::newRow("without a last LF") << QByteArray("a\nb") << QList<QByteArray>{"a", "b"};
    QTest::newRow("blank lines") << QByteArray("\n\na\n\n") << QList<QByteArray>{"", "", "a", ""};
    QTest::newRow("CR LF") << QByteArray("a\r\nb\r\n") << QList<QByteArray>{"a", "b"};
    QTest::newRow("CR inside a line is kept") << QByteArray("a\rb\n") << QList<QByteArray>{"a\rb"};
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF"
                                                   "a\n")
                                     << QList<QByteArray>{"a"};
    QTest::newRow("later byte order mark is kept")
        << QByteArray("a\n\xEF\xBB\xBF\n") << QList<QByteArray>{"a", "\xEF\xBB\xBF"};
    QTest::newRow("NUL") << QByteArray("a\0b\n", 4) << QList<QByteArray>{QByteArray("a\0b", 3)};
}

void TestLineReader::splitsLines()
{
    QFETCH(QByteArray, input);
    QFETCH(QList<QByteArray>, lines);
    for (const std::size_t step : {std::size_t{1}, std::size_t{3}, std::size_t{1000}}) {
        SlowSource source(input.toStdString(), step);
        LineReader reader(source);
        QCOMPARE(linesOf(reader), lines);
        QCOMPARE(qsizetype(reader.lineNumber()), lines.size());
        QCOMPARE(reader.hadByteOrderMark(), input.startsWith("\xEF\xBB\xBF"));
        QCOMPARE(reader.hadCarriageReturns(), input.contains("\r\n"));
    }
}

void TestLineReader::growsForALongLine()
{
    const std::string line(1'000'000, 'a');
    SlowSource source("x\n" + line + "\ny\n", 100'000);
    LineReader reader(source);
    const QList<QByteArray> lines = linesOf(reader);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[1].size(), 1'000'000);
}

void TestLineReader::rejectsAnEndlessLine()
{
    SlowSource source(std::string(LineReader::kMaxLineLength * 2, 'a'), std::size_t{1} << 20);
    LineReader reader(source);
    const Result<std::optional<std::string_view>> line = reader.next();
    QVERIFY(!line);
    QCOMPARE(line.error().code, base::kBadFormat);
}

void TestLineReader::knowsWhenItWouldHaveToWait()
{
    SlowSource source("a\nb\nc", 4);
    LineReader reader(source);
    QVERIFY(!reader.hasBufferedLine());
    QVERIFY(reader.next());
    QVERIFY(reader.hasBufferedLine());
    QVERIFY(reader.next());
    QVERIFY(!reader.hasBufferedLine());
}

NIDUS_TEST(tst_linereader, TestLineReader)
#include "tst_linereader.moc"
