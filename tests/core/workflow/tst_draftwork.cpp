// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/draftwork.h"

#include "core/builtin/builtincontent.h"
#include "tests/core/workflow/completetemplate.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using nidus::test::completeTemplate;

class TestDraftWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gathersWhatADraftIsJudgedAgainst();
    void registersWhatNothingStandsAgainst();
    void blocksRegisteringAndSubmittingAlike();
    void passesTheRegistrysOwnErrorsOn();

private:
    [[nodiscard]] static std::expected<Registry, Error> registry()
    {
        return Registry::inMemory(builtinContent());
    }
};

void TestDraftWork::gathersWhatADraftIsJudgedAgainst()
{
    std::expected<Registry, Error> held = registry();
    QVERIFY(held);
    const auto first = held->createDraft(
        {.content = {.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s)}}, {});
    const auto second = held->createDraft({.revisionOf = u"isbn"_s}, {});
    const auto informal = held->createDraft({.kind = NamespaceKind::Informal}, {});
    QVERIFY(first && second && informal);
    const auto around = lintSurroundings(*held, *second);
    QVERIFY(around);
    QVERIFY(around->isRevision);
    QCOMPARE(around->revisionOf, u"isbn"_s);
    QCOMPARE(around->previousVersion, 0);
    QCOMPARE(around->registeredNids.size(), 105);
    QCOMPARE(around->otherDrafts.size(), 1); // neither itself nor the informal one, which asks for no NID
    QCOMPARE(around->otherDrafts[0].nid, u"crates"_s);
    QCOMPARE(around->otherDrafts[0].handle, u"draft:1"_s);
    QCOMPARE(lintSurroundings(*held, *informal)->kind, NamespaceKind::Informal);
}

void TestDraftWork::registersWhatNothingStandsAgainst()
{
    std::expected<Registry, Error> held = registry();
    QVERIFY(held);
    const auto draft = held->createDraft(
        {.content = {.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s)}}, {});
    QVERIFY(draft);
    QVERIFY(submitChecked(*held, draft->id, {}));
    const std::expected<QString, Error> nid = registerChecked(*held, draft->id, {});
    QVERIFY2(nid, nid ? "" : nid.error().detail.c_str());
    QCOMPARE(*nid, u"crates"_s);
}

void TestDraftWork::blocksRegisteringAndSubmittingAlike()
{
    std::expected<Registry, Error> held = registry();
    QVERIFY(held);
    const auto draft = held->createDraft(
        {.content = {.registrationTemplate = completeTemplate(u"x-crates"_s, QString())}}, {});
    QVERIFY(draft);
    const std::expected<QString, Error> nid = registerChecked(*held, draft->id, {});
    const std::expected<Draft, Error> submitted = submitChecked(*held, draft->id, {});
    QVERIFY(!nid && !submitted);
    QCOMPARE(nid.error().code, ErrorCode::IncompleteTemplate);
    QCOMPARE(nid.error().subject, std::string("draft:1"));
    QCOMPARE(QString::fromStdString(nid.error().detail), u"nid.formal.x-prefix, template.missing-field"_s);
    QCOMPARE(submitted.error(), nid.error());
    QCOMPARE(held->draft(draft->id)->draft.state, State::Draft);
    QVERIFY(!held->record(u"x-crates"_s));
}

void TestDraftWork::passesTheRegistrysOwnErrorsOn()
{
    std::expected<Registry, Error> held = registry();
    QVERIFY(held);
    QCOMPARE(registerChecked(*held, 99, {}).error().code, ErrorCode::NotFound);
    QCOMPARE(submitChecked(*held, 99, {}).error().code, ErrorCode::NotFound);
}

QTEST_GUILESS_MAIN(TestDraftWork)
#include "tst_draftwork.moc"
