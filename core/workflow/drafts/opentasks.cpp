// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/opentasks.h"

#include "core/base/firsterror.h"
#include "core/lint/reviewchecklist.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/draftprocess.h"
#include "core/workflow/drafts/personname.h"
#include "core/workflow/drafts/recordedsteps.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <limits>
#include <optional>
#include <ranges>
#include <tuple>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

const registration::ReviewComment& lastOf(const registration::CommentThread& thread)
{
    return thread.replies.isEmpty() ? thread.first : thread.replies.constLast();
}

/// Whether nobody but the one who commented has said anything since, and the draft was not submitted since.
bool isUnanswered(const registration::CommentThread& thread, const QDateTime& submitted)
{
    return isSamePerson(lastOf(thread).who, thread.first.who) && !(submitted > lastOf(thread).when);
}

/// Who should act next on a draft with these open comments: its owner answers, and then whoever commented
/// reads the answers, unless somebody is assigned.
QString turnAfter(const QList<registration::CommentThread>& open, const registration::Draft& draft,
                  const QDateTime& submitted, const QStringList& names)
{
    QString turn = whoseTurn(draft.state, draft.owner, draft.assignee);
    if (!isWithOthers(draft.state))
        return turn;
    const bool isOwners = std::ranges::any_of(open, [&submitted](const registration::CommentThread& thread) {
        return isUnanswered(thread, submitted);
    });
    if (isOwners && !draft.owner.isEmpty())
        return draft.owner;
    const auto own = std::ranges::find_if(open, [&names](const registration::CommentThread& thread) {
        return isOneOf(names, thread.first.who);
    });
    return !turn.isEmpty() ? turn : own != open.cend() ? own->first.who : open.constFirst().first.who;
}

/// Whether the assigned reviewer still has questions to answer.
bool hasQuestionsLeft(const registration::Draft& draft, const QList<registration::CommentThread>& open,
                      const QList<registration::ReviewComment>& comments)
{
    if (draft.state != registration::State::InReview || draft.assignee.isEmpty())
        return false;
    const QList<lint::ReviewQuestion> questions =
        lint::reviewQuestions(draft.content.registrationTemplate, draft.kind, comments);
    return std::ranges::any_of(questions, [&open](const lint::ReviewQuestion& each) {
        return !each.answer && std::ranges::none_of(open, [&each](const registration::CommentThread& thread) {
            return lint::isProblemOf(each.question, thread.first);
        });
    });
}

/// The reason from the draft's state, if there is none more urgent.
TaskReason reasonOf(registration::State state)
{
    switch (state) {
    case registration::State::InReview: return TaskReason::InReview;
    case registration::State::Approved: return TaskReason::Approved;
    case registration::State::WithIana: return TaskReason::WithIana;
    case registration::State::Draft:
    case registration::State::Registered:
    case registration::State::Withdrawn: break; // the last two are not states of a draft
    }
    return TaskReason::Unfinished;
}

std::optional<registration::EventKind> stepInto(registration::State state)
{
    switch (state) {
    case registration::State::InReview: return registration::EventKind::Submitted;
    case registration::State::Approved: return registration::EventKind::Approved;
    case registration::State::WithIana: return registration::EventKind::Forwarded;
    case registration::State::Draft:
    case registration::State::Registered:
    case registration::State::Withdrawn: break;
    }
    return std::nullopt;
}

QDate dayOf(const QDateTime& when) { return when.toLocalTime().date(); }

/// Replaces the reason if somebody else returned the draft to the user.
void addReturn(TaskItem& item, const QList<registration::Event>& events, const QStringList& names)
{
    const std::optional<registration::Event> returned = workflow::lastReturn(events);
    if (!returned || isOneOf(names, returned->who))
        return;
    item.reason = TaskReason::Returned;
    item.since = dayOf(returned->when);
    item.who = returned->who;
    item.note = registration::writtenNote(returned->note);
}

/// The registry's content that the tasks are made from.
class Queue
{
public:
    Queue(const storage::Registry& registry, const WorkContext& context)
        : m_registry(registry), m_context(context)
    {}

