// SPDX-License-Identifier: Apache-2.0
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"

#include "core/builtin/builtincontent.h"
#include "core/lint/nidlint.h"
#include "core/workflow/drafts/lintwork.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::findings;
using namespace nidus::lint;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using nidus::test::completeTemplate;

class TestDraftWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void collectsTheFactsForLinting();
    void comparesANidWithSimilarOnesOnly_data();
    void comparesANidWithSimilarOnesOnly();
    void registersADraftThatNothingBlocks();
    void takesNoStepIfSomebodySavedMeanwhile();
    void blocksRegisteringAndSubmittingAlike();
    void blocksContradictionsUnlessTheyAreAccepted();
    void allowsFindingsThatAReviewerAccepted();
    void comparesARevisionWithThePreviousRule();
    void reportsErrorsOfTheRegistry();

private:
    [[nodiscard]] static Result<Registry> registry() { return Registry::inMemory(builtinContent()); }
};

void TestDraftWork::collectsTheFactsForLinting()
{
    Result<Registry> held = registry();
    QVERIFY(held);
    const auto first = held->drafts().create(
        {.content = {.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s)}}, {});
    const auto second = held->drafts().create({.revisionOf = u"isbn"_s}, {});
    const auto informal = held->drafts().create({.kind = NamespaceKind::Informal}, {});
    QVERIFY(first && second && informal);
    const auto facts = RegistryFacts::read(*held);
    QVERIFY(facts);
    const LintContext around = facts->surroundingsOf(*second);
    QVERIFY(around.isRevision);
    QCOMPARE(around.registeredNid, u"isbn"_s);
    QCOMPARE(around.previousVersion, 0);
    QCOMPARE(around.registeredNids.size(), 105);
    QCOMPARE(around.handle, u"draft:2"_s);
    QCOMPARE(around.drafts.size(), 1); // itself; the others request another NID or none
    QCOMPARE(around.drafts[0].nid, u"isbn"_s);
    QCOMPARE(around.drafts[0].handle, u"draft:2"_s);
    QCOMPARE(facts->surroundingsOf(*informal).kind, NamespaceKind::Informal);
}

void TestDraftWork::comparesANidWithSimilarOnesOnly_data()
{
    QTest::addColumn<QString>("nid");
    for (const QString& nid :
         {u"isbn"_s, u"ISBN"_s, u"i5bn"_s, u"oasi"_s, u"oases"_s, u"0asis"_s, u"urn-7"_s, u"urn-99"_s,
          u"ab"_s, u"iso-n"_s, u"crates"_s, u"not a nid"_s, u"3g-pp"_s, u"3gpp"_s, u"\u00e4bc"_s})
        QTest::newRow(nid.toUtf8().constData()) << nid;
}

/// What lint finds with all registered NIDs is the reference.
void TestDraftWork::comparesANidWithSimilarOnesOnly()
{
    QFETCH(QString, nid);
    const Result<Registry> held = registry();
    QVERIFY(held);
    const RegistrationTemplate made =
        completeTemplate(nid, u"Names crates: urn:%1:1, urn:isbn:1, urn:oasis:1, urn:iso:1."_s.arg(nid));
    for (const NamespaceKind kind : {NamespaceKind::Formal, NamespaceKind::Informal}) {
        const Draft draft{.kind = kind, .content = {.registrationTemplate = made}};
        const auto all = RegistryFacts::read(*held);
        const auto some = RegistryFacts::readAround(*held, {nid});
        QVERIFY(all && some);
        QVERIFY(some->surroundingsOf(draft).registeredNids.size() < 20);
        QCOMPARE(lintAll(some->taskFor(draft, nullptr)), lintAll(all->taskFor(draft, nullptr)));
        QCOMPARE(lintNid(nid, some->surroundingsOf(draft)), lintNid(nid, all->surroundingsOf(draft)));
    }
}

void TestDraftWork::registersADraftThatNothingBlocks()
{
    Result<Registry> held = registry();
    QVERIFY(held);
    const auto draft = held->drafts().create(
        {.content = {.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s)}}, {});
    QVERIFY(draft);
    QVERIFY(takeStep(*held, draft->id, {ProcessStep::Submit}));
    const Result<QString> nid = registerChecked(*held, draft->id, {});
    QVERIFY2(nid, nid ? "" : nid.error().detail.c_str());
    QCOMPARE(*nid, u"crates"_s);
}

void TestDraftWork::takesNoStepIfSomebodySavedMeanwhile()
{
    Result<Registry> held = registry();
    QVERIFY(held);
    VersionContent content{.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s)};
    const auto draft = held->drafts().create({.content = content}, {});
    QVERIFY(draft);
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names boxes."_s);
    QVERIFY(held->drafts().save(draft->id, content, draft->saves, {}));
    QCOMPARE(takeStep(*held, draft->id, {ProcessStep::Submit}, draft->saves).error().code,
             storage::kConflict);
    QCOMPARE(registerChecked(*held, draft->id, {}, draft->saves).error().code, storage::kConflict);
    QVERIFY(registerChecked(*held, draft->id, {}, draft->saves + 1));
}

