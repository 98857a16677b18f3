// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/support/text/spokentext.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus::ui;

/// What is heard of a sentence whose punctuation a screen reader leaves out.
class TestSpokenText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysSymbols_data();
    void saysSymbols();
    void spellsNames() { QCOMPARE(spelledText(u"a_b-c"_s), u"a underscore b hyphen c"_s); }
};

void TestSpokenText::saysSymbols_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("spoken");
    const auto row = [](const char* name, const QString& text, const QString& spoken) {
        QTest::newRow(name) << text << spoken;
    };
    row("quoted symbol", u"It contains \"_\" and “-”."_s, u"It contains \"underscore\" and “hyphen”."_s);
    row("French quotation marks", u"contient «\u00A0_\u00A0»"_s, u"contient «\u00A0underscore\u00A0»"_s);
    row("quoted word", u"\"a_b\""_s, u"\"a_b\""_s);
    row("key", u"Ctrl+. and Ctrl+Shift+, and Ctrl+S."_s, u"Ctrl+period and Ctrl+Shift+comma and Ctrl+S."_s);
    row("two numbers", u"0-32768 stay free. Use 10-19."_s, u"0 to 32768 stay free. Use 10 to 19."_s);
    row("date", u"since 2026-11-25"_s, u"since 2026-11-25"_s);
    row("URN", u"urn:isbn:1-2 and urn:example:a-1-2"_s, u"urn:isbn:1-2 and urn:example:a-1-2"_s);
    row("lines", u"Value 5 will be assigned\nFill in the holder."_s,
        u"Value 5 will be assigned. Fill in the holder."_s);
    row("sentences", u"One.\nTwo."_s, u"One. Two."_s);
    row("place of a menu entry", u"Assign in Registration > Subregistry"_s,
        u"Assign in Registration, Subregistry"_s);
}

void TestSpokenText::saysSymbols()
{
    QFETCH(const QString, text);
    QFETCH(const QString, spoken);
    QCOMPARE(spokenText(text), spoken);
}

NIDUS_TEST(tst_spokentext, TestSpokenText)
#include "tst_spokentext.moc"
