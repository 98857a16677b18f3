// SPDX-License-Identifier: Apache-2.0
#include "core/findings/catalog/lintprofile.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/catalog/stepseverity.h"
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;

class TestLintProfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsItsWords();
    void reviewUsesCatalogSeverities();
    void getsStricterTowardSubmission();
    void appliesToFindings();
    void keepsTheSeverityOfThePlace();
};

void TestLintProfile::readsItsWords()
{
    for (const LintProfile profile : {LintProfile::Draft, LintProfile::Review, LintProfile::Submission})
        QCOMPARE(profileFromWord(QString(profileWord(profile))), std::optional(profile));
    QVERIFY(!profileFromWord(u"strict"));
}

void TestLintProfile::reviewUsesCatalogSeverities()
{
    for (const CatalogEntry& entry : catalog())
        QVERIFY(!severityIn(LintProfile::Review, entry.id));
}

void TestLintProfile::getsStricterTowardSubmission()
{
    int different = 0;
    for (const CatalogEntry& entry : catalog()) {
        const Severity draft = severityIn(LintProfile::Draft, entry.id).value_or(entry.severity);
        const Severity submission = severityIn(LintProfile::Submission, entry.id).value_or(entry.severity);
        QVERIFY2(draft <= entry.severity && entry.severity <= submission, entry.id.word().data());
        different += draft == submission ? 0 : 1;
    }
    QVERIFY(different > 10);
}

void TestLintProfile::appliesToFindings()
{
    QList<Finding> findings{makeFinding(kTemplatePlaceholder), makeFinding(kTemplateTextTab)};
    findings = withProfile(findings, LintProfile::Submission);
    QCOMPARE(findings[0].severity, Severity::Error);
    QCOMPARE(findings[1].severity, Severity::Warning);
    findings = withProfile(findings, LintProfile::Draft);
    QCOMPARE(findings[0].severity, Severity::Information);
}

/// A finding has one severity before a step, wherever it is shown: that of submitting, or, as in the grammar
/// of a text, the one that was reported.
void TestLintProfile::keepsTheSeverityOfThePlace()
{
    Finding placeholder = makeFinding(kTemplatePlaceholder);
    placeholder.severity = Severity::Information;
    QCOMPARE(severityBeforeStep(placeholder), Severity::Error);
    Finding revision = makeFinding(kTemplateRevisionMissing);
    revision.severity = Severity::Information;
    QCOMPARE(severityBeforeStep(revision), Severity::Error);
    Finding inText = makeFinding(FindingId("grammar.angle-definition"));
    QCOMPARE(inText.severity, Severity::Error);
    inText.severity = Severity::Warning;
    QCOMPARE(severityBeforeStep(inText), Severity::Warning);
    QCOMPARE(severityBeforeStep(makeFinding(kTemplateTextTab)), Severity::Warning);
}

NIDUS_TEST(tst_lintprofile, TestLintProfile)
#include "tst_lintprofile.moc"
