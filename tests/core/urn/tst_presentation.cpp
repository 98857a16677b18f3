// SPDX-License-Identifier: Apache-2.0
#include "core/urn/presentation.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::urn;

class TestPresentation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsReadableText_data();
    void showsReadableText();
    void escapesBytes_data();
    void escapesBytes();
    void unescapesOnlyEscapes_data();
    void unescapesOnlyEscapes();
    void everyByteSurvivesEscaping();
};

void TestPresentation::showsReadableText_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const char* text, const QString& shown) {
        QTest::newRow(name) << QByteArray(text) << shown;
    };
    row("nothing to decode", "urn:example:a,b", QStringLiteral("urn:example:a,b"));
    row("two bytes", "urn:example:caf%C3%A9", QStringLiteral("urn:example:café"));
    row("three bytes", "urn:example:%e4%b8%ad%E6%96%87", QStringLiteral("urn:example:中文"));
    row("encoded ASCII is a different name", "urn:example:a%2Fb%41", QStringLiteral("urn:example:a%2Fb%41"));
    row("not UTF-8", "urn:example:%FF%C3", QStringLiteral("urn:example:%FF%C3"));
    row("UTF-8 and then not", "urn:example:%C3%A9%C3", QStringLiteral("urn:example:é%C3"));
    row("encoded control, space, bidi override", "urn:example:%0A%20%E2%80%AE",
        QStringLiteral("urn:example:%0A%20%E2%80%AE"));
    row("encoded zero-width space", "urn:example:a%E2%80%8Bb", QStringLiteral("urn:example:a%E2%80%8Bb"));
    row("raw bidi override", "urn:example:\xE2\x80\xAE", QStringLiteral("urn:example:‹U+202E›"));
    row("raw space and line feed", "urn:example: \n", QStringLiteral("urn:example:‹U+0020›‹U+000A›"));
    row("raw tag character", "\xF3\xA0\x80\x81", QStringLiteral("‹U+0E0001›"));
    row("raw UTF-8", "urn:example:\xC3\xA9", QStringLiteral("urn:example:é"));
    row("raw bytes that are not UTF-8", "urn:example:\xE4\xB8", QStringLiteral("urn:example:‹0xE4›‹0xB8›"));
    row("8141 3.2: a Cyrillic a that looks Latin", "urn:example:%D0%B0123,z456",
        QStringLiteral("urn:example:%D0%B0123,z456"));
    row("a Russian word", "urn:example:%D0%BC%D0%B0%D0%BC%D0%B0", QStringLiteral("urn:example:мама"));
    row("a Cyrillic letter among Latin ones", "urn:example:p%D0%B0ypal",
        QStringLiteral("urn:example:p%D0%B0ypal"));
    row("the same, raw", "urn:example:p\xD0\xB0ypal", QStringLiteral("urn:example:p‹U+0430›ypal"));
    row("fullwidth letters", "urn:example:%EF%BD%81", QStringLiteral("urn:example:%EF%BD%81"));
}

void TestPresentation::showsReadableText()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, shown);
    QCOMPARE(QString::fromStdString(humanFriendly(text.constData())), shown);
}

void TestPresentation::escapesBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("escaped");
    QTest::newRow("printable") << QByteArray("urn:example:!~") << QByteArray("urn:example:!~");
    QTest::newRow("space and DEL") << QByteArray("a \x7F") << QByteArray("a\\x20\\x7F");
    QTest::newRow("backslash") << QByteArray("\\x41") << QByteArray("\\x5Cx41");
    QTest::newRow("NUL and high bytes") << QByteArray("\0\xC3\xA9", 3) << QByteArray("\\x00\\xC3\\xA9");
}

void TestPresentation::escapesBytes()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, escaped);
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    QCOMPARE(QByteArray::fromStdString(escapedBytes(view)), escaped);
}

void TestPresentation::unescapesOnlyEscapes_data()
{
    QTest::addColumn<QByteArray>("escaped");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("either case") << QByteArray("\\x4a\\x4A") << QByteArray("JJ");
    QTest::newRow("raw spaces stay") << QByteArray("a b\t") << QByteArray("a b\t");
    QTest::newRow("no escape") << QByteArray("\\n\\x4\\xg1\\\\x") << QByteArray("\\n\\x4\\xg1\\\\x");
    QTest::newRow("cut short") << QByteArray("a\\x4") << QByteArray("a\\x4");
    QTest::newRow("last") << QByteArray("a\\x41") << QByteArray("aA");
}

void TestPresentation::unescapesOnlyEscapes()
{
    QFETCH(QByteArray, escaped);
    QFETCH(QByteArray, bytes);
    QCOMPARE(QByteArray::fromStdString(unescapedBytes(escaped.constData())), bytes);
}

void TestPresentation::everyByteSurvivesEscaping()
{
    std::string all;
    for (int i = 0; i < 256; ++i)
        all += static_cast<char>(i);
    QVERIFY(unescapedBytes(escapedBytes(all)) == all);
}

NIDUS_TEST(tst_presentation, TestPresentation)
#include "tst_presentation.moc"
