// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/taskwords.h"

#include "core/findings/text/sharedtexts.h"
#include "ui/support/look/icons.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/registrywords.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

QString taskTr(const char* text, int count = -1)
{
    return QCoreApplication::translate("TaskWords", text, nullptr, count);
}

QString countText(workflow::TaskReason reason, int count)
{
    switch (reason) {
    case workflow::TaskReason::RecoveredEdits:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n with recovered edits"), count);
    case workflow::TaskReason::SavedByOthers:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n saved by somebody else while you edited"), count);
    case workflow::TaskReason::Outdated:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n based on an outdated version"), count);
    case workflow::TaskReason::ReminderDue:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n due for follow-up"), count);
    case workflow::TaskReason::Returned:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n returned to you"), count);
    case workflow::TaskReason::OpenComments:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n with open comments"), count);
    case workflow::TaskReason::Approved:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n approved"), count);
    case workflow::TaskReason::Unfinished:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n of your drafts to finish"), count);
    case workflow::TaskReason::InReview:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n in review"), count);
    case workflow::TaskReason::WithIana:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "%n with IANA"), count);
    }
    std::unreachable();
}

/// Why a draft is unfinished: it counts as saved only if somebody saved it.
QString unfinishedSentence(const workflow::TaskItem& task)
{
    if (task.isNew)
        return task.isEdited ? taskTr(QT_TRANSLATE_NOOP("TaskWords", "Created by %1 on %2, not saved yet"))
                             : taskTr(QT_TRANSLATE_NOOP("TaskWords", "Created by %1 on %2"));
    return task.isEdited
               ? taskTr(QT_TRANSLATE_NOOP("TaskWords", "Last saved by %1 on %2, edits not saved yet"))
               : taskTr(QT_TRANSLATE_NOOP("TaskWords", "Last saved by %1 on %2"));
}

QString reasonSentence(const workflow::TaskItem& task)
{
    switch (task.reason) {
    case workflow::TaskReason::RecoveredEdits:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Edits of %2 were not saved"));
    case workflow::TaskReason::SavedByOthers:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Saved by %1 on %2, while you edited"));
    case workflow::TaskReason::Outdated:
        return taskTr(
            QT_TRANSLATE_NOOP("TaskWords", "A newer version was registered after this draft began"));
    case workflow::TaskReason::ReminderDue:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "The reminder has been due since %2"));
    case workflow::TaskReason::Returned:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Returned by %1 on %2"));
    case workflow::TaskReason::OpenComments:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Open since %2, last comment by %1"));
    case workflow::TaskReason::Approved:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Approved by %1 on %2"));
    case workflow::TaskReason::Unfinished: return unfinishedSentence(task);
    case workflow::TaskReason::InReview:
        return taskTr(task.count > 0
                          ? QT_TRANSLATE_NOOP("TaskWords", "Questions are open; last comment by %1 on %2")
                          : QT_TRANSLATE_NOOP("TaskWords", "Submitted by %1 on %2"));
    case workflow::TaskReason::WithIana:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Sent to IANA by %1 on %2"));
    }
    std::unreachable();
}

QString personText(const QString& person)
{
    return person.isEmpty() ? taskTr(QT_TRANSLATE_NOOP("TaskWords", "somebody")) : shortName(person);
}

/// The next step of a draft that is assigned to `assignee`, or to nobody.
QString nextStepText(const workflow::TaskItem& task, const QString& assignee)
{
    switch (task.next) {
    case workflow::NextStep::Submit:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Finish and submit for review"));
    case workflow::NextStep::Review:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Review, then approve or comment"));
    case workflow::NextStep::ApproveAlone:
        return taskTr(
                   task.hasQuestions // the user is an applicant, as far as we know
                       ? QT_TRANSLATE_NOOP("TaskWords", "Email the request to %1, and wait for answers")
                       : QT_TRANSLATE_NOOP("TaskWords", "Email the request to %1, or approve with a reason"))
            .arg(settingText(Setting::ReviewAddress));
    case workflow::NextStep::AwaitReviewer:
        return assignee.isEmpty()
                   ? taskTr(QT_TRANSLATE_NOOP("TaskWords", "Assign a reviewer, or approve with a reason"))
                   : waitingText(assignee);
    case workflow::NextStep::AwaitColleague:
        return assignee.isEmpty()
                   ? taskTr(QT_TRANSLATE_NOOP("TaskWords", "Assign a reviewer: a second person must approve"))
                   : waitingText(assignee);
    case workflow::NextStep::SendToIana:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Send to IANA, or register"));
    case workflow::NextStep::AwaitIana:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Waiting for IANA, then register"));
    }
    std::unreachable();
}

} // namespace

