// SPDX-License-Identifier: Apache-2.0
#include "core/base/charset.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;

class TestCharSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unitesAndSubtracts();
    void containsBytesAbove127();
    void foldsOnlyAsciiLetters();
    void readsHexDigitsOfBothCases();
};

void TestCharSet::unitesAndSubtracts()
{
    constexpr CharSet set = (CharSet::range('a', 'f') | CharSet("-_")) - CharSet("c-");
    QVERIFY(set.contains('a') && set.contains('f') && set.contains('_'));
    QVERIFY(!set.contains('c') && !set.contains('-') && !set.contains('g') && !set.contains('\0'));
}

void TestCharSet::containsBytesAbove127()
{
    constexpr CharSet set = CharSet::range(0x80, 0xFF);
    QVERIFY(set.contains('\x80') && set.contains('\xFF'));
    QVERIFY(!set.contains('\x7F'));
}

void TestCharSet::foldsOnlyAsciiLetters()
{
    for (int i = 0; i < 256; ++i) {
        const auto c = static_cast<char>(i);
        const bool isUpper = i >= 'A' && i <= 'Z';
        const bool isLower = i >= 'a' && i <= 'z';
        QCOMPARE(asciiLower(c), isUpper ? static_cast<char>(i + 32) : c);
        QCOMPARE(asciiUpper(c), isLower ? static_cast<char>(i - 32) : c);
    }
    QVERIFY(equalIgnoringCase("ISBN", "isbn"));
    QVERIFY(!equalIgnoringCase("isbn", "isb"));
    QVERIFY(!equalIgnoringCase("\xE2\x84\xAA", "k")); // the Kelvin sign is not a k
}

void TestCharSet::readsHexDigitsOfBothCases()
{
    QCOMPARE(hexValue('0'), 0U);
    QCOMPARE(hexValue('9'), 9U);
    QCOMPARE(hexValue('a'), 10U);
    QCOMPARE(hexValue('F'), 15U);
}

NIDUS_TEST(tst_charset, TestCharSet)
#include "tst_charset.moc"