    [[nodiscard]] base::Result<QList<TaskItem>> items(const std::stop_token& stop);

private:
    [[nodiscard]] base::Result<std::optional<TaskItem>> itemOf(const registration::Draft& draft) const;
    /// Adds what the history says about the draft.
    [[nodiscard]] base::Result<TaskItem> itemByHistory(TaskItem item, const registration::Draft& draft) const;
    /// Adds the next step, and who took the last one.
    [[nodiscard]] base::Result<void> addStep(TaskItem& item, const registration::DraftRecord& record) const;
    [[nodiscard]] base::Result<NextStep> nextStepOf(const registration::DraftRecord& record) const;
    [[nodiscard]] bool wasSavedByOthers(const registration::Draft& draft) const;
    /// The latest version of what the draft revises, if that is not the one it is based on; else 0.
    [[nodiscard]] int newerVersion(const registration::Draft& draft) const;

    const storage::Registry& m_registry;
    const WorkContext& m_context;
    QHash<QString, int> m_versions;           ///< of registrations, by NID
    QSet<QString> m_returned;                 ///< handles of drafts that were returned at least once
    mutable std::optional<ReviewTeam> m_team; ///< read for the first draft in review
};

TaskItem itemFor(TaskReason reason, const registration::Draft& draft)
{
    return {.reason = reason,
            .handle = registration::draftHandle(draft.id),
            .nid = draft.nid(),
            .kind = draft.kind,
            .state = draft.state,
            .since = dayOf(draft.updatedAt),
            .who = draft.author,
            .turn = whoseTurn(draft.state, draft.owner, draft.assignee),
            .isNew = draft.saves == 0};
}

base::Result<NextStep> Queue::nextStepOf(const registration::DraftRecord& record) const
{
    if (!m_team && record.draft.state == registration::State::InReview) {
        const base::Result<ReviewTeam> team = reviewTeam(m_registry, m_context.names);
        if (!team)
            return std::unexpected(team.error());
        m_team = *team;
    }
    return nextStep(record, m_team.value_or(ReviewTeam()), m_context.names);
}

bool Queue::wasSavedByOthers(const registration::Draft& draft) const
{
    const auto edits = std::ranges::find(m_context.unsaved, draft.id, &UnsavedEdits::draft);
    return edits != m_context.unsaved.cend() && edits->saves < draft.saves;
}

int Queue::newerVersion(const registration::Draft& draft) const
{
    const int version = m_versions.value(draft.revisionOf);
    return draft.revisionOf.isEmpty() || version == draft.basedOn ? 0 : version;
}

base::Result<TaskItem> Queue::itemByHistory(TaskItem item, const registration::Draft& draft) const
{
    const bool mayBeReturned = m_returned.contains(item.handle) &&
                               draft.state == registration::State::Draft &&
                               isOneOf(m_context.names, item.turn);
    if (!mayBeReturned && (item.reason == TaskReason::OpenComments || !stepInto(draft.state)))
        return item;
    const auto record = m_registry.drafts().record(draft.id);
    if (!record)
        return std::unexpected(record.error());
    if (mayBeReturned)
        addReturn(item, record->events, m_context.names);
    else if (const auto done = addStep(item, *record); !done)
        return std::unexpected(done.error());
    return item;
}

base::Result<void> Queue::addStep(TaskItem& item, const registration::DraftRecord& record) const
{
    const auto next = nextStepOf(record);
    if (!next)
        return std::unexpected(next.error());
    item.next = *next;
    if (*next == NextStep::ApproveAlone && item.turn.isEmpty()) // nobody else can act
        item.turn = isOwner(record, m_context.names) ? record.draft.owner : m_context.names.value(0);
    const auto newestFirst = std::views::reverse(record.events);
    const auto event =
        std::ranges::find(newestFirst, stepInto(record.draft.state), &registration::Event::what);
    if (event != newestFirst.end() && item.count == 0) { // else its newest comment says more
        item.since = dayOf(event->when);
        item.who = event->who;
    }
    return {};
}

