// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using nidus::test::completeTemplate;

/// Only the approved text can be registered, however an edit is made.
class TestApprovalWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void registersWhatWasApproved();
    void returnsAChangedDraftToReview_data();
    void returnsAChangedDraftToReview();
    void keepsTheApprovalForAnEditorialChange_data() { returnsAChangedDraftToReview_data(); }
    void keepsTheApprovalForAnEditorialChange();
    void returnsAMergedRevisionToReview();
    void rejectsAChangeAfterTheReturnToDraft();
    void allowsTheFastTrack();
    void logsNoSaveWithoutChanges();
    void coversOnlyWhatWasListed();

private:
    [[nodiscard]] DraftRecord record() const { return m_registry->drafts().record(m_draft.id).value(); }
    /// Takes the draft through the steps to a state.
    void bringTo(State state);
    /// Changes the purpose and returns the draft as stored.
    [[nodiscard]] Draft change(const QString& editorial = {});
    [[nodiscard]] QList<EventKind> kindsSince(qsizetype first) const
    {
        QList<EventKind> kinds;
        for (const Event& event : record().events.sliced(first))
            kinds.append(event.what);
        return kinds;
    }

    std::optional<Registry> m_registry;
    Draft m_draft;
};

void TestApprovalWork::init()
{
    m_registry = Registry::inMemory(builtinContent()).value();
    m_draft =
        m_registry->drafts()
            .create({.content = {.registrationTemplate = completeTemplate(u"crates"_s, u"Names crates."_s)}},
                    {})
            .value();
}

void TestApprovalWork::bringTo(State state)
{
    using enum ProcessStep;
    QVERIFY(takeStep(*m_registry, m_draft.id, {Submit}));
    QVERIFY(takeStep(
        *m_registry, m_draft.id,
        {.step = Approve, .act = {.who = u"expert"_s, .note = u"fine"_s}, .despite = u"answered"_s}));
    if (state == State::WithIana)
        QVERIFY(takeStep(*m_registry, m_draft.id, {.step = Forward, .despite = u"answered"_s}));
    QCOMPARE(record().draft.state, state);
}

Draft TestApprovalWork::change(const QString& editorial)
{
    const Draft draft = record().draft;
    VersionContent content = draft.content;
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names everything."_s);
    return m_registry->drafts()
        .save(draft.id, content, draft.saves, {.who = u"Mallory"_s}, editorial)
        .value();
}

void TestApprovalWork::registersWhatWasApproved()
{
    bringTo(State::WithIana);
    const QList<Event> events = record().events;
    QCOMPARE(approvedContent(events), contentHash(record().draft.content));
    QVERIFY(registerChecked(*m_registry, m_draft.id, {}));
}

void TestApprovalWork::returnsAChangedDraftToReview_data()
{
    QTest::addColumn<State>("state");
    QTest::newRow("approved") << State::Approved;
    QTest::newRow("with IANA") << State::WithIana;
}

void TestApprovalWork::returnsAChangedDraftToReview()
{
    QFETCH(const State, state);
    bringTo(state);
    const qsizetype events = record().events.size();
    QCOMPARE(change().state, State::InReview);
    QCOMPARE(record().draft.state, State::InReview);
    QCOMPARE(kindsSince(events), (QList{EventKind::Reopened, EventKind::Submitted}));
    const Event reopened = record().events[events];
    QCOMPARE(reopened.who, u"Mallory"_s);
    QVERIFY2(reopened.note.startsWith(u"Changed after approval: purpose.\n"_s), qPrintable(reopened.note));
    const Result<QString> nid = registerChecked(*m_registry, m_draft.id, {});
    QVERIFY(!nid);
    QCOMPARE(QString::fromStdString(nid.error().detail), u"process.changed-since-approval"_s);
    QVERIFY(takeStep(*m_registry, m_draft.id, {.step = ProcessStep::Approve, .despite = u"answered"_s}));
    QVERIFY(registerChecked(*m_registry, m_draft.id, {}));
    QVERIFY(m_registry->history().verify());
}

