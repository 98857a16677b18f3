// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/opentasks.h"

#include "core/builtin/builtincontent.h"
#include "core/findings/catalog/catalog.h"
#include "core/lint/reviewchecklist.h"
#include "core/registration/handle.h"
#include "core/registration/utc.h"
#include "core/workflow/drafts/draftwork.h"
#include "tests/core/workflow/completetemplate.h"
#include "tests/testprogram.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::base;
using namespace nidus::builtin;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::workflow;
using nidus::test::completeTemplate;

/// Which drafts need attention, why, and in which order.
class TestWorkQueue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_registry.reset(); }

    void hasNothingToDoAtFirst();
    void followsADraftThroughItsSteps();
    void knowsWhetherADraftWasSaved();
    void leavesDraftsToTheirOwners();
    void knowsAPersonByTheMailAddress();
    void staysWithItsOwnerAfterAColleagueSaved();
    void followsTheAssignee();
    void findsTheOwnAmongAThousand();
    void listsADueReminder();
    void countsOpenComments();
    void givesADraftWithCommentsToWhoeverIsNext_data();
    void givesADraftWithCommentsToWhoeverIsNext();
    void passesTheCommentsThatAnApprovalPassed();
    void waitsForEachWhoCommented();
    void keepsAReviewWithItsReviewerUntilItEnds();
    void keepsADraftWithWhoeverIsAlone();
    void endsTheAssignmentOfWhoeverSubmits();
    void saysWhyADraftWasReturned();
    void reportsANewerVersion();
    void reportsOvertakenEdits();
    void listsRecoveredEditsOnce();
    void sortsTheMostUrgentFirst();
    void stops();

private:
    [[nodiscard]] qint64 create(const QString& nid, const QString& who = u"Ada"_s)
    {
        return m_registry->drafts()
            .create({.content = {.registrationTemplate = completeTemplate(nid, u"Names."_s)}}, {.who = who})
            .value()
            .id;
    }
    [[nodiscard]] Draft draft(qint64 id) const { return m_registry->drafts().record(id).value().draft; }
    [[nodiscard]] QList<TaskItem> queue() const { return openTasks(*m_registry, m_context).value(); }
    [[nodiscard]] static QList<TaskReason> reasons(const QList<TaskItem>& items)
    {
        QList<TaskReason> found;
        std::ranges::transform(items, std::back_inserter(found), &TaskItem::reason);
        return found;
    }

    QTemporaryDir m_directory;
    QDateTime m_now;
    WorkContext m_context;
    std::unique_ptr<Registry> m_registry;
};

void TestWorkQueue::init()
{
    m_now = QDateTime({2026, 3, 14}, QTime(12, 0), kUtc);
    m_context = {.names = {u"ada"_s, u"Ada"_s}, .today = {2026, 3, 14}, .unsaved = {}, .recovered = {}};
    const QString path = m_directory.filePath(QString::fromLatin1(QTest::currentTestFunction()) +
                                              QString::fromLatin1(QTest::currentDataTag()));
    m_registry = std::make_unique<Registry>(
        Registry::create(path, builtinContent(), {.clock = [this] { return m_now; }}).value());
}

void TestWorkQueue::hasNothingToDoAtFirst() { QCOMPARE(queue(), QList<TaskItem>()); }

void TestWorkQueue::followsADraftThroughItsSteps()
{
    const qint64 id = create(u"crates"_s);
    const TaskItem unfinished{.reason = TaskReason::Unfinished,
                              .handle = draftHandle(id),
                              .nid = u"crates"_s,
                              .kind = NamespaceKind::Formal,
                              .state = State::Draft,
                              .since = {2026, 3, 14},
                              .who = u"Ada"_s,
                              .turn = u"Ada"_s,
                              .isNew = true};
    QCOMPARE(queue(), QList{unfinished});
    using enum ProcessStep;
    const QList<std::pair<ProcessStep, TaskReason>> steps{
        {Submit, TaskReason::InReview}, {Approve, TaskReason::Approved}, {Forward, TaskReason::WithIana}};
    for (const auto& [step, reason] : steps) {
        m_now = m_now.addDays(1);
        QVERIFY(takeStep(
            *m_registry, id,
            {.step = step, .act = {.who = u"Bea"_s, .link = u"ticket 7"_s}, .despite = u"answered"_s}));
        const QList<TaskItem> items = queue();
        QCOMPARE(reasons(items), QList{reason});
        QCOMPARE(items.first().since, m_now.date());
        QCOMPARE(items.first().who, u"Bea"_s);
        QCOMPARE(items.first().state, draft(id).state);
    }
    QVERIFY(registerChecked(*m_registry, id, {}));
    QCOMPARE(queue(), QList<TaskItem>());
}

