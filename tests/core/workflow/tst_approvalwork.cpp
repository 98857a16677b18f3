// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtincontent.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftwork.h"
#include "core/workflow/import/importwork.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QTest>
#include <QTimeZone>

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
    void registersDespiteWhatWasListed();
    void keepsTheReasonUntilAChange();
    void countsAllAuthors_data();
    void countsAllAuthors();
    void countsChangesAfterTheApproval_data();
    void countsChangesAfterTheApproval();
    void needsSomebodyElseForAnEditorialChange();
    void countsNoHistoryOfAFile();

private:
    /// Returns the ids of what blocks approving the draft.
    [[nodiscard]] QString blockersOfApproval(qint64 draft, const QString& who);
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
    for (const findings::Finding& finding : requirements(open, record(), request.step).passable)
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

void TestApprovalWork::registersDespiteWhatWasListed()
{
    bringTo(State::WithIana);
    const ReviewComment no{
        .kind = CommentKind::Acceptance, .finding = u"review.stability"_s, .text = u"No"_s};
    QVERIFY(m_registry->comments().add(draftHandle(m_draft.id), no, {.who = u"Eve"_s}));
    StepRequest request{.despite = u"They will."_s, .listed = QStringList()};
    const Result<QString> refused = registerChecked(*m_registry, m_draft.id, request);
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().detail), u"process.unfavorable-answer"_s);
    request.listed->append(u"process.unfavorable-answer"_s);
    QVERIFY(registerChecked(*m_registry, m_draft.id, request));
}

/// The reason of the approval covers the questions and comments that it passed, and no later ones.
void TestApprovalWork::keepsTheReasonUntilAChange()
{
    QVERIFY(m_registry->comments().add(draftHandle(m_draft.id), {.text = u"Who?"_s}, {.who = u"Eve"_s}));
    bringTo(State::Approved);
    const StepRequest forward{.step = ProcessStep::Forward};
    const auto passable = [this, &forward] {
        const auto open = checklist(*m_registry, record(), forward).value();
        return requirements(open, record(), forward.step).passable.size();
    };
    QCOMPARE(passable(), 0);
    QVERIFY(m_registry->comments().add(draftHandle(m_draft.id), {.text = u"Wait."_s}, {.who = u"Eve"_s}));
    QCOMPARE(passable(), 1);
    const Result<Draft> refused = takeStep(*m_registry, m_draft.id, forward);
    QVERIFY(!refused);
    QCOMPARE(QString::fromStdString(refused.error().detail),
             u"process.open-comments, process.reason-missing"_s);
    for (const ReviewComment& open : openComments(m_registry->comments().of(draftHandle(m_draft.id)).value()))
        QVERIFY(m_registry->comments().add(draftHandle(m_draft.id),
                                           {.kind = CommentKind::Resolution, .answerTo = open.id}, {}));
    QVERIFY(takeStep(*m_registry, m_draft.id, forward));
}

QString TestApprovalWork::blockersOfApproval(qint64 draft, const QString& who)
{
    const Result<Draft> approved = takeStep(
        *m_registry, draft, {.step = ProcessStep::Approve, .act = {.who = who}, .despite = u"answered"_s});
    return approved ? QString() : QString::fromStdString(approved.error().detail);
}

void TestApprovalWork::countsAllAuthors_data()
{
    QTest::addColumn<QStringList>("owners"); // one after the other; the first creates the draft
    QTest::addColumn<QStringList>("savers"); // one after the other
    QTest::addColumn<QString>("approver");
    QTest::addColumn<bool>("isAuthor");
    const QString ada = u"Ada <ada@example.org>"_s;
    const QString bob = u"Bob"_s;
    const QString cai = u"Cai"_s;
    QTest::newRow("gave it away") << QStringList{ada, bob} << QStringList{ada} << ada << true;
    QTest::newRow("owns it, did not save it") << QStringList{ada, bob} << QStringList{ada} << bob << true;
    QTest::newRow("had it in between") << QStringList{bob, ada, bob} << QStringList{ada} << ada << true;
    QTest::newRow("saved it, never had it") << QStringList{bob} << QStringList{ada} << ada << true;
    QTest::newRow("saved it before another") << QStringList{bob} << QStringList{ada, cai} << ada << true;
    QTest::newRow("had it, another saved it") << QStringList{ada, bob} << QStringList{bob} << ada << true;
    QTest::newRow("neither had it nor saved it") << QStringList{ada, bob} << QStringList{ada} << cai << false;
}

void TestApprovalWork::countsAllAuthors()
{
    QFETCH(QStringList, owners);
    QFETCH(QStringList, savers);
    QFETCH(QString, approver);
    QFETCH(bool, isAuthor);
    QVERIFY(m_registry->settings().setApproval(ApprovalRule::SecondPerson, {}));
    VersionContent content{.registrationTemplate = completeTemplate(u"boxes"_s, u"Names boxes."_s)};
    const Act creation{.who = owners.constFirst(), .note = u"From a file: not really"_s};
    Draft draft = m_registry->drafts().create({.content = content}, creation).value();
    for (const QString& saver : savers) {
        content.registrationTemplate.setText(TemplateField::Purpose, u"Names boxes for "_s + saver);
        draft = m_registry->drafts().save(draft.id, content, draft.saves, {.who = saver}).value();
    }
    for (const QString& owner : owners.sliced(1))
        QVERIFY(assign(*m_registry, draft.id, {.owner = owner}, {.who = approver, .note = u"yours"_s}));
    QVERIFY(takeStep(*m_registry, draft.id, {ProcessStep::Submit}));
    // To register it without an approval is to approve it.
    const auto registered = registerChecked(
        *m_registry, draft.id, {.act = {.who = approver, .note = u"fine"_s}, .despite = u"fine"_s});
    QCOMPARE(registered.has_value(), !isAuthor);
    if (isAuthor)
        QCOMPARE(blockersOfApproval(draft.id, approver), u"process.second-person-missing"_s);
}