void TestApprovalWork::keepsTheApprovalForAnEditorialChange()
{
    QFETCH(const State, state);
    bringTo(state);
    const qsizetype events = record().events.size();
    QCOMPARE(change(u"a typo"_s).state, state);
    const QList<EventKind> kinds = kindsSince(events);
    QCOMPARE(kinds.constFirst(), EventKind::Approved);
    QCOMPARE(kinds.contains(EventKind::Forwarded), state == State::WithIana);
    QVERIFY(record().events[events].note.startsWith(u"Editorial change of purpose: a typo\n"_s));
    QVERIFY(registerChecked(*m_registry, m_draft.id, {}));
}

void TestApprovalWork::returnsAMergedRevisionToReview()
{
    QVERIFY(registerChecked(*m_registry, m_draft.id, {}));
    VersionContent content = m_registry->registrations().record(u"crates"_s)->versions[0].content;
    content.registrationTemplate.setText(TemplateField::Revision, u"Names more."_s);
    m_draft = m_registry->drafts().create({.revisionOf = u"crates"_s, .content = content}, {}).value();
    QVERIFY(m_registry->drafts().move(m_draft.id, State::InReview, {}));
    QVERIFY(m_registry->drafts().move(m_draft.id, State::Approved, {}));
    // The same text with another base is still approved.
    QCOMPARE(m_registry->drafts().rebase(m_draft.id, content, m_draft.saves, {})->state, State::Approved);
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names crates, merged."_s);
    QCOMPARE(m_registry->drafts().rebase(m_draft.id, content, m_draft.saves, {})->state, State::InReview);
    QVERIFY(isChangedSinceApproval(record().events, record().draft.content));
}

void TestApprovalWork::rejectsAChangeAfterTheReturnToDraft()
{
    bringTo(State::Approved);
    const VersionContent approved = record().draft.content;
    QVERIFY(m_registry->drafts().move(m_draft.id, State::Draft, {}));
    QCOMPARE(change().state, State::Draft);
    QVERIFY(!registerChecked(*m_registry, m_draft.id, {}));
    QVERIFY(m_registry->drafts().save(m_draft.id, approved, record().draft.saves, {}));
    QVERIFY(registerChecked(*m_registry, m_draft.id, {}));
}

void TestApprovalWork::allowsTheFastTrack()
{
    bringTo(State::Approved);
    VersionContent content = record().draft.content;
    Registrant registrant = content.registrationTemplate.registrant();
    registrant.fastTrack = true;
    content.registrationTemplate.setRegistrant(registrant);
    QCOMPARE(m_registry->drafts().save(m_draft.id, content, m_draft.saves, {})->state, State::InReview);
    for (const EventKind kind : {EventKind::Recognized, EventKind::Specified})
        QVERIFY(m_registry->activity().enter(draftHandle(m_draft.id), kind, {}));
    QVERIFY(registerChecked(*m_registry, m_draft.id, {}));
}

void TestApprovalWork::logsNoSaveWithoutChanges()
{
    bringTo(State::Approved);
    const qsizetype events = record().events.size();
    QCOMPARE(m_registry->drafts().save(m_draft.id, record().draft.content, m_draft.saves, {})->state,
             State::Approved);
    QCOMPARE(record().events.size(), events);
}

/// A comment of somebody else may arrive while the reason is written.
void TestApprovalWork::coversOnlyWhatWasListed()
{
    QVERIFY(takeStep(*m_registry, m_draft.id, {ProcessStep::Submit}));
    StepRequest request{.step = ProcessStep::Approve, .act = {.who = u"expert"_s}, .despite = u"answered"_s};
    QStringList listed;
    const auto open = checklist(*m_registry, record(), request).value();
    for (const findings::Finding& finding : requirements(open, record().draft, request.step).passable)
        listed.append(finding.id.word());
    QVERIFY(!listed.isEmpty()); // the questions to the reviewers
    request.listed = listed;
    QVERIFY(m_registry->comments().add(draftHandle(m_draft.id), {.text = u"Wait."_s}, {.who = u"Eve"_s}));
    const Result<Draft> refused = takeStep(*m_registry, m_draft.id, request);
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().detail), u"process.open-comments"_s);
    request.listed->append(u"process.open-comments"_s);
    QVERIFY(takeStep(*m_registry, m_draft.id, request));
}

NIDUS_TEST(tst_approvalwork, TestApprovalWork)
#include "tst_approvalwork.moc"