/// A draft is in the registry from its first edit on; that is not a save.
void TestWorkQueue::knowsWhetherADraftWasSaved()
{
    const qint64 id = create(u"crates"_s);
    m_context.unsaved = {{id, 0}};
    QVERIFY(queue().first().isNew);
    QVERIFY(queue().first().isEdited);
    registration::VersionContent content = draft(id).content;
    content.registrationTemplate.setText(TemplateField::Purpose, u"Crates"_s);
    QVERIFY(m_registry->drafts().save(id, content, 0, {.who = u"Ada"_s}));
    m_context.unsaved.clear();
    QVERIFY(!queue().first().isNew);
    QVERIFY(!queue().first().isEdited);
}

void TestWorkQueue::leavesDraftsToTheirOwners()
{
    const qint64 id = create(u"crates"_s, u"Bea"_s);
    QCOMPARE(queue(), QList<TaskItem>());
    QVERIFY(takeStep(*m_registry, id, {ProcessStep::Submit, {.who = u"Bea"_s}}));
    QCOMPARE(reasons(queue()), QList{TaskReason::InReview});
}

void TestWorkQueue::knowsAPersonByTheMailAddress()
{
    static_cast<void>(create(u"crates"_s, u"Ada <ada@example.org>"_s));
    static_cast<void>(create(u"boxes"_s, u"Ada <other@example.org>"_s));
    m_context.names = {u"A. Lovelace <Ada@example.org>"_s};
    const QList<TaskItem> items = queue();
    QCOMPARE(items.size(), 1);
    QCOMPARE(items.first().nid, u"crates"_s);
}

void TestWorkQueue::staysWithItsOwnerAfterAColleagueSaved()
{
    const qint64 id = create(u"crates"_s);
    VersionContent content = draft(id).content;
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names of crates."_s);
    QVERIFY(m_registry->drafts().save(id, content, 0, {.who = u"Bea"_s}));
    QCOMPARE(reasons(queue()), QList{TaskReason::Unfinished});
    m_context.names = {u"Bea"_s};
    QCOMPARE(queue(), QList<TaskItem>());
}

void TestWorkQueue::followsTheAssignee()
{
    const qint64 id = create(u"crates"_s);
    QVERIFY(assign(*m_registry, id, {.assignee = u"Bea <bea@example.org>"_s}, {.who = u"Ada"_s}));
    QCOMPARE(queue(), QList<TaskItem>()); // Ada waits for Bea
    m_context.names = {u"bea@example.org"_s};
    QCOMPARE(reasons(queue()), QList{TaskReason::Unfinished});
    QVERIFY(assign(*m_registry, id, {.assignee = QString()}, {.who = u"Bea"_s}));
    QCOMPARE(queue(), QList<TaskItem>());
}

/// They were saved last by a colleague's program, which spells names in another way.
void TestWorkQueue::findsTheOwnAmongAThousand()
{
    constexpr int kDrafts = 1'000;
    QList<Draft> drafts;
    for (int i = 0; i < kDrafts; ++i) {
        drafts.append(Draft{});
        drafts.last().content.registrationTemplate.setText(TemplateField::Nid, u"crates-%1"_s.arg(i));
    }
    const auto made = m_registry->drafts().createAll(drafts, {.who = u"Ada <ada@example.org>"_s});
    QCOMPARE(made->size(), kDrafts);
    m_context.names = {u"Lovelace, Ada <Ada@Example.org>"_s};
    QCOMPARE(queue().size(), kDrafts);
    QCOMPARE(queue().first().reason, TaskReason::Unfinished);
}

