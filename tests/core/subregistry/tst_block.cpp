// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/block.h"

#include "core/subregistry/urnpattern.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus::subregistry;
using namespace Qt::StringLiterals;

class TestBlock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsValues_data();
    void readsValues();
    void rejectsValues_data();
    void rejectsValues();
    void escapesCommas();
    void writesNumbers();
    void writesUrns();
};

namespace {

Definition definitionOf(ValueKind kind, const QStringList& key = {})
{
    return {.nid = u"oma"_s, .name = u"objects"_s, .kind = kind, .key = key};
}

} // namespace

void TestBlock::readsValues_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QStringList>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<quint64>("first");
    QTest::addColumn<quint64>("last");
    QTest::addColumn<QString>("rest");
    const int words = int(ValueKind::Words);
    const int decimal = int(ValueKind::Decimal);
    const int hexadecimal = int(ValueKind::Hexadecimal);
    const auto row = [](const char* name, int kind, const QStringList& key, const QString& text,
                        quint64 first, quint64 last, const QString& rest) {
        QTest::newRow(name) << kind << key << text << first << last << rest;
    };
    row("a number", decimal, {}, u"10254"_s, 10254, 10254, {});
    row("a block", decimal, {}, u"33255-33304"_s, 33255, 33304, {});
    row("exchanged ends are kept", decimal, {}, u"357500-35799"_s, 357500, 35799, {});
    row("a dash of a letter", decimal, {}, u"2301 \u2013 2309"_s, 2301, 2309, {});
    row("a dash in a word", words, {}, u"a\u2013b"_s, 0, 0, u"a\u2013b"_s);
    row("leading zeros", decimal, {}, u"0007"_s, 7, 7, {});
    row("the largest number", decimal, {}, u"9223372036854775807"_s, kLargestNumber, kLargestNumber, {});
    row("hexadecimal", hexadecimal, {}, u"0x00-0xFF"_s, 0, 255, {});
    row("hexadecimal without prefix", hexadecimal, {}, u"fe-ff"_s, 254, 255, {});
    row("a number and its version", decimal, {u"id"_s, u"version"_s}, u"10254,1.0"_s, 10254, 10254, u"1.0"_s);
    row("a version with a hyphen", decimal, {u"id"_s, u"version"_s}, u"5,1.0-rc"_s, 5, 5, u"1.0-rc"_s);
    row("a block of numbers without versions", decimal, {u"id"_s, u"version"_s}, u"1-9"_s, 1, 9, {});
    row("a hyphen in a word", words, {}, u"fr-toulouse"_s, 0, 0, u"fr-toulouse"_s);
    row("a comma in a word", words, {}, u"a\\,b"_s, 0, 0, u"a\\,b"_s);
    row("two words", words, {u"scheme"_s, u"value"_s}, u"iso6523,0195"_s, 0, 0, u"iso6523,0195"_s);
}

void TestBlock::readsValues()
{
    QFETCH(int, kind);
    QFETCH(QStringList, key);
    QFETCH(QString, text);
    QFETCH(quint64, first);
    QFETCH(quint64, last);
    QFETCH(QString, rest);
    const auto block = blockOf(definitionOf(ValueKind(kind), key), text);
    QVERIFY(block);
    QCOMPARE(block->first, first);
    QCOMPARE(block->last, last);
    QCOMPARE(block->text, rest);
}

void TestBlock::rejectsValues_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QStringList>("key");
    QTest::addColumn<QString>("text");
    const QStringList pair{u"id"_s, u"version"_s};
    for (const QString& text : {u""_s, u"12x"_s, u"-5"_s, u"5-"_s, u"1-2-3"_s, u"+5"_s, u"5,1.0"_s,
                                u"9223372036854775808"_s, u"99999999999999999999"_s, u"\u0665"_s})
        QTest::newRow(qPrintable(u"decimal "_s + text)) << int(ValueKind::Decimal) << QStringList() << text;
    QTest::newRow("not hexadecimal") << int(ValueKind::Hexadecimal) << QStringList() << u"0xG0"_s;
    QTest::newRow("a block with a version") << int(ValueKind::Decimal) << pair << u"1-2,1.0"_s;
    QTest::newRow("an empty version") << int(ValueKind::Decimal) << pair << u"1,"_s;
    QTest::newRow("three parts") << int(ValueKind::Decimal) << pair << u"1,2,3"_s;
    QTest::newRow("one word of two") << int(ValueKind::Words) << pair << u"a"_s;
    QTest::newRow("two words of one") << int(ValueKind::Words) << QStringList() << u"a,b"_s;
}

void TestBlock::rejectsValues()
{
    QFETCH(int, kind);
    QFETCH(QStringList, key);
    QFETCH(QString, text);
    QVERIFY(!blockOf(definitionOf(ValueKind(kind), key), text));
}

void TestBlock::escapesCommas()
{
    QCOMPARE(partsOf(u"a\\,b,c\\\\"_s), (QStringList{u"a,b"_s, u"c\\"_s}));
    for (const QStringList& parts : {QStringList{u"a"_s}, {u"a,b"_s, u"\\"_s}, {u"\\,"_s, u"x"_s, u""_s}})
        QCOMPARE(partsOf(joinedParts(parts)), parts);
}

void TestBlock::writesNumbers()
{
    QCOMPARE(numberText(ValueKind::Decimal, 195, 4), u"0195"_s);
    QCOMPARE(numberText(ValueKind::Decimal, 195, 0), u"195"_s);
    QCOMPARE(numberText(ValueKind::Hexadecimal, 254, 2), u"FE"_s);
}

/// A value that is in no range any more had a label in its URN, which is lost.
void TestBlock::writesUrns()
{
    Definition definition = definitionOf(ValueKind::Decimal);
    definition.urn = u"urn:oma:{label}:{value}"_s;
    Subregistry list(definition);
    QCOMPARE(urnOf(list, {.first = 12, .last = 12}), u"urn:oma:12"_s); // a list without ranges
    list.apply({.what = {}, .date = {}, .ranges = {{.name = u"x"_s, .block = {10, 19}, .label = u"x"_s}}});
    QCOMPARE(urnOf(list, {.first = 12, .last = 12}), u"urn:oma:x:12"_s);
    QCOMPARE(urnOf(list, {.first = 25, .last = 25}), QString());
}

NIDUS_TEST(tst_block, TestBlock)
#include "tst_block.moc"
