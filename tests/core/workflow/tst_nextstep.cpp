// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/nextstep.h"

#include "core/builtin/builtincontent.h"
#include "core/findings/values/findingids.h"
#include "core/workflow/drafts/draftprocess.h"
#include "core/workflow/drafts/draftwork.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QTest>
#include <algorithm>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using nidus::test::completeTemplate;

namespace {

const QString kAda = u"Ada <ada@example.org>"_s;
const QString kBob = u"Bob"_s;

} // namespace

/// What a draft needs next, by its state, the registry's rule, and who asks.
class TestNextStep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_registry = Registry::inMemory(builtinContent()).value(); }

    void dependsOnStateAndPerson_data();
    void dependsOnStateAndPerson();
    void knowsColleagues();
    void isNobodysColleagueUnderAnotherName();
    void knowsWhoMayAnswer();

private:
    [[nodiscard]] bool hasColleagues(const QString& who) const
    {
        return reviewTeam(*m_registry, {who}).value().hasColleagues;
    }

    std::optional<Registry> m_registry;
};

void TestNextStep::dependsOnStateAndPerson_data()
{
    using enum NextStep;
    using enum ApprovalRule;
    QTest::addColumn<State>("state");
    QTest::addColumn<ApprovalRule>("rule");
    QTest::addColumn<bool>("hasColleagues");
    QTest::addColumn<QString>("assignee");
    QTest::addColumn<QString>("who");
    QTest::addColumn<NextStep>("step");
    const auto row = [](const char* name, State state, ApprovalRule rule, bool hasColleagues,
                        const QString& assignee, const QString& who, NextStep step) {
        QTest::newRow(name) << state << rule << hasColleagues << assignee << who << step;
    };
    row("draft", State::Draft, ReasonWhenAlone, false, {}, kAda, Submit);
    row("approved", State::Approved, ReasonWhenAlone, false, {}, kAda, SendToIana);
    row("with IANA", State::WithIana, ReasonWhenAlone, true, {}, kBob, AwaitIana);
    row("author alone", State::InReview, ReasonWhenAlone, false, {}, kAda, ApproveAlone);
    row("author with colleagues", State::InReview, ReasonWhenAlone, true, {}, kAda, AwaitReviewer);
    row("author, assigned to a colleague", State::InReview, ReasonWhenAlone, false, kBob, kAda,
        AwaitReviewer);
    row("author, assigned to the author", State::InReview, ReasonWhenAlone, true, kAda, kAda, ApproveAlone);
    row("reviewer", State::InReview, ReasonWhenAlone, true, {}, kBob, Review);
    row("author where anyone may", State::InReview, Anyone, true, {}, kAda, Review);
    row("author where a second person must", State::InReview, SecondPerson, false, {}, kAda, AwaitColleague);
    row("author, assigned to the author, where a second person must", State::InReview, SecondPerson, true,
        kAda, kAda, AwaitColleague);
    row("reviewer where a second person must", State::InReview, SecondPerson, true, {}, kBob, Review);
}

void TestNextStep::dependsOnStateAndPerson()
{
    QFETCH(const State, state);
    QFETCH(const ApprovalRule, rule);
    QFETCH(const bool, hasColleagues);
    QFETCH(const QString, assignee);
    QFETCH(const QString, who);
    const DraftRecord record{.draft = {.state = state, .author = kAda, .owner = kAda, .assignee = assignee}};
    QTEST(nextStep(record, {rule, hasColleagues}, {who}), "step");
}

/// Whoever acted here is a colleague, except IANA, whose list a new registry has, and people in files.
void TestNextStep::knowsColleagues()
{
    QVERIFY(!hasColleagues(kAda));
    const VersionContent content{.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s)};
    QVERIFY(m_registry->drafts().create({.content = content}, {.who = kAda}));
    QVERIFY(m_registry->drafts().create({}, {.who = u"A. Lovelace <ADA@example.org>"_s}));
    QVERIFY(m_registry->drafts().create({}, {.who = u"Cai"_s, .note = u"From a file"_s}));
    QVERIFY(!hasColleagues(kAda));
    QVERIFY(hasColleagues(kBob));
    QVERIFY(takeStep(*m_registry, 1, {.step = ProcessStep::Submit, .act = {.who = kBob}}));
    QVERIFY(hasColleagues(kAda));
}

