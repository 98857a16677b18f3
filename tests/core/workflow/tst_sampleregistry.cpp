// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/sampleregistry.h"

#include "core/check/urnchecker.h"
#include "core/findings/values/findingids.h"
#include "core/workflow/drafts/lintwork.h"
#include "core/workflow/registry/registryaccess.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::registration;
using namespace nidus::workflow;

/// The samples of the Start page: each has what it is there to show.
class TestSampleRegistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_registry = sampleRegistry(u"Reader"_s).value(); }

    void hasADraftOfEachKind();
    void hasErrorsOnlyInTheDraftWithErrors();
    void breaksAUrnOnlyInTheRevision();
    void asksAboutTheDraftInReview();
    void hasAFileWithSeveralVerdicts();

private:
    [[nodiscard]] Draft draft(qint64 id) const { return m_registry->drafts().record(id).value().draft; }
    [[nodiscard]] bool has(qint64 id, FindingId what) const
    {
        const QList<Finding> findings = draftFindings(*m_registry, draft(id)).value();
        return std::ranges::find(findings, what, &Finding::id) != findings.cend();
    }
    [[nodiscard]] QList<FindingId> errors(qint64 id) const
    {
        QList<FindingId> ids;
        const QList<Finding> findings = draftFindings(*m_registry, draft(id)).value();
        for (const Finding& finding : findings) {
            if (finding.severity == Severity::Error)
                ids.append(finding.id);
        }
        return ids;
    }

    std::optional<storage::Registry> m_registry;
};

void TestSampleRegistry::hasADraftOfEachKind()
{
    QVERIFY(m_registry->isInMemory());
    QCOMPARE(draft(2).revisionOf, u"library-edition"_s);
    QCOMPARE(draft(2).owner, u"Reader"_s);
    QCOMPARE(draft(3).state, State::Draft);
    QCOMPARE(draft(3).owner, u"Reader"_s);
    QCOMPARE(draft(4).state, State::InReview);
    QCOMPARE(draft(4).assignee, u"Reader"_s);
    QVERIFY(draft(4).owner != u"Reader"_s);
}

void TestSampleRegistry::hasErrorsOnlyInTheDraftWithErrors()
{
    QCOMPARE(errors(4), QList<FindingId>());
    QVERIFY(errors(3).size() >= 2);
}

/// Only a collection with four letters is affected.
void TestSampleRegistry::breaksAUrnOnlyInTheRevision()
{
    QVERIFY(has(2, kRuleRevisionLoses));
    QVERIFY(has(2, kRuleSampleRejected));
    QVERIFY(!has(4, kRuleRevisionLoses));
    QVERIFY(!has(4, kRuleSampleRejected));
}

void TestSampleRegistry::asksAboutTheDraftInReview()
{
    const auto comments = m_registry->comments().of(u"draft:4"_s).value();
    QCOMPARE(openComments(comments).size(), 1);
    QCOMPARE(comments.constFirst().field, TemplateField::Assignment);
}

void TestSampleRegistry::hasAFileWithSeveralVerdicts()
{
    using enum check::Verdict;
    const check::UrnChecker checker({}, namespaceTable(*m_registry).value());
    QList<check::Verdict> verdicts;
    const QList<QByteArray> lines = sampleFile().trimmed().split('\n');
    for (const QByteArray& line : lines)
        verdicts.append(checker.check(line.toStdString()).verdict);
    QCOMPARE(verdicts,
             (QList{Valid, Valid, Valid, Invalid, Invalid, Invalid, Valid, Valid, Unregistered, Invalid}));
}

NIDUS_TEST(tst_sampleregistry, TestSampleRegistry)
#include "tst_sampleregistry.moc"