void TestWorkQueue::listsADueReminder()
{
    const qint64 id = create(u"crates"_s, u"Bea"_s);
    QVERIFY(m_registry->drafts().remind(id, m_context.today.addDays(1)));
    QCOMPARE(queue(), QList<TaskItem>());
    m_context.today = m_context.today.addDays(1);
    QCOMPARE(reasons(queue()), QList{TaskReason::ReminderDue});
    QCOMPARE(queue().first().since, m_context.today);
    m_context.today = m_context.today.addDays(7);
    QCOMPARE(reasons(queue()), QList{TaskReason::ReminderDue});
}

void TestWorkQueue::countsOpenComments()
{
    const qint64 id = create(u"crates"_s);
    const QString handle = draftHandle(id);
    const auto say = [this, &handle](const ReviewComment& comment, const QString& who) {
        return m_registry->comments().add(handle, comment, {.who = who}).value();
    };
    const qint64 first = say({.text = u"Who are the people?"_s}, u"Bea"_s);
    m_now = m_now.addDays(1);
    const qint64 second = say({.field = TemplateField::Purpose, .text = u"What for?"_s}, u"Cai"_s);
    QCOMPARE(reasons(queue()), QList{TaskReason::OpenComments});
    QCOMPARE(queue().first().count, 2);
    QCOMPARE(queue().first().who, u"Cai"_s);
    QCOMPARE(queue().first().since, QDate(2026, 3, 14));
    static_cast<void>(say({.kind = CommentKind::Resolution, .answerTo = first, .text = u"said"_s}, u"Ada"_s));
    QCOMPARE(queue().first().count, 1);
    static_cast<void>(
        say({.kind = CommentKind::Resolution, .answerTo = second, .text = u"said"_s}, u"Ada"_s));
    QCOMPARE(reasons(queue()), QList{TaskReason::Unfinished});
}

void TestWorkQueue::givesADraftWithCommentsToWhoeverIsNext_data()
{
    QTest::addColumn<State>("state");
    QTest::addColumn<QString>("assignee");
    QTest::addColumn<QStringList>("speakers"); // of one comment and its answers
    QTest::addColumn<QString>("turn");
    const QString nobody;
    QTest::newRow("asked in review") << State::InReview << nobody << QStringList{u"Ben"_s} << u"Ada"_s;
    QTest::newRow("asked by IANA about an assigned draft")
        << State::WithIana << u"Ben"_s << QStringList{u"IANA"_s} << u"Ada"_s;
    QTest::newRow("answered") << State::InReview << nobody << QStringList{u"Ben"_s, u"Ada"_s} << u"Ben"_s;
    QTest::newRow("answered by a colleague")
        << State::InReview << nobody << QStringList{u"Ben"_s, u"Dee"_s} << u"Ben"_s;
    QTest::newRow("answered to the assigned reviewer")
        << State::InReview << u"Cai"_s << QStringList{u"Ben"_s, u"Ada"_s} << u"Cai"_s;
    QTest::newRow("asked once more") << State::InReview << nobody << QStringList{u"Ben"_s, u"Ada"_s, u"Ben"_s}
                                     << u"Ada"_s;
    QTest::newRow("of the owner alone") << State::InReview << nobody << QStringList{u"Ada"_s} << u"Ada"_s;
    QTest::newRow("of IANA") << State::WithIana << nobody << QStringList{u"IANA"_s} << u"Ada"_s;
    QTest::newRow("in a draft") << State::Draft << nobody << QStringList{u"Ben"_s} << u"Ada"_s;
    QTest::newRow("in an assigned draft") << State::Draft << u"Dee"_s << QStringList{u"Ben"_s} << u"Dee"_s;
    QTest::newRow("approved") << State::Approved << nobody << QStringList{u"Ben"_s} << u"Ada"_s;
}

void TestWorkQueue::givesADraftWithCommentsToWhoeverIsNext()
{
    QFETCH(const State, state);
    QFETCH(const QString, assignee);
    QFETCH(const QStringList, speakers);
    QFETCH(const QString, turn);
    const qint64 id = create(u"crates"_s);
    for (const State next : {State::InReview, State::Approved, State::WithIana}) {
        if (next <= state)
            QVERIFY(m_registry->drafts().move(id, next, {.who = u"Ada"_s}));
    }
    QVERIFY(assign(*m_registry, id, {.assignee = assignee}, {.who = u"Ada"_s}));
    qint64 first = 0;
    for (const QString& who : speakers) {
        const CommentKind kind = first == 0 ? CommentKind::Comment : CommentKind::Answer;
        const auto said = m_registry->comments().add(
            draftHandle(id), {.kind = kind, .answerTo = first, .text = u"Said."_s}, {.who = who});
        first = first == 0 ? said.value() : first;
    }
    const QList<TaskItem> items = queue();
    QCOMPARE(reasons(items), QList{TaskReason::OpenComments});
    QCOMPARE(items.first().turn, turn);
    QCOMPARE(items.first().who, speakers.last());
}

