// SPDX-License-Identifier: Apache-2.0
#include "tests/testprogram.h"
#include "ui/browser/taskwords.h"

#include <QApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace nidus;
using namespace nidus::registration;
using namespace nidus::storage;
using namespace nidus::ui;
using namespace nidus::workflow;

/// The texts of tasks.
class TestTaskWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void describesTasks_data();
    void describesTasks();
    void knowsWhetherADraftWasSaved();
    void describesDraftsOfOthers();
    void saysNothingAboutRegistrations();
    void showsHiddenCharactersAsEscapes();
    void countsByReason();
};

namespace {

const RegistrySummary kDraft{
    .handle = u"draft:7"_s, .date = u"2026-03-15"_s, .draftId = 7, .owner = u"Bea <b@example.org>"_s};

} // namespace

void TestTaskWords::describesTasks_data()
{
    QTest::addColumn<int>("reason");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("why");
    QTest::addColumn<bool>("hasIcon");
    QTest::addColumn<NextStep>("next");
    const auto row = [](const char* name, TaskReason reason, const QString& sentence, const QString& why,
                        bool hasIcon, NextStep next = NextStep::Submit) {
        QTest::newRow(name) << static_cast<int>(reason) << sentence << why << hasIcon << next;
    };
    row("recovered", TaskReason::RecoveredEdits, u"Restore or delete recovered edits"_s,
        u"Edits of 2026-03-14 were not saved"_s, true);
    row("saved by others", TaskReason::SavedByOthers, u"Merge your edits with those saved by somebody else"_s,
        u"Saved by Ada on 2026-03-14, while you edited"_s, true);
    row("outdated", TaskReason::Outdated, u"Merge with version 3"_s,
        u"A newer version was registered after this draft began"_s, true);
    row("reminder", TaskReason::ReminderDue, u"Follow up, and set another reminder"_s,
        u"The reminder has been due since 2026-03-14"_s, true);
    row("comments", TaskReason::OpenComments, u"Resolve 3 open comment(s)"_s,
        u"Open since 2026-03-14, last comment by Ada"_s, true);
    row("approved", TaskReason::Approved, u"Send to IANA, or register"_s, u"Approved by Ada on 2026-03-14"_s,
        true, NextStep::SendToIana);
    row("unfinished", TaskReason::Unfinished, u"Finish and submit for review"_s,
        u"Last saved by Ada on 2026-03-14"_s, true);
    row("in review", TaskReason::InReview, u"Review, then approve or comment"_s,
        u"Questions are open; last comment by Ada on 2026-03-14"_s, false, NextStep::Review);
    row("with IANA", TaskReason::WithIana, u"Waiting for IANA, then register"_s,
        u"Sent to IANA by Ada on 2026-03-14"_s, false, NextStep::AwaitIana);
}

void TestTaskWords::describesTasks()
{
    QFETCH(const int, reason);
    QFETCH(const QString, sentence);
    QFETCH(const QString, why);
    QFETCH(const bool, hasIcon);
    QFETCH(const NextStep, next);
    const TaskItem task{.reason = static_cast<TaskReason>(reason),
                        .since = {2026, 3, 14},
                        .who = u"Ada <ada@example.org>"_s,
                        .next = next,
                        .count = 3};
    QCOMPARE(taskText(kDraft, &task), sentence);
    QCOMPARE(reasonText(kDraft, &task), why);
    QCOMPARE(!taskIcon(&task).isNull(), hasIcon);
}

void TestTaskWords::knowsWhetherADraftWasSaved()
{
    const TaskItem submitted{.reason = TaskReason::InReview, .since = {2026, 3, 14}, .who = u"Ada"_s};
    QCOMPARE(reasonText(kDraft, &submitted), u"Submitted by Ada on 2026-03-14"_s); // nobody commented
    TaskItem task{.reason = TaskReason::Unfinished, .since = {2026, 3, 14}, .who = u"Ada"_s};
    const auto why = [&task](bool isNew, bool isEdited) {
        task.isNew = isNew;
        task.isEdited = isEdited;
        return reasonText(kDraft, &task);
    };
    QCOMPARE(why(true, true), u"Created by Ada on 2026-03-14, not saved yet"_s);
    QCOMPARE(why(true, false), u"Created by Ada on 2026-03-14"_s);
    QCOMPARE(why(false, true), u"Last saved by Ada on 2026-03-14, edits not saved yet"_s);
    QCOMPARE(why(false, false), u"Last saved by Ada on 2026-03-14"_s);
}

void TestTaskWords::describesDraftsOfOthers()
{
    QCOMPARE(taskText(kDraft, nullptr), u"Waiting for Bea"_s);
    QCOMPARE(reasonText(kDraft, nullptr), u"Last saved on 2026-03-15"_s);
    RegistrySummary assigned = kDraft;
    assigned.assignee = u"Cai"_s;
    QCOMPARE(taskText(assigned, nullptr), u"Waiting for Cai"_s);
    QVERIFY(taskIcon(nullptr).isNull());
    const TaskItem review{
        .reason = TaskReason::InReview, .since = {2026, 3, 14}, .next = NextStep::Review, .turn = u"Cai"_s};
    QCOMPARE(taskText(assigned, &review), u"Waiting for Cai"_s);
    QCOMPARE(taskText(assigned, &review, Turn::User), u"Review, then approve or comment"_s);
    const TaskItem asked{.reason = TaskReason::OpenComments, .turn = u"Dee"_s, .count = 1};
    QCOMPARE(taskText(assigned, &asked), u"Waiting for Dee"_s);
    QVERIFY(taskIcon(&asked).isNull());
    QCOMPARE(taskText(assigned, &asked, Turn::User), u"Resolve 1 open comment(s)"_s);
    QVERIFY(!taskIcon(&asked, Turn::User).isNull());
    const TaskItem returned{.reason = TaskReason::Returned,
                            .since = {2026, 3, 14},
                            .who = u"Ben <ben@example.org>"_s,
                            .note = u"The example is missing.\nSee below."_s};
    QCOMPARE(reasonText(assigned, &returned), u"Returned by Ben on 2026-03-14: The example is missing."_s);
    const TaskItem silently{.reason = TaskReason::Returned, .since = {2026, 3, 14}};
    QCOMPARE(reasonText(assigned, &silently), u"Returned by somebody on 2026-03-14"_s);
    const TaskItem byNobody{.reason = TaskReason::Approved, .since = {2026, 3, 14}};
    QCOMPARE(reasonText(kDraft, &byNobody), u"Approved by somebody on 2026-03-14"_s);
}

void TestTaskWords::saysNothingAboutRegistrations()
{
    QCOMPARE(taskText({.handle = u"isbn"_s}, nullptr), QString());
    QCOMPARE(reasonText({.handle = u"isbn"_s}, nullptr), QString());
}

void TestTaskWords::showsHiddenCharactersAsEscapes()
{
    const TaskItem task{.reason = TaskReason::Approved, .since = {2026, 3, 14}, .who = u"%2\u202E"_s};
    QCOMPARE(reasonText(kDraft, &task), u"Approved by %2\\u{202E} on 2026-03-14"_s);
}

void TestTaskWords::countsByReason()
{
    QCOMPARE(taskCounts({}), QString());
    QCOMPARE(taskCounts({{.reason = TaskReason::ReminderDue},
                         {.reason = TaskReason::InReview},
                         {.reason = TaskReason::InReview}}),
             u"1 due for follow-up\n2 in review"_s);
}

NIDUS_WINDOW_TEST(tst_taskwords, TestTaskWords)
#include "tst_taskwords.moc"