base::Result<std::optional<TaskItem>> Queue::itemOf(const registration::Draft& draft) const
{
    const auto comments = m_registry.comments().of(registration::draftHandle(draft.id));
    if (!comments)
        return std::unexpected(comments.error());
    std::optional<registration::Event> step;
    if (draft.state == registration::State::Approved || (isWithOthers(draft.state) && !comments->isEmpty())) {
        const auto record = m_registry.drafts().record(draft.id);
        if (!record)
            return std::unexpected(record.error());
        step = lastStepForward(record->events);
    }
    TaskItem item = taskByComments(draft, *comments, step, m_context.names);
    const auto urgent = [&](TaskReason reason) {
        TaskItem other = itemFor(reason, draft);
        other.turn = item.turn;
        return other;
    };
    if (wasSavedByOthers(draft))
        return urgent(TaskReason::SavedByOthers);
    if (const int newer = newerVersion(draft); newer > 0) {
        TaskItem outdated = urgent(TaskReason::Outdated);
        outdated.count = newer;
        return outdated;
    }
    if (isReminderDue(draft, m_context.today)) {
        TaskItem due = urgent(TaskReason::ReminderDue);
        due.since = draft.remindOn;
        return due;
    }
    const QList<UnsavedEdits>& unsaved = m_context.unsaved;
    item.isEdited = std::ranges::find(unsaved, draft.id, &UnsavedEdits::draft) != unsaved.cend();
    if (item.reason == TaskReason::Unfinished && !isOneOf(m_context.names, item.turn))
        return std::nullopt;
    return itemByHistory(item, draft);
}

base::Result<QList<TaskItem>> Queue::items(const std::stop_token& stop)
{
    const auto summaries = m_registry.overview().summaries();
    const auto drafts = m_registry.drafts().all();
    const auto returns = m_registry.activity().list(
        {.what = {registration::EventKind::Reopened}, .most = std::numeric_limits<int>::max()});
    if (const auto error = base::firstError(summaries, drafts, returns))
        return std::unexpected(*error);
    for (const storage::LoggedEvent& each : *returns)
        m_returned.insert(each.handle);
    for (const storage::RegistrySummary& summary : *summaries) {
        if (summary.draftId == 0)
            m_versions.insert(summary.nid, summary.version);
    }
    QList<TaskItem> items;
    QSet<qint64> recovered;
    for (const RecoveredDraft& each : m_context.recovered) {
        TaskItem item = itemFor(TaskReason::RecoveredEdits, each.draft);
        item.since = dayOf(each.editedAt);
        items.append(item);
        recovered.insert(each.draft.id);
    }
    for (const registration::Draft& draft : *drafts) {
        if (stop.stop_requested())
            return std::unexpected(base::Error{base::kCanceled, {}, {}});
        if (recovered.contains(draft.id))
            continue;
        const auto item = itemOf(draft);
        // Somebody else has registered it or moved it to the trash meanwhile.
        if (!item && item.error().code == storage::kNotFound)
            continue;
        if (!item)
            return std::unexpected(item.error());
        if (*item)
            items.append(**item);
    }
    std::ranges::stable_sort(items, {},
                             [](const TaskItem& item) { return std::tuple(item.reason, item.since); });
    return items;
}

} // namespace

TaskItem taskByComments(const registration::Draft& draft, const QList<registration::ReviewComment>& comments,
                        const std::optional<registration::Event>& step, const QStringList& names)
{
    TaskItem item = itemFor(reasonOf(draft.state), draft);
    if (item.reason == TaskReason::Approved && draft.assignee.isEmpty() && step)
        item.turn = step->who;
    item.hasQuestions =
        draft.state == registration::State::InReview &&
        std::ranges::any_of(lint::reviewQuestions(draft.content.registrationTemplate, draft.kind, comments),
                            [](const lint::ReviewQuestion& question) { return !question.answer; });
    QList<registration::CommentThread> open = registration::commentThreads(comments);
    const bool isCleared = registration::isApproved(draft.state);
    open.removeIf([&](const registration::CommentThread& thread) {
        return thread.isResolved() || (isCleared && step && step->when > lastOf(thread).when);
    });
    if (open.isEmpty())
        return item;
    const QString turn = turnAfter(open, draft, step ? step->when : QDateTime(), names);
    const auto newest = std::ranges::max_element(
        open, {}, [](const registration::CommentThread& thread) { return lastOf(thread).when; });
    item.count = static_cast<int>(open.size());
    item.who = lastOf(*newest).who;
    if (hasQuestionsLeft(draft, open, comments) && !isSamePerson(turn, draft.assignee)) {
        item.since = dayOf(lastOf(*newest).when);
        return item;
    }
    item.reason = TaskReason::OpenComments;
    item.since = dayOf(open.constFirst().first.when);
    item.turn = turn;
    return item;
}

QString whoseTurn(registration::State state, const QString& owner, const QString& assignee)
{
    return assignee.isEmpty() && !isWithOthers(state) ? owner : assignee;
}

base::Result<QList<TaskItem>> openTasks(const storage::Registry& registry, const WorkContext& context,
                                        const std::stop_token& stop)
{
    return Queue(registry, context).items(stop);
}

} // namespace nidus::workflow