/// Whoever wrote a draft under the name of the account does not approve it under the name of Preferences.
void TestNextStep::isNobodysColleagueUnderAnotherName()
{
    const VersionContent content{.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s)};
    QVERIFY(m_registry->drafts().create({.content = content}, {.who = u"ada"_s}));
    QVERIFY(takeStep(*m_registry, 1, {.step = ProcessStep::Submit, .act = {.who = u"ada"_s}}));
    const DraftRecord record = m_registry->drafts().record(1).value();
    const QStringList names{kAda, u"ada"_s};
    const ReviewTeam team = reviewTeam(*m_registry, names).value();
    QVERIFY(!team.hasColleagues);
    QCOMPARE(nextStep(record, team, names), NextStep::ApproveAlone);
    QCOMPARE(nextStep(record, reviewTeam(*m_registry, {kBob}).value(), {kBob}), NextStep::Review);
    const auto needsAReason = [this, &record](const StepRequest& request) {
        const auto findings = checklist(*m_registry, record, request).value();
        return std::ranges::count(findings, findings::kProcessApprovedAlone, &findings::Finding::id) == 1;
    };
    const QByteArray account = qgetenv("USER");
    const auto restored = qScopeGuard([&account] { qputenv("USER", account); });
    qputenv("USER", "ada");
    QVERIFY(needsAReason({.step = ProcessStep::Approve, .act = {.who = kAda}}));
    QVERIFY(needsAReason({.step = ProcessStep::Approve, .act = {.who = kBob}})); // as in the window
    qputenv("USER", "eve");
    QVERIFY(!needsAReason({.step = ProcessStep::Approve, .act = {.who = kBob}}));
}

/// Authors answer the questions of the review only where nobody else can; who saved last does not matter.
void TestNextStep::knowsWhoMayAnswer()
{
    const QString cai = u"Cai"_s;
    const auto may = [this](const QString& who) {
        const DraftRecord record = m_registry->drafts().record(1).value();
        return mayAnswer(*m_registry, record, reviewTeam(*m_registry, {who}).value(), {who}).value();
    };
    VersionContent content{.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s)};
    QVERIFY(m_registry->drafts().create({.content = content}, {.who = kAda}));
    QVERIFY(takeStep(*m_registry, 1, {.step = ProcessStep::Submit, .act = {.who = kAda}}));
    QVERIFY(may(kAda)); // alone
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names all crates."_s);
    QVERIFY(m_registry->drafts().save(1, content, 0, {.who = kBob}));
    QVERIFY(!may(kAda));
    QVERIFY(may(kBob)); // nobody else but the owner could
    QVERIFY(m_registry->comments().add(u"draft:1"_s, {.text = u"Which?"_s}, {.who = cai}));
    QVERIFY(!may(kAda) && !may(kBob));
    QVERIFY(may(cai));
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names crates of all kinds."_s);
    QVERIFY(m_registry->drafts().save(1, content, 1, {.who = kAda}));
    QVERIFY(!may(kAda) && !may(kBob) && may(cai));
    QVERIFY(assign(*m_registry, 1, {.assignee = kBob, .owner = kBob}, {.who = kAda}));
    QVERIFY(!may(kAda) && !may(kBob) && may(cai));
    QVERIFY(m_registry->settings().setApproval(ApprovalRule::Anyone, {}));
    QVERIFY(may(kAda) && may(kBob));
}

NIDUS_TEST(tst_nextstep, TestNextStep)
#include "tst_nextstep.moc"
