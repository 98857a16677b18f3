// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/visiblecharacter.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;

class TestVisibleCharacter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesCharacters_data();
    void namesCharacters();
    void recognizesOddCharacters_data();
    void recognizesOddCharacters();
    void escapesActingCharacters_data();
    void escapesActingCharacters();
    void escapesForATerminal();
};

void TestVisibleCharacter::namesCharacters_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QString>("name");
    QTest::newRow("printable ASCII") << "a_b"_ba << 1 << u"\"_\""_s;
    QTest::newRow("space") << "a b"_ba << 1 << u"a space"_s;
    QTest::newRow("tab") << "\t"_ba << 0 << u"a tab"_s;
    QTest::newRow("nameless control") << "\x01"_ba << 0 << u"U+0001"_s;
    QTest::newRow("no-break space") << "\xC2\xA0"_ba << 0 << u"a no-break space (U+00A0)"_s;
    QTest::newRow("letter with accent") << "\xC3\xA9t"_ba << 0 << u"\"\u00E9\" (U+00E9)"_s;
    QTest::newRow("outside the BMP") << "\xF0\x9D\x84\x9E"_ba << 0 << u"\"\U0001D11E\" (U+1D11E)"_s;
    QTest::newRow("combining mark") << "\xCC\x81"_ba << 0 << u"U+0301"_s;
    QTest::newRow("bidi override") << "\xE2\x80\xAE"_ba << 0 << u"U+202E RIGHT-TO-LEFT OVERRIDE"_s;
    QTest::newRow("not UTF-8") << "\xFF"_ba << 0 << u"byte 0xFF"_s;
    QTest::newRow("cut short") << "\xC3"_ba << 0 << u"byte 0xC3"_s;
    QTest::newRow("surrogate in UTF-8") << "\xED\xA0\x80"_ba << 0 << u"byte 0xED"_s;
    QTest::newRow("at the end") << "ab"_ba << 2 << u"the end of the text"_s;
    QTest::newRow("after the end") << "ab"_ba << 9 << u"the end of the text"_s;
}

void TestVisibleCharacter::namesCharacters()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QFETCH(QString, name);
    QCOMPARE(
        visibleCharacter(std::string_view(text.constData(), std::size_t(text.size())), std::size_t(offset)),
        name);
}

void TestVisibleCharacter::recognizesOddCharacters_data()
{
    QTest::addColumn<uint>("character");
    QTest::addColumn<bool>("odd");
    QTest::newRow("letter") << uint('a') << false;
    QTest::newRow("space") << uint(' ') << false;
    QTest::newRow("line feed") << uint('\n') << false;
    QTest::newRow("tab has its own finding") << uint('\t') << false;
    QTest::newRow("accented letter") << 0xE9U << false;
    QTest::newRow("Chinese") << 0x4E2DU << false;
    QTest::newRow("form feed") << 0xCU << true;
    QTest::newRow("no-break space") << 0xA0U << true;
    QTest::newRow("curly quote") << 0x201DU << true;
    QTest::newRow("en dash") << 0x2013U << true;
    QTest::newRow("bidi isolate") << 0x2067U << true;
    QTest::newRow("C1 control") << 0x9BU << true;
}

void TestVisibleCharacter::recognizesOddCharacters()
{
    QFETCH(uint, character);
    QFETCH(bool, odd);
    QCOMPARE(isOddCharacter(char32_t(character)), odd);
}

void TestVisibleCharacter::escapesActingCharacters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("visible");
    QTest::newRow("plain") << u"é a\tb\nc \u00A0\u202F😀"_s << u"é a\tb\nc \u00A0\u202F😀"_s;
    QTest::newRow("right-to-left override") << u"a\u202Enid"_s << u"a\\u{202E}nid"_s;
    QTest::newRow("isolate") << u"\u2066a"_s << u"\\u{2066}a"_s;
    QTest::newRow("zero width") << u"a\u200Bb"_s << u"a\\u{200B}b"_s;
    QTest::newRow("escape") << u"\x1b[2J"_s << u"\\u{1B}[2J"_s;
    QTest::newRow("C1 control") << QString(QChar(0x9b)) << u"\\u{9B}"_s;
    QTest::newRow("carriage return") << u"a\rb"_s << u"a\\u{D}b"_s;
    QTest::newRow("line separator") << u"a\u2028b"_s << u"a\\u{2028}b"_s;
    QTest::newRow("Hangul fillers") << u"a\u115F\u1160\u3164\uFFA0b"_s
                                    << u"a\\u{115F}\\u{1160}\\u{3164}\\u{FFA0}b"_s;
    QTest::newRow("other invisible letters and marks")
        << u"\u034F\u17B4\u180B\uFE0F\uFFF0"_s << u"\\u{34F}\\u{17B4}\\u{180B}\\u{FE0F}\\u{FFF0}"_s;
    QTest::newRow("noncharacters") << u"\uFFFE\uFDD0"_s << u"\\u{FFFE}\\u{FDD0}"_s;
    QTest::newRow("wide space, private character, marks")
        << u"\u3000\uE000e\u0301"_s << u"\u3000\uE000e\u0301"_s;
    QTest::newRow("tag") << QString::fromUcs4(U"a\U000E0041", 2) << u"a\\u{E0041}"_s;
}

void TestVisibleCharacter::escapesActingCharacters()
{
    QFETCH(QString, text);
    QFETCH(QString, visible);
    QCOMPARE(visibleText(text), visible);
}

void TestVisibleCharacter::escapesForATerminal()
{
    const auto shown = [](std::string_view bytes) { return QByteArray::fromStdString(terminalText(bytes)); };
    QCOMPARE(shown("\xC3\xA9 a\tb\r\n"), "\xC3\xA9 a\tb\r\n"_ba);
    QCOMPARE(shown("\x1b[31mred\r\xE2\x80\xAE"), "\\u{1B}[31mred\\u{D}\\u{202E}"_ba);
    QCOMPARE(shown("a\x9B\xF0\x9F\x98"), "a\\x{9B}\\x{F0}\\x{9F}\\x{98}"_ba); // not UTF-8, and cut short
    QVERIFY(shown({}).isEmpty());
}

NIDUS_TEST(tst_visiblecharacter, TestVisibleCharacter)
#include "tst_visiblecharacter.moc"
