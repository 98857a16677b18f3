// SPDX-License-Identifier: Apache-2.0
#include "core/lint/acceptance.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;

namespace {

ReviewComment acceptance(const QString& finding, std::optional<TemplateField> field = {})
{
    return {.id = 1,
            .kind = CommentKind::Acceptance,
            .field = field,
            .finding = finding,
            .who = u"reviewer"_s,
            .text = u"It is meant so."_s};
}

} // namespace

class TestAcceptance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void separatesAcceptedFindings();
    void coversEveryFieldIfNoneIsNamed();
    void keepsViolatedMustsOpen_data();
    void keepsViolatedMustsOpen();
    void usesASamplesOwnAcceptance();
    void namesReviewerAndReason();
};

void TestAcceptance::separatesAcceptedFindings()
{
    const Finding inPurpose = makeFinding(kTemplateTextTab, {}, {}, TemplateField::Purpose);
    const Finding inSyntax = makeFinding(kTemplateTextTab, {}, {}, TemplateField::Syntax);
    const Finding other = makeFinding(kTemplatePlaceholder, {}, {}, TemplateField::Syntax);
    const ReviewComment accepted = acceptance(u"template.text.tab"_s, TemplateField::Syntax);
    const SeparatedFindings judged = judge({inPurpose, inSyntax, other}, {accepted});
    QCOMPARE(judged.open, (QList{inPurpose, other}));
    QCOMPARE(judged.accepted, (QList{AcceptedFinding{inSyntax, accepted}}));
}

void TestAcceptance::coversEveryFieldIfNoneIsNamed()
{
    const Finding inPurpose = makeFinding(kTemplateTextTab, {}, {}, TemplateField::Purpose);
    const Finding ofTheWhole = makeFinding(kTemplateTextTab);
    QVERIFY(judge({inPurpose, ofTheWhole}, {acceptance(u"template.text.tab"_s)}).open.isEmpty());
}

void TestAcceptance::keepsViolatedMustsOpen_data()
{
    QTest::addColumn<Finding>("finding");
    QTest::addColumn<bool>("isMust");
    const auto row = [](FindingId id, bool isMust) {
        QTest::newRow(id.word().data()) << makeFinding(id) << isMust;
    };
    row(kNidFormalXPrefix, true);        // RFC 8141 section 5.1
    row(kNidRegistered, true);           // section 5
    row(kUrnNidStartsWithHyphen, true);  // section 2
    row(kTemplateNidChanged, true);      // section 6.2
    row(kTemplateRevisionMissing, true); // section 6.2
    row(kProcessReportMissing, true);    // section 6.2
    row(kNidAdviceUriScheme, false);     // section 5.1: only advice
    row(kTemplateMissingField, false);
    row(kTemplatePlaceholder, false);
}

void TestAcceptance::keepsViolatedMustsOpen()
{
    QFETCH(Finding, finding);
    QFETCH(bool, isMust);
    const SeparatedFindings judged = judge({finding}, {acceptance(finding.id.word())});
    QCOMPARE(judged.open.size(), isMust ? 1 : 0);
    QCOMPARE(judged.accepted.size(), isMust ? 0 : 1);
}

void TestAcceptance::usesASamplesOwnAcceptance()
{
    const Finding sample = makeFinding(kRuleContradictionAccepted, {},
                                       {u"urn:ab:x"_s, u"Printed like that."_s}, TemplateField::Syntax);
    const SeparatedFindings judged = judge({sample}, {});
    QVERIFY(judged.open.isEmpty());
    QCOMPARE(judged.accepted[0].acceptance.id, 0);
    QCOMPARE(acceptanceText(judged.accepted[0].acceptance), u"Accepted: Printed like that."_s);
}

void TestAcceptance::namesReviewerAndReason()
{
    QCOMPARE(acceptanceText(acceptance(u"template.text.tab"_s)), u"Accepted by reviewer: It is meant so."_s);
}

NIDUS_TEST(tst_acceptance, TestAcceptance)
#include "tst_acceptance.moc"
