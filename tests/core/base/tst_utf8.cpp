// SPDX-License-Identifier: Apache-2.0
#include "core/base/utf8.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::base;

class TestUtf8 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsOneCharacter_data();
    void readsOneCharacter();
    void writesTheBytesItReads();
};

void TestUtf8::readsOneCharacter_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("valid");
    QTest::addColumn<int>("length");
    QTest::addColumn<uint>("codePoint");
    QTest::newRow("ASCII") << QByteArray("a") << true << 1 << 0x61U;
    QTest::newRow("two bytes") << QByteArray("\xC3\xA9") << true << 2 << 0xE9U;
    QTest::newRow("three bytes") << QByteArray("\xE4\xB8\xAD") << true << 3 << 0x4E2DU;
    QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x98\x88") << true << 4 << 0x1F608U;
    QTest::newRow("the last code point") << QByteArray("\xF4\x8F\xBF\xBF") << true << 4 << 0x10FFFFU;
    QTest::newRow("overlong, two bytes") << QByteArray("\xC0\x80") << false << 1 << 0U;
    QTest::newRow("overlong, three bytes") << QByteArray("\xE0\x80\x80") << false << 1 << 0U;
    QTest::newRow("overlong, four bytes") << QByteArray("\xF0\x80\x80\x80") << false << 1 << 0U;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << false << 1 << 0U;
    QTest::newRow("above U+10FFFF") << QByteArray("\xF4\x90\x80\x80") << false << 1 << 0U;
    QTest::newRow("a trail byte alone") << QByteArray("\x80") << false << 1 << 0U;
    QTest::newRow("cut short") << QByteArray("\xE4\xB8") << false << 2 << 0U;
    QTest::newRow("broken off") << QByteArray("\xE4\xB8"
                                              "a")
                                << false << 2 << 0U;
    QTest::newRow("never a first byte") << QByteArray("\xFF") << false << 1 << 0U;
}

void TestUtf8::readsOneCharacter()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, valid);
    QFETCH(int, length);
    QFETCH(uint, codePoint);
    const Utf8Character character =
        utf8CharacterAt({bytes.constData(), static_cast<std::size_t>(bytes.size())}, 0);
    QCOMPARE(character.isValid, valid);
    QCOMPARE(character.length, static_cast<std::size_t>(length));
    QCOMPARE(uint(character.codePoint), codePoint);
}

void TestUtf8::writesTheBytesItReads()
{
    for (const char32_t codePoint : {U'\0', U'\x7F', U'\x80', U'\x7FF', U'\x800', U'\xD7FF', U'\xE000',
                                     U'\xFFFF', U'\x10000', U'\x10FFFF'}) {
        const std::string bytes = toUtf8(codePoint);
        const Utf8Character character = utf8CharacterAt(bytes, 0);
        QVERIFY(character.isValid);
        QCOMPARE(character.length, bytes.size());
        QCOMPARE(character.codePoint, codePoint);
    }
}

NIDUS_TEST(tst_utf8, TestUtf8)
#include "tst_utf8.moc"
