// SPDX-License-Identifier: Apache-2.0
#include "core/lint/quickfix.h"

#include "core/lint/templatelint.h"
#include "tests/core/lint/cleantemplate.h"
#include "tests/testprogram.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using nidus::test::cleanTemplate;

class TestQuickFix : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void fixesOneField_data();
    void fixesOneField();
    void appliesAllSafeFixes();
    void leavesContentToTheAuthor();
};

void TestQuickFix::fixesOneField_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fixed");
    QTest::addColumn<bool>("isSafe");
    QTest::newRow("tab") << u"additional"_s << u"a\tb\n\tc"_s << u"a       b\n        c"_s << true;
    QTest::newRow("no-break space") << u"additional"_s << u"a\u00A0b\u00A0c"_s << u"a b c"_s << true;
    QTest::newRow("en dash") << u"additional"_s << u"x31\u201339"_s << u"x31-39"_s << true;
    QTest::newRow("bidi control") << u"additional"_s << u"a\u202Eb"_s << u"ab"_s << true;
    const auto plain = [](const QList<char16_t>& odd, const QString& meant) {
        for (const char16_t character : odd)
            QTest::addRow("U+%04X", unsigned(character))
                << u"additional"_s << u"a"_s + QChar(character) + u"b"_s << u"a"_s + meant + u"b"_s << true;
    };
    plain({0x202F, 0x3000}, u" "_s);
    plain({0x00AD, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x2060, 0x2066, 0x2067,
           0x2068, 0x2069, 0xFEFF},
          {});
    plain({0x2010, 0x2011, 0x2012, 0x2212}, u"-"_s);
    plain({0x2014, 0x2015}, u"--"_s);
    plain({0x2018, 0x2019, 0x201A}, u"'"_s);
    plain({0x201C, 0x201D, 0x201E}, u"\""_s);
    plain({0x2028, 0x2029}, u"\n"_s);
    QTest::newRow("version") << u"version"_s << u"1.0"_s << u"1"_s << true;
    QTest::newRow("date") << u"date"_s << u"February 11, 2002"_s << u"2002-02-11"_s << true;
    QTest::newRow("obsolete RFC") << u"additional"_s << u"As in [RFC2141]."_s << u"As in [RFC8141]."_s
                                  << false;
    QTest::newRow("instructions") << u"additional"_s
                                  << u"1.  The kinds of resources identified by URNs assigned within the "
                                     u"URN\n    namespace.\n\nShelves.\n\n"
                                     "2.  The scope and applicability of the URNs assigned within the URN\n  "
                                     "  namespace; this might (e.g., x) "
                                     "include.\n\nLibraries."_s
                                  << u"Shelves.\n\nLibraries."_s << false;
    QTest::newRow("the beginning of a URN in a NID")
        << u"nid"_s << u"urn:museum_objects:"_s << u"museum-objects"_s << false;
    QTest::newRow("underscores in a NID")
        << u"nid"_s << u"museum_objects__demo"_s << u"museum-objects-demo"_s << false;
    QTest::newRow("spaces in a NID") << u"nid"_s << u"museum objects"_s << u"museum-objects"_s << false;
    QTest::newRow("a blank and letters of another language in a NID")
        << u"nid"_s << u"Museum Bücher_1"_s << u"museum-bucher-1"_s << false;
    QTest::newRow("hyphens around a NID") << u"nid"_s << u"-Museum-"_s << u"museum"_s << false;
    QTest::newRow("capitals in a NID") << u"nid"_s << u"Museum"_s << u"museum"_s << false;
    QTest::newRow("not the next version") << u"version"_s << u"3"_s << u"1"_s << false;
}

void TestQuickFix::fixesOneField()
{
    QFETCH(QString, key);
    QFETCH(QString, text);
    QFETCH(QString, fixed);
    QFETCH(bool, isSafe);
    const TemplateField field = fieldFromKey(key).value();
    RegistrationTemplate made = cleanTemplate();
    made.setText(field, text);
    QList<QuickFix> fixes;
    for (const Finding& finding : lintTemplate(made, {})) {
        if (const std::optional<QuickFix> fix = quickFix(finding, made))
            fixes.append(*fix);
    }
    QCOMPARE(fixes.size(), 1);
    QCOMPARE(fixes[0].field, field);
    QCOMPARE(fixes[0].safety == FixSafety::Safe, isSafe);
    made.setText(field, fixes[0].text);
    QCOMPARE(made.text(field), fixed);
    for (const Finding& finding : lintTemplate(made, {}))
        QVERIFY(!quickFix(finding, made));
}

void TestQuickFix::appliesAllSafeFixes()
{
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Version, u"1.0"_s);
    made.setText(TemplateField::Date, u"2023-05-01."_s);
    made.setText(TemplateField::Additional, u"\u201Ca\u201D\t\u2014 b, see [RFC2141]\tc"_s);
    const RegistrationTemplate fixed = withSafeFixes(made, lintTemplate(made, {}));
    QCOMPARE(fixed.text(TemplateField::Version), u"1"_s);
    QCOMPARE(fixed.text(TemplateField::Date), u"2023-05-01"_s);
    QCOMPARE(fixed.text(TemplateField::Additional), u"\"a\"     -- b, see [RFC2141]     c"_s);
    QCOMPARE(fixed.text(TemplateField::Purpose), made.text(TemplateField::Purpose));
}

void TestQuickFix::leavesContentToTheAuthor()
{
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Date, u"August 2011"_s);
    made.setText(TemplateField::Security, u"N/A"_s);
    made.setText(TemplateField::Purpose, QString());
    const QList<Finding> findings = lintTemplate(made, {});
    QCOMPARE(findings.size(), 3);
    for (const Finding& finding : findings)
        QVERIFY(!quickFix(finding, made));
    QCOMPARE(withSafeFixes(made, findings), made);
}

NIDUS_TEST(tst_quickfix, TestQuickFix)
#include "tst_quickfix.moc"
