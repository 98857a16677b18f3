// SPDX-License-Identifier: Apache-2.0
#include "core/registration/registrationtemplate.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestRegistrationTemplate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void makesTextStorable_data();
    void makesTextStorable();
    void normalizesFieldText_data();
    void normalizesFieldText();
    void readsTheVersionsOfRealTemplates_data();
    void readsTheVersionsOfRealTemplates();
    void storesEveryFieldSeparately();
    void keepsTheRegistrantThroughText_data();
    void keepsTheRegistrantThroughText();
    void dropsBlankParts();
    void isEmptyOnlyWithoutAnyField();
    void readsDateAndVersionFromTheirFields();
};

void TestRegistrationTemplate::makesTextStorable_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    const QChar swapped(0xFFFE);
    const QChar high(0xD834);
    const QChar low(0xDD1E);
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("plain") << u"a\nb"_s << u"a\nb"_s;
    QTest::newRow("NUL") << u"a"_s + QChar(u'\0') + u"b"_s << u"a"_s + QChar(u'\0') + u"b"_s;
    QTest::newRow("byte order mark") << u"\uFEFFA"_s << u"A"_s;
    QTest::newRow("swapped byte order mark") << swapped + u"AB"_s << u"AB"_s;
    QTest::newRow("several marks") << u"\uFEFF"_s + swapped + u"\uFEFFA"_s << u"A"_s;
    QTest::newRow("only a mark") << u"\uFEFF"_s << QString();
    QTest::newRow("a mark within") << u"A\uFEFFB"_s << u"A\uFEFFB"_s;
    QTest::newRow("noncharacters") << u"A"_s + swapped + QChar(0xFFFF) << u"A\uFFFD\uFFFD"_s;
    QTest::newRow("other noncharacters") << u"\uFDD0\U0001FFFE"_s << u"\uFDD0\U0001FFFE"_s;
    QTest::newRow("pair") << u"\U0001D11EB"_s << u"\U0001D11EB"_s;
    QTest::newRow("unpaired high surrogate") << QString(high) + u"AB"_s << u"\uFFFDAB"_s;
    QTest::newRow("unpaired low surrogate") << u"A"_s + low << u"A\uFFFD"_s;
    QTest::newRow("surrogates in wrong order") << QString(low) + high << u"\uFFFD\uFFFD"_s;
    QTest::newRow("a surrogate before a pair") << QString(high) + high + low << u"\uFFFD"_s + high + low;
}

void TestRegistrationTemplate::makesTextStorable()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(storableText(text), expected);
    QCOMPARE(storableText(expected), expected);
}

void TestRegistrationTemplate::normalizesFieldText_data()
{
    QTest::addColumn<TemplateField>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    using enum TemplateField;
    QTest::newRow("CRLF and CR") << Purpose << u"a\r\nb\rc"_s << u"a\nb\nc"_s;
    QTest::newRow("trailing blanks") << Purpose << u"a \t\nb  "_s << u"a\nb"_s;
    QTest::newRow("blank lines at the ends") << Purpose << u"\n \n a\n\n b\n\t\n"_s << u" a\n\n b"_s;
    QTest::newRow("only blanks") << Purpose << u" \n\t\n"_s << u""_s;
    QTest::newRow("indentation and tabs stay") << Syntax << u"  a\n\tb\tc"_s << u"  a\n\tb\tc"_s;
    QTest::newRow("other characters stay") << Purpose << u"a\u00A0\n\u2028b\f"_s << u"a\u00A0\n\u2028b\f"_s;
    QTest::newRow("byte order mark") << Purpose << u"\uFEFFa\n\uFEFFb"_s << u"a\n\uFEFFb"_s;
    QTest::newRow("byte order mark after blank lines") << Purpose << u"\n\uFEFF\n \n\uFEFFa"_s << u"a"_s;
    QTest::newRow("byte order mark after a blank") << Nid << u" \uFEFF a"_s << u"a"_s;
    QTest::newRow("unpaired surrogate") << Purpose << u"a"_s + QChar(0xD800) << u"a\uFFFD"_s;
    QTest::newRow("single line is trimmed") << Nid << u"\n \texample \n"_s << u"example"_s;
    QTest::newRow("single line joins lines") << Date << u"2020\n\n  -01"_s << u"2020 -01"_s;
    QTest::newRow("single line keeps inner blanks") << Version << u"2  (new)"_s << u"2  (new)"_s;
}

void TestRegistrationTemplate::normalizesFieldText()
{
    QFETCH(TemplateField, field);
    QFETCH(QString, text);
    QFETCH(QString, expected);
    const QString normalized = normalizedFieldText(field, text);
    QCOMPARE(normalized, expected);
    QCOMPARE(normalizedFieldText(field, normalized), normalized);
    RegistrationTemplate held;
    held.setText(field, text);
    QCOMPARE(held.text(field), expected);
}