/// A comment that did not stop the approval is nobody's turn; one that follows it is.
void TestWorkQueue::passesTheCommentsThatAnApprovalPassed()
{
    const qint64 id = create(u"crates"_s);
    QVERIFY(m_registry->drafts().move(id, State::InReview, {.who = u"Ada"_s}));
    const auto say = [this, id](const ReviewComment& comment, const QString& who) {
        m_now = m_now.addSecs(1);
        return m_registry->comments().add(draftHandle(id), comment, {.who = who}).value();
    };
    const qint64 asked = say({.text = u"What for?"_s}, u"Ben"_s);
    static_cast<void>(say({.kind = CommentKind::Answer, .answerTo = asked, .text = u"For all."_s}, u"Ada"_s));
    QCOMPARE(queue().first().turn, u"Ben"_s);
    m_now = m_now.addSecs(1);
    QVERIFY(m_registry->drafts().move(id, State::Approved, {.who = u"Cai"_s}));
    QCOMPARE(reasons(queue()), QList{TaskReason::Approved});
    QCOMPARE(queue().first().turn, u"Cai"_s); // who approved it sends it, too
    QVERIFY(m_registry->drafts().move(id, State::WithIana, {.who = u"Cai"_s}));
    QCOMPARE(reasons(queue()), QList{TaskReason::WithIana});
    QCOMPARE(queue().first().turn, QString());
    static_cast<void>(say({.text = u"Which syntax?"_s}, u"IANA"_s));
    QCOMPARE(reasons(queue()), QList{TaskReason::OpenComments});
    QCOMPARE(queue().first().count, 1);
    QCOMPARE(queue().first().turn, u"Ada"_s);
}

/// Each of several who commented reads the answers.
void TestWorkQueue::waitsForEachWhoCommented()
{
    const qint64 id = create(u"crates"_s);
    QVERIFY(m_registry->drafts().move(id, State::InReview, {.who = u"Ada"_s}));
    for (const QString& who : {u"Ben"_s, u"Cai"_s}) {
        const auto asked = m_registry->comments().add(draftHandle(id), {.text = u"Which?"_s}, {.who = who});
        QVERIFY(m_registry->comments().add(
            draftHandle(id), {.kind = CommentKind::Answer, .answerTo = *asked, .text = u"All."_s},
            {.who = u"Ada"_s}));
    }
    for (const QString& who : {u"Ben"_s, u"Cai"_s}) {
        m_context.names = {who};
        QCOMPARE(queue().first().turn, who);
    }
    m_context.names = {u"Dee"_s};
    QCOMPARE(queue().first().turn, u"Ben"_s);
    const auto comments = m_registry->comments().of(draftHandle(id)).value();
    m_now = m_now.addSecs(1);
    QVERIFY(m_registry->comments().add(
        draftHandle(id), {.kind = CommentKind::Answer, .answerTo = comments[0].id, .text = u"Thanks."_s},
        {.who = u"Ben"_s}));
    QCOMPARE(queue().first().who, u"Ben"_s); // the newest, although about an older comment
}