void TestDraftWork::blocksRegisteringAndSubmittingAlike()
{
    Result<Registry> held = registry();
    QVERIFY(held);
    const auto draft = held->drafts().create(
        {.content = {.registrationTemplate = completeTemplate(u"x-crates"_s, QString())}}, {});
    QVERIFY(draft);
    const Result<QString> nid = registerChecked(*held, draft->id, {});
    const Result<Draft> submitted = takeStep(*held, draft->id, {ProcessStep::Submit});
    QVERIFY(!nid && !submitted);
    QCOMPARE(nid.error().code, workflow::kIncompleteTemplate);
    QCOMPARE(nid.error().subject, std::string("draft:1"));
    QCOMPARE(QString::fromStdString(nid.error().detail), u"nid.formal.x-prefix, template.missing-field"_s);
    QCOMPARE(submitted.error(), nid.error());
    QCOMPARE(held->drafts().record(draft->id)->draft.state, State::Draft);
    QVERIFY(!held->registrations().record(u"x-crates"_s));
}

void TestDraftWork::blocksContradictionsUnlessTheyAreAccepted()
{
    Result<Registry> held = registry();
    QVERIFY(held);
    VersionContent content{.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s),
                           .samples = {{.urn = u"urn:crates:a"_s}},
                           .rule = SyntaxRule{.text = u"crate = 1*DIGIT"_s}};
    const auto draft = held->drafts().create({.content = content}, {});
    QVERIFY(draft);
    const Result<Draft> blocked = takeStep(*held, draft->id, {ProcessStep::Submit});
    QVERIFY(!blocked);
    QCOMPARE(QString::fromStdString(blocked.error().detail), u"rule.sample-rejected"_s);
    content.samples[0].acceptedBecause = u"Printed like that in the specification."_s;
    QVERIFY(held->drafts().save(draft->id, content, draft->saves, {}));
    QVERIFY(takeStep(*held, draft->id, {ProcessStep::Submit}));
    QVERIFY(registerChecked(*held, draft->id, {}));
    QCOMPARE(held->registrations().record(u"crates"_s)->versions.last().content.samples, content.samples);
}

void TestDraftWork::allowsFindingsThatAReviewerAccepted()
{
    Result<Registry> held = registry();
    QVERIFY(held);
    const auto draft = held->drafts().create(
        {.content = {.registrationTemplate = completeTemplate(u"crates"_s, QString())}}, {});
    QVERIFY(draft);
    const auto comment = [&](const ReviewComment& said) {
        return held->comments().add(draftHandle(draft->id), said,
                                    {.who = u"expert"_s, .note = {}, .link = {}});
    };
    const ReviewComment acceptance{.kind = CommentKind::Acceptance,
                                   .version = 1,
                                   .field = TemplateField::Purpose,
                                   .finding = u"template.missing-field"_s,
                                   .text = u"The specification says it."_s};
    const auto accepted = comment(acceptance);
    QVERIFY(accepted);
    QVERIFY(comment({.kind = CommentKind::Resolution, .answerTo = *accepted, .text = u"It does not."_s}));
    QCOMPARE(QString::fromStdString(takeStep(*held, draft->id, {ProcessStep::Submit}).error().detail),
             u"template.missing-field"_s);
    QVERIFY(comment(acceptance));
    QVERIFY(takeStep(*held, draft->id, {ProcessStep::Submit}));
    QVERIFY(registerChecked(*held, draft->id, {}));
    // It applies to that version only.
    const auto record = held->registrations().record(u"crates"_s);
    const auto task = versionTask(*held, record->registration, record->versions.constLast());
    QCOMPARE(lintWithAcceptances(task.value()).accepted.size(), 1);
    QCOMPARE(lintWithAcceptances(task.value()).accepted[0].acceptance.who, u"expert"_s);
    const auto next =
        held->drafts().create({.revisionOf = u"crates"_s, .basedOn = 1, .content = draft->content}, {});
    QVERIFY(lintWithAcceptances(draftTask(*held, next.value()).value()).accepted.isEmpty());
}

void TestDraftWork::comparesARevisionWithThePreviousRule()
{
    Result<Registry> held = registry();
    QVERIFY(held);
    VersionContent content{.registrationTemplate = completeTemplate(u"issn"_s, u"Names serials."_s),
                           .rule = SyntaxRule{.text = u"issn = 4DIGIT \"-\" 4DIGIT"_s}};
    const auto draft = held->drafts().create({.revisionOf = u"issn"_s, .content = content}, {});
    QVERIFY(draft);
    QVERIFY(draftTask(*held, *draft)->previousRule.has_value()); // our own: the registry has no version
    const Result<QList<Finding>> findings = draftFindings(*held, *draft);
    QVERIFY(findings);
    const auto has = [&findings](QLatin1StringView id) {
        return std::ranges::any_of(*findings,
                                   [id](const Finding& finding) { return finding.id.word() == id; });
    };
    QVERIFY(has("rule.revision-loses"_L1)); // those that end with an X
    QVERIFY(has("rule.equivalence-dropped"_L1));
    QVERIFY(!draftTask(*held, {.content = content})->previousRule.has_value());
}

void TestDraftWork::reportsErrorsOfTheRegistry()
{
    Result<Registry> held = registry();
    QVERIFY(held);
    QCOMPARE(registerChecked(*held, 99, {}).error().code, storage::kNotFound);
    QCOMPARE(takeStep(*held, 99, {ProcessStep::Submit}).error().code, storage::kNotFound);
}

NIDUS_TEST(tst_draftwork, TestDraftWork)
#include "tst_draftwork.moc"