/// Whoever changes an approved text is an author, whatever the change was called and who saved it later.
void TestApprovalWork::countsChangesAfterTheApproval_data()
{
    QTest::addColumn<QString>("editorial");
    QTest::newRow("back in review") << QString();
    QTest::newRow("editorial") << u"a typo"_s;
}

void TestApprovalWork::countsChangesAfterTheApproval()
{
    QFETCH(QString, editorial);
    QVERIFY(m_registry->settings().setApproval(ApprovalRule::SecondPerson, {}));
    bringTo(State::Approved);
    Draft draft = change(editorial);
    draft.content.registrationTemplate.setText(TemplateField::Purpose, u"Names crates again."_s);
    draft = m_registry->drafts().save(draft.id, draft.content, draft.saves, {.who = u"Zoe"_s}).value();
    QCOMPARE(draft.state, State::InReview);
    for (const QString& author : {u"Mallory"_s, u"Zoe"_s})
        QCOMPARE(blockersOfApproval(draft.id, author), u"process.second-person-missing"_s);
    QCOMPARE(blockersOfApproval(draft.id, u"expert"_s), QString());
}

/// An editorial change would make its author the only one who read it.
void TestApprovalWork::needsSomebodyElseForAnEditorialChange()
{
    bringTo(State::Approved);
    VersionContent content = record().draft.content;
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names everything."_s);
    const auto save = [this, &content](const QString& editorial) {
        return saveDraft(*m_registry, m_draft.id, content, record().draft.saves, {.who = u"Mallory"_s},
                         editorial);
    };
    QVERIFY(m_registry->settings().setApproval(ApprovalRule::SecondPerson, {}));
    const qsizetype events = record().events.size();
    const auto refused = save(u"a typo"_s);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, kApprovalRequired);
    QCOMPARE(record().events.size(), events);
    QCOMPARE(record().draft.state, State::Approved);
    QCOMPARE(save({}).value().state, State::InReview);
    QCOMPARE(blockersOfApproval(m_draft.id, u"Mallory"_s), u"process.second-person-missing"_s);
    QCOMPARE(blockersOfApproval(m_draft.id, u"expert"_s), QString());
}

void TestApprovalWork::countsNoHistoryOfAFile()
{
    QVERIFY(m_registry->settings().setApproval(ApprovalRule::SecondPerson, {}));
    const QString bob = u"Bob"_s;
    const QString mallory = u"Mallory"_s;
    const QDateTime then(QDate(2026, 3, 1), QTime(12, 0), QTimeZone::utc());
    const VersionContent content{.registrationTemplate = completeTemplate(u"boxes"_s, u"Names boxes."_s)};
    const DraftRecord record{
        .draft = {.id = 9, .state = State::WithIana, .content = content, .author = bob, .owner = bob},
        .events = {{then, bob, EventKind::Created, {}, {}},
                   {then, bob, EventKind::Submitted, u"to the list"_s, {}},
                   {then, bob, EventKind::Approved, approvalNote({}, content), {}},
                   {then, bob, EventKind::Directed, {}, {}},
                   {then, bob, EventKind::Reviewed, {}, {}}}};
    const exchange::ImportedFile file{.format = exchange::FileFormat::RegistryXml,
                                      .content = exchange::ImportedRecords::of({.drafts = {record}})};
    const ImportPlan plan = planImport(*m_registry, file).value();
    const QStringList made =
        carryOut(*m_registry, plan, {.who = mallory, .note = u"from a friend"_s}).value();
    const qint64 id = draftIdOf(made.value(0)).value_or(0);
    const DraftRecord stored = m_registry->drafts().record(id).value();
    QCOMPARE(stored.draft.state, State::InReview);
    QCOMPARE(stored.draft.author, mallory);
    QCOMPARE(stored.draft.owner, bob);
    QCOMPARE(stored.events.size(), record.events.size() + 1);
    QCOMPARE(stored.events[0].note, u"From a file"_s);
    QCOMPARE(stored.events[1].note, u"From a file: to the list"_s);
    const Event& last = stored.events.constLast();
    QCOMPARE(last.what, EventKind::Imported);
    QCOMPARE(last.who, mallory);
    QCOMPARE(last.note, u"from a friend"_s);
    QVERIFY(approvedContent(stored.events).isEmpty());
    for (const QString& author : {mallory, bob})
        QCOMPARE(blockersOfApproval(id, author), u"process.second-person-missing"_s);
    QCOMPARE(blockersOfApproval(id, u"Cai"_s), QString());
    // Neither the direction nor the report is on record here: both or none is required.
    QVERIFY(m_registry->activity().enter(draftHandle(id), EventKind::Directed, {.who = bob}));
    const Result<QString> registered = registerChecked(*m_registry, id, {.act = {.who = bob}});
    QVERIFY(!registered);
    QCOMPARE(QString::fromStdString(registered.error().detail), u"process.report-missing"_s);
}

NIDUS_TEST(tst_approvalwork, TestApprovalWork)
#include "tst_approvalwork.moc"
