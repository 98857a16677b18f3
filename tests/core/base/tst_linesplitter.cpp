// SPDX-License-Identifier: Apache-2.0
#include "core/base/linesplitter.h"
#include "tests/testprogram.h"

#include <QStringList>
#include <QTest>
#include <string>

using namespace nidus;
using namespace nidus::base;

class TestLineSplitter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void splitsAtLineFeeds_data();
    void splitsAtLineFeeds();
    void findsLinesInEveryWindow();
    void borrowsFromTheBlock();
};

void TestLineSplitter::splitsAtLineFeeds_data()
{
    QTest::addColumn<QByteArray>("block");
    QTest::addColumn<QByteArray>("lines"); // each in brackets; ~ = CR LF, ... = incomplete
    QTest::newRow("nothing") << QByteArray() << QByteArray();
    QTest::newRow("one line") << QByteArray("a\n") << QByteArray("[a]");
    QTest::newRow("no further line after the last LF") << QByteArray("a\nb\n") << QByteArray("[a][b]");
    QTest::newRow("an unfinished last line") << QByteArray("a\nbc") << QByteArray("[a][bc]...");
    QTest::newRow("blank lines") << QByteArray("\n\na\n\n") << QByteArray("[][][a][]");
    QTest::newRow("CR LF") << QByteArray("a\r\n\r\nb\r\n") << QByteArray("[a]~[]~[b]~");
    QTest::newRow("only one CR belongs to the line end") << QByteArray("a\r\r\n") << QByteArray("[a\r]~");
    QTest::newRow("a lone CR is data") << QByteArray("a\rb\nc\r") << QByteArray("[a\rb][c\r]...");
    QTest::newRow("NUL is data") << QByteArray("a\0b\n", 4) << QByteArray("[a\0b]", 5);
}

void TestLineSplitter::splitsAtLineFeeds()
{
    QFETCH(QByteArray, block);
    QFETCH(QByteArray, lines);
    QByteArray found;
    LineSplitter splitter({block.constData(), static_cast<std::size_t>(block.size())});
    while (const std::optional<Line> line = splitter.next()) {
        found += '[' + QByteArray(line->text.data(), static_cast<qsizetype>(line->text.size())) + ']';
        found += line->hadCarriageReturn ? "~" : "";
        found += line->isComplete ? "" : "...";
    }
    QCOMPARE(found, lines);
}

void TestLineSplitter::findsLinesInEveryWindow()
{
    // Line feeds at every distance, over more than one window, and with every length of the last window.
    for (std::size_t distance = 1; distance < 140; ++distance) {
        for (std::size_t size = 0; size < 300; ++size) {
            std::string block(size, 'a');
            for (std::size_t at = distance - 1; at < size; at += distance)
                block[at] = '\n';
            std::string joined;
            LineSplitter splitter(block);
            while (const std::optional<Line> line = splitter.next())
                joined.append(line->text).append(line->isComplete ? "\n" : "");
            QCOMPARE(joined, block);
        }
    }
}

void TestLineSplitter::borrowsFromTheBlock()
{
    const std::string block = "urn:example:a\r\nb";
    LineSplitter splitter(block);
    QCOMPARE(static_cast<const void*>(splitter.next()->text.data()), static_cast<const void*>(block.data()));
    QCOMPARE(static_cast<const void*>(splitter.next()->text.data()),
             static_cast<const void*>(block.data() + 15));
}

NIDUS_TEST(tst_linesplitter, TestLineSplitter)
#include "tst_linesplitter.moc"