void TestWorkQueue::keepsAReviewWithItsReviewerUntilItEnds()
{
    const qint64 id = create(u"crates"_s);
    QVERIFY(takeStep(*m_registry, id, {ProcessStep::Submit, {.who = u"Ada"_s}}));
    QVERIFY(assign(*m_registry, id, {.assignee = u"Ben"_s}, {.who = u"Ada"_s}));
    const auto say = [this, id](const ReviewComment& comment, const QString& who = u"Ben"_s) {
        return m_registry->comments().add(draftHandle(id), comment, {.who = who}).value();
    };
    const auto comments = [this, id] { return m_registry->comments().of(draftHandle(id)).value(); };
    static_cast<void>(say({.field = TemplateField::Purpose, .text = u"What for?"_s}));
    QList<lint::ReviewQuestion> questions =
        lint::reviewQuestions(draft(id).content.registrationTemplate, NamespaceKind::Formal, comments());
    QCOMPARE(questions.size(), 8); // RFC 8141 section 5.1
    const lint::ReviewQuestion last = questions.takeLast();
    for (const lint::ReviewQuestion& each : questions) {
        QCOMPARE(reasons(queue()), QList{TaskReason::InReview});
        QCOMPARE(queue().first().turn, u"Ben"_s);
        QCOMPARE(queue().first().who, u"Ben"_s); // who commented
        QCOMPARE(queue().first().count, 1);
        QCOMPARE(taskByComments(draft(id), comments(), {}).turn, u"Ben"_s);
        static_cast<void>(say(
            {.kind = CommentKind::Acceptance, .finding = each.question.id.word(), .text = u"No problem"_s}));
    }
    QCOMPARE(queue().first().turn, u"Ben"_s);
    const qint64 problem =
        say({.field = last.question.field, .text = u"Problem: "_s + findings::message(last.question)});
    QCOMPARE(reasons(queue()), QList{TaskReason::OpenComments});
    QCOMPARE(queue().first().turn, u"Ada"_s);
    QCOMPARE(taskByComments(draft(id), comments(), {}).turn, u"Ada"_s);
    QVERIFY(m_registry->drafts().remind(id, m_context.today));
    QCOMPARE(reasons(queue()), QList{TaskReason::ReminderDue});
    QCOMPARE(queue().first().turn, u"Ada"_s);
    QVERIFY(m_registry->drafts().remind(id, {}));
    static_cast<void>(say({.kind = CommentKind::Resolution, .answerTo = problem, .text = u"No"_s}));
    QCOMPARE(queue().first().turn, u"Ben"_s); // the question is still open
}

/// An applicant's own registry has nobody who could review.
void TestWorkQueue::keepsADraftWithWhoeverIsAlone()
{
    const qint64 id = create(u"crates"_s);
    QVERIFY(takeStep(*m_registry, id, {ProcessStep::Submit, {.who = u"Ada"_s}}));
    QCOMPARE(queue().first().turn, u"Ada"_s);
    QVERIFY(m_registry->drafts().create(
        {.content = {.registrationTemplate = completeTemplate(u"boxes"_s, u"Names."_s)}}, {.who = u"Bea"_s}));
    QCOMPARE(queue().first().turn, QString()); // Bea can review it
}

/// Who was assigned to write a draft does not review it.
void TestWorkQueue::endsTheAssignmentOfWhoeverSubmits()
{
    const qint64 id = create(u"crates"_s);
    QVERIFY(assign(*m_registry, id, {.assignee = u"Ben <b@example.org>"_s}, {.who = u"Ada"_s}));
    QVERIFY(takeStep(*m_registry, id, {ProcessStep::Submit, {.who = u"B. <b@example.org>"_s}}));
    QCOMPARE(draft(id).assignee, QString());
    const qint64 other = create(u"boxes"_s);
    QVERIFY(assign(*m_registry, other, {.assignee = u"Cai"_s}, {.who = u"Ada"_s}));
    QVERIFY(takeStep(*m_registry, other, {ProcessStep::Submit, {.who = u"Ada"_s}}));
    QCOMPARE(draft(other).assignee, u"Cai"_s);
}

void TestWorkQueue::saysWhyADraftWasReturned()
{
    const qint64 id = create(u"crates"_s);
    QVERIFY(takeStep(*m_registry, id, {ProcessStep::Submit, {.who = u"Ada"_s}}));
    QVERIFY(m_registry->comments().add(draftHandle(id), {.text = u"Which?"_s}, {.who = u"Ben"_s}));
    QVERIFY(m_registry->drafts().assign(id, {.assignee = u"Ben"_s}, {.who = u"Ben"_s}));
    m_now = m_now.addDays(1);
    QVERIFY(reopen(*m_registry, id, {.who = u"Ben"_s, .note = u"The example is missing."_s}, std::nullopt));
    QCOMPARE(m_registry->drafts().record(id)->draft.assignee, QString());
    const TaskItem item = queue().value(0);
    QCOMPARE(item.reason, TaskReason::Returned);
    QCOMPARE(item.who, u"Ben"_s);
    QCOMPARE(item.note, u"The example is missing."_s);
    QCOMPARE(item.since, QDate(2026, 3, 15));
    QCOMPARE(item.turn, u"Ada"_s);
    m_context.names = {u"Ben"_s}; // he waits for Ada
    QCOMPARE(reasons(queue()), QList{TaskReason::OpenComments});
    m_context.names = {u"Ada"_s};
    QVERIFY(takeStep(*m_registry, id, {ProcessStep::Submit, {.who = u"Ada"_s}}));
    QCOMPARE(reasons(queue()), QList{TaskReason::OpenComments});
    QCOMPARE(queue().first().turn, u"Ben"_s); // the new text is the answer to his comment
    // Whoever takes an own draft back knows why.
    QVERIFY(reopen(*m_registry, id, {.who = u"Ada"_s}, std::nullopt));
    QCOMPARE(reasons(queue()), QList{TaskReason::OpenComments});
}