void TestRegistrationTemplate::readsTheVersionsOfRealTemplates_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("expected"); // 0 = absent
    QTest::newRow("integer") << u"1"_s << 1;
    QTest::newRow("two digits") << u" 12 "_s << 12;
    QTest::newRow("point zero") << u"1.0"_s << 1;
    QTest::newRow("note in parentheses") << u"2 (revision of earlier registration, RFC 3187)."_s << 2;
    QTest::newRow("word before") << u"Version 1"_s << 1;
    QTest::newRow("word and colon before") << u"version: 3"_s << 3;
    QTest::newRow("old label") << u"Registration version number: 1"_s << 1;
    QTest::newRow("date after it") << u"Registration version: 1; registration date: 2009-03-22"_s << 1;
    QTest::newRow("full stop") << u"4."_s << 4;
    QTest::newRow("greatest") << u"999999999"_s << 999'999'999;
    QTest::newRow("empty") << u""_s << 0;
    QTest::newRow("zero") << u"0"_s << 0;
    QTest::newRow("negative") << u"-1"_s << 0;
    QTest::newRow("fraction") << u"2.1"_s << 0;
    QTest::newRow("words") << u"first"_s << 0;
    QTest::newRow("placeholder") << u"TBD"_s << 0;
    QTest::newRow("two numbers") << u"1 2"_s << 0;
    QTest::newRow("letters without a blank") << u"1a"_s << 0;
    QTest::newRow("more than an int") << u"99999999999"_s << 0;
}

void TestRegistrationTemplate::readsTheVersionsOfRealTemplates()
{
    QFETCH(QString, text);
    QFETCH(int, expected);
    QCOMPARE(parseTemplateVersion(text).value_or(0), expected);
}

void TestRegistrationTemplate::storesEveryFieldSeparately()
{
    RegistrationTemplate held;
    for (const TemplateField field : kTemplateFields)
        held.setText(field, u"text of "_s + fieldKey(field));
    for (const TemplateField field : kTemplateFields)
        QCOMPARE(held.text(field), u"text of "_s + fieldKey(field));
    QCOMPARE(held.nid(), u"text of nid"_s);
    QCOMPARE(held.registrant().other, u"text of registrant"_s);
}

void TestRegistrationTemplate::keepsTheRegistrantThroughText_data()
{
    QTest::addColumn<Registrant>("registrant");
    QTest::addColumn<QString>("expectedText");
    const auto row = [](const char* name, const Registrant& registrant, const QString& expectedText) {
        QTest::newRow(name) << registrant << expectedText;
    };
    row("parts", {.organization = u"ISO"_s, .address = u"a\nb"_s, .fastTrack = true},
        u"Organization: ISO\nAddress: a\n  b\nFast track: yes"_s);
    row("other that starts like a label", {.organization = u"ISO"_s, .other = u"Email: x"_s},
        u"Organization: ISO\nEmail: x"_s);
    row("other that continues the address", {.address = u"a"_s, .other = u"  b"_s}, u"Address: a\n  b"_s);
    row("other of an earlier label", {.email = u"x"_s, .other = u"Organization: ISO"_s},
        u"Email: x\nOrganization: ISO"_s);
    row("other that grants the fast track", {.other = u"Fast track: yes"_s}, u"Fast track: yes"_s);
    row("part with a line feed", {.organization = u"A\nB"_s}, u"Organization: A\nB"_s);
    row("part with a label inside", {.organization = u"A\nEmail: B"_s}, u"Organization: A\nEmail: B"_s);
    row("part with line feeds at its ends", {.phone = u"\n1\n"_s}, u"Phone: 1"_s);
    row("part with blanks at its ends", {.phone = u" 1 "_s}, u"Phone:  1"_s);
    row("carriage returns", {.address = u"a\r\nb\r"_s}, u"Address: a\n  b"_s);
    row("blank line before other", {.organization = u"ISO"_s, .other = u"\nmore\n"_s},
        u"Organization: ISO\n\nmore"_s);
    row("address of blank lines inside", {.address = u"a\n\n\nb"_s, .phone = u"1"_s},
        u"Address: a\n\n\n  b\nPhone: 1"_s);
    row("other after address and blank line", {.address = u"a"_s, .other = u"\n  b"_s},
        u"Address: a\n\n  b"_s);
}

void TestRegistrationTemplate::keepsTheRegistrantThroughText()
{
    QFETCH(Registrant, registrant);
    QFETCH(QString, expectedText);
    RegistrationTemplate held;
    held.setRegistrant(registrant);
    const QString text = held.text(TemplateField::Registrant);
    QCOMPARE(text, expectedText);

    RegistrationTemplate readAgain;
    readAgain.setText(TemplateField::Registrant, text);
    QCOMPARE(readAgain, held);
    readAgain.setRegistrant(held.registrant());
    QCOMPARE(readAgain, held);
}

void TestRegistrationTemplate::dropsBlankParts()
{
    RegistrationTemplate held;
    held.setRegistrant({.organization = u" "_s, .address = u"\n \n"_s, .email = u"\t"_s, .other = u" \n"_s});
    QVERIFY(held.isEmpty());
}

void TestRegistrationTemplate::isEmptyOnlyWithoutAnyField()
{
    QVERIFY(RegistrationTemplate().isEmpty());
    for (const TemplateField field : kTemplateFields) {
        RegistrationTemplate held;
        held.setText(field, u"x"_s);
        QVERIFY(!held.isEmpty());
        held.setText(field, QString());
        QVERIFY(held.isEmpty());
    }
}

void TestRegistrationTemplate::readsDateAndVersionFromTheirFields()
{
    RegistrationTemplate held;
    held.setText(TemplateField::Date, u"5Feb2001"_s);
    held.setText(TemplateField::Version, u"1.0"_s);
    QCOMPARE(held.text(TemplateField::Date), u"5Feb2001"_s);
    QCOMPARE(held.date()->toString(), u"2001-02-05"_s);
    QCOMPARE(held.version(), 1);
}

NIDUS_TEST(tst_registrationtemplate, TestRegistrationTemplate)
#include "tst_registrationtemplate.moc"
