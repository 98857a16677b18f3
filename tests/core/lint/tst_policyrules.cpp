// SPDX-License-Identifier: Apache-2.0
#include "core/lint/statementrules.h"
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

/// Policies of registries below a NID, with the mistakes that IANA and experts correct.
class TestPolicyRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void checksPolicies_data();
    void checksPolicies();
};

void TestPolicyRules::checksPolicies_data()
{
    QTest::addColumn<QString>("text"); ///< of Assignment
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const char16_t* text, const QStringList& expected) {
        QTest::newRow(name) << QString::fromUtf16(text) << expected;
    };
    const QString doubled = u"subregistry.policy-double: %1"_s;
    const QString noInstructions = u"subregistry.policy-no-instructions: %1"_s;
    const QString noBound = u"template.policy.no-bound: %1"_s;
    const QString noController = u"template.policy.no-controller: %1"_s;
    const QString word = u"template.policy.word: %1, %2"_s;

    row("no policy", u"The society maintains the registry of shelves and delegates ranges.", {});
    row("complete",
        u"The registry \"Rooms\" below the NID has values from 0 to 255. New values are assigned by Expert "
        "Review. The expert checks that the room exists. Fields: value, reference, change controller.",
        {});
    row("4.6 double",
        u"New rooms are registered by Specification Required and\nExpert Review. Criteria: the room "
        "exists. The change controller is the society.",
        {doubled.arg(u"Specification Required and Expert Review"_s)});
    row("4.6 either",
        u"The policy of the registry is Specification Required or Expert Review. The expert must ask the "
        "society, which is the change controller.",
        {});
    row("4.5 no instructions", u"New values need Expert Review. The change controller is named.",
        {noInstructions.arg(u"Expert Review"_s)});
    row("4.6 no instructions",
        u"The rooms registry: Specification Required, and entries have a change controller.",
        {noInstructions.arg(u"Specification Required"_s)});
    row("2.2 no bound", u"Room values are numbers. New values are assigned under IETF Review.",
        {noBound.arg(u"IETF Review"_s)});
    row("2.2 bound", u"Room values are numbers from 0 to 4095. New values are assigned under IETF Review.",
        {});
    row("2.3 no change controller", u"New values are added by First Come First Served.",
        {noController.arg(u"First Come First Served"_s)});
    row("4 designated expert",
        u"The registration policy is Designated Expert. The registry has a change controller.",
        {word.arg(u"Designated Expert"_s, u"Expert Review"_s)});
    row("4 a person", u"A designated expert reviews each new value of the registry.", {});
    row("4 former words", u"The policy for new values is IETF Consensus.",
        {word.arg(u"IETF Consensus"_s, u"IETF Review"_s)});
    row("4 in quotation marks", u"Values are assigned on a \"First Come First Serve\" basis.",
        {word.arg(u"First Come First Serve"_s, u"First Come First Served"_s)});
    row("the namespace itself", u"This template was registered after Expert Review as RFC 8141 requires.",
        {});
}

void TestPolicyRules::checksPolicies()
{
    QFETCH(QString, text);
    QFETCH(QStringList, expected);
    RegistrationTemplate made = cleanTemplate();
    made.setText(TemplateField::Assignment, text);
    QStringList found;
    for (const Finding& finding : lintPolicies(WrittenTexts(made))) {
        found.append(QString::fromLatin1(finding.id.word()) + u": "_s + finding.arguments.join(u", "_s));
        const QString place = text.mid(qsizetype(finding.range.offset), qsizetype(finding.range.length));
        QCOMPARE(place.simplified(), finding.arguments.first());
        QVERIFY(finding.field == TemplateField::Assignment);
    }
    QCOMPARE(found, expected);
}

NIDUS_TEST(tst_policyrules, TestPolicyRules)
#include "tst_policyrules.moc"
