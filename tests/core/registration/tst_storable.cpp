// SPDX-License-Identifier: Apache-2.0
#include "core/registration/storable.h"

#include "tests/testprogram.h"

#include <QTest>

using namespace nidus;
using namespace nidus::registration;
using namespace Qt::StringLiterals;

class TestStorable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOrdinaryContent();
    void convertsEveryText();
    void removesMarksFromPartsOfTheRegistrant_data();
    void removesMarksFromPartsOfTheRegistrant();
    void makesWordsOneLine();
};

void TestStorable::keepsOrdinaryContent()
{
    VersionContent content;
    content.registrationTemplate.setRegistrant({.organization = u"ISO"_s, .address = u"a\nb"_s});
    content.samples = {{.urn = u"urn:example:a"_s, .note = u"one\ntwo"_s}};
    content.rule =
        SyntaxRule{.start = u"nss"_s, .text = u"nss = \"a\"\r\n"_s, .equivalence = {u"hyphens-ignored"_s}};
    content.original = "\xEF\xBB\xBFtext\xFF";
    QCOMPARE(storable(content), content);
    QCOMPARE(storable(VersionContent()), VersionContent());
}

void TestStorable::convertsEveryText()
{
    const QString text = u"\uFEFFa"_s + QChar(0xD800);
    const QString expected = u"a\uFFFD"_s;
    VersionContent content;
    content.samples = {{.urn = text, .note = text, .source = text, .acceptedBecause = text}};
    content.rule = SyntaxRule{
        .start = text, .text = text, .equivalence = {text, text}, .encoding = {text}, .checkDigit = text};
    VersionContent wanted;
    wanted.samples = {{.urn = expected, .note = expected, .source = expected, .acceptedBecause = expected}};
    wanted.rule = SyntaxRule{.start = expected,
                             .text = expected,
                             .equivalence = {expected, expected},
                             .encoding = {expected},
                             .checkDigit = expected};
    QCOMPARE(storable(content), wanted);
    QCOMPARE(storable(wanted), wanted);
}

void TestStorable::removesMarksFromPartsOfTheRegistrant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("a part") << u"Organization: \uFEFFISO"_s << u"Organization: ISO"_s;
    QTest::newRow("the text after the parts")
        << u"Organization: ISO\n\uFEFFfree"_s << u"Organization: ISO\nfree"_s;
    QTest::newRow("a part that remains empty")
        << u"Organization: \uFEFF\nEmail: a@b.example"_s << u"Email: a@b.example"_s;
    QTest::newRow("a part found without the mark") << u"Organization: ISO\n\uFEFFEmail: \uFEFFa@b.example"_s
                                                   << u"Organization: ISO\nEmail: a@b.example"_s;
}

void TestStorable::removesMarksFromPartsOfTheRegistrant()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    VersionContent content;
    content.registrationTemplate.setText(TemplateField::Registrant, text);
    const VersionContent made = storable(content);
    QCOMPARE(made.registrationTemplate.text(TemplateField::Registrant), expected);
    QCOMPARE(storable(made), made);
}

void TestStorable::makesWordsOneLine()
{
    VersionContent content;
    content.rule = SyntaxRule{.equivalence = {u"a\nb"_s, QString(), u"\uFEFF"_s}, .encoding = {QString()}};
    const VersionContent made = storable(content);
    QCOMPARE(made.rule->equivalence, QStringList{u"a b"_s});
    QCOMPARE(made.rule->encoding, QStringList());
}

NIDUS_TEST(tst_storable, TestStorable)
#include "tst_storable.moc"