void TestWorkQueue::reportsANewerVersion()
{
    QVERIFY(registerChecked(*m_registry, create(u"crates"_s), {}));
    const auto revise = [this] {
        RegistrationTemplate text = completeTemplate(u"crates"_s, u"Names more."_s);
        text.setText(TemplateField::Version, u"2"_s);
        return m_registry->drafts()
            .create({.revisionOf = u"crates"_s, .content = {.registrationTemplate = text}}, {.who = u"Bea"_s})
            .value()
            .id;
    };
    const qint64 mine = revise();
    const qint64 theirs = revise();
    QCOMPARE(queue(), QList<TaskItem>());
    QVERIFY(registerChecked(*m_registry, theirs, {}));
    const QList<TaskItem> items = queue();
    QCOMPARE(reasons(items), QList{TaskReason::Outdated});
    QCOMPARE(items.first().handle, draftHandle(mine));
    QCOMPARE(items.first().count, 2);
}

void TestWorkQueue::reportsOvertakenEdits()
{
    const qint64 id = create(u"crates"_s, u"Bea"_s);
    m_context.unsaved = {{id, draft(id).saves}};
    QCOMPARE(queue(), QList<TaskItem>());
    VersionContent content = draft(id).content;
    content.registrationTemplate.setText(TemplateField::Purpose, u"Names others."_s);
    QVERIFY(m_registry->drafts().save(id, content, draft(id).saves, {.who = u"Cai"_s}));
    QCOMPARE(reasons(queue()), QList{TaskReason::SavedByOthers});
    QCOMPARE(queue().first().who, u"Cai"_s);
}

void TestWorkQueue::listsRecoveredEditsOnce()
{
    const qint64 id = create(u"crates"_s);
    m_context.recovered = {{.registryPath = {}, .draft = draft(id), .editedAt = m_now, .file = {}}};
    QCOMPARE(reasons(queue()), QList{TaskReason::RecoveredEdits});
    QVERIFY(m_registry->drafts().moveToTrash(id, {})); // the edits are still there
    QCOMPARE(reasons(queue()), QList{TaskReason::RecoveredEdits});
}

void TestWorkQueue::sortsTheMostUrgentFirst()
{
    const qint64 late = create(u"boxes"_s);
    m_now = m_now.addDays(-2);
    static_cast<void>(create(u"crates"_s));
    const qint64 reviewed = create(u"sheets"_s);
    QVERIFY(takeStep(*m_registry, reviewed, {ProcessStep::Submit}));
    const qint64 due = create(u"scores"_s);
    QVERIFY(m_registry->drafts().remind(due, m_context.today));
    QStringList nids;
    for (const TaskItem& item : queue())
        nids.append(item.nid);
    QCOMPARE(nids, (QStringList{u"scores"_s, u"crates"_s, u"boxes"_s, u"sheets"_s}));
    QVERIFY(m_registry->comments().add(draftHandle(late), {.text = u"Why?"_s}, {.who = u"Bea"_s}));
    QCOMPARE(queue().at(1).nid, u"boxes"_s);
}

void TestWorkQueue::stops()
{
    static_cast<void>(create(u"crates"_s));
    std::stop_source source;
    source.request_stop();
    const auto items = openTasks(*m_registry, m_context, source.get_token());
    QVERIFY(!items);
    QCOMPARE(items.error().code, base::kCanceled);
}

NIDUS_TEST(tst_workqueue, TestWorkQueue)
#include "tst_workqueue.moc"