QString waitingText(const QString& person)
{
    return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Waiting for %1")).arg(personText(person));
}

QString taskText(const storage::RegistrySummary& row, const workflow::TaskItem* task, Turn turn)
{
    if (row.draftId == 0)
        return {};
    if (!task)
        return waitingText(row.assignee.isEmpty() ? row.owner : row.assignee);
    const bool isForOthers = !task->turn.isEmpty() && turn == Turn::Others;
    if (isForOthers && (task->reason == workflow::TaskReason::InReview ||
                        task->reason == workflow::TaskReason::OpenComments))
        return waitingText(task->turn);
    switch (task->reason) {
    case workflow::TaskReason::RecoveredEdits:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Restore or delete recovered edits"));
    case workflow::TaskReason::SavedByOthers:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Merge your edits with those saved by somebody else"));
    case workflow::TaskReason::Outdated:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Merge with version %1")).arg(task->count);
    case workflow::TaskReason::ReminderDue:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Follow up, and set another reminder"));
    case workflow::TaskReason::Returned:
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Change what the reviewer asks for, and submit again"));
    case workflow::TaskReason::OpenComments:
        return taskTr(QT_TRANSLATE_N_NOOP("TaskWords", "Resolve %n open comment(s)"), task->count);
    case workflow::TaskReason::Approved:
    case workflow::TaskReason::Unfinished:
    case workflow::TaskReason::InReview:
    case workflow::TaskReason::WithIana: return nextStepText(*task, isForOthers ? row.assignee : QString());
    }
    std::unreachable();
}

QString reasonText(const storage::RegistrySummary& row, const workflow::TaskItem* task)
{
    if (row.draftId == 0)
        return {};
    if (!task)
        return taskTr(QT_TRANSLATE_NOOP("TaskWords", "Last saved on %1")).arg(row.date);
    if (task->reason == workflow::TaskReason::Returned)
        return returnText(task->who, task->since, task->note);
    QString sentence = reasonSentence(*task);
    sentence.replace(u"%2"_s, task->since.toString(Qt::ISODate));
    return sentence.replace(u"%1"_s, personText(task->who));
}

QString returnText(const QString& who, QDate day, const QString& why)
{
    QString sentence = reasonSentence({.reason = workflow::TaskReason::Returned});
    sentence.replace(u"%2"_s, day.toString(Qt::ISODate)).replace(u"%1"_s, personText(who));
    return why.isEmpty() ? sentence : findings::labeledText(sentence, why.section(u'\n', 0, 0));
}

QIcon taskIcon(const workflow::TaskItem* task, Turn turn)
{
    if (!task)
        return {};
    const bool isForOthers = !task->turn.isEmpty() && turn == Turn::Others;
    switch (task->reason) {
    case workflow::TaskReason::RecoveredEdits:
    case workflow::TaskReason::SavedByOthers:
    case workflow::TaskReason::Outdated:
    case workflow::TaskReason::ReminderDue: return drawnIcon(u"severity-warning"_s);
    case workflow::TaskReason::Returned:
    case workflow::TaskReason::OpenComments:
    case workflow::TaskReason::Approved:
    case workflow::TaskReason::Unfinished: return isForOthers ? QIcon() : drawnIcon(u"to-do"_s);
    case workflow::TaskReason::InReview:
    case workflow::TaskReason::WithIana: return {};
    }
    std::unreachable();
}

QString taskCounts(const QList<workflow::TaskItem>& tasks)
{
    QStringList lines;
    for (auto first = tasks.cbegin(); first != tasks.cend();) {
        const workflow::TaskReason reason = first->reason;
        const auto next = std::find_if(
            first, tasks.cend(), [reason](const workflow::TaskItem& task) { return task.reason != reason; });
        lines.append(countText(reason, static_cast<int>(next - first)));
        first = next;
    }
    return lines.join(u'\n');
}

} // namespace nidus::ui
