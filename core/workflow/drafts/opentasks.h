// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/drafts/nextstep.h"
#include "core/workflow/drafts/recoveryjournal.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <stop_token>

namespace nidus::workflow {

/// Why a draft needs attention, most urgent first.
enum class TaskReason : std::uint8_t {
    RecoveredEdits, ///< they were not saved when a program ended
    SavedByOthers,  ///< after unsaved edits began
    Outdated,       ///< a newer version was registered since the revision was begun
    ReminderDue,
    Returned, ///< a reviewer returned it, and the user should act next
    OpenComments,
    Approved,   ///< it waits to be sent to IANA or registered
    Unfinished, ///< it was not submitted yet, and the user is its assignee or, if it has none, its owner
    InReview,
    WithIana,
};

/// One task: a draft, with the most urgent reason for it.
struct TaskItem
{
    TaskReason reason = TaskReason::Unfinished;
    QString handle;
    QString nid; ///< as Draft::nid()
    registration::NamespaceKind kind = registration::NamespaceKind::Formal;
    registration::State state = registration::State::Draft;
    QDate since;                      ///< the day on which the reason arose
    QString who;                      ///< who caused it; empty if nobody did
    NextStep next = NextStep::Submit; ///< without the reason
    QString turn{};                   ///< who should act next; empty if that is anybody
    QString note{};                   ///< why a reviewer returned it
    int count = 0;             ///< of open comments; for an outdated revision, the version registered since
    bool hasQuestions = false; ///< of RFC 8141 section 5.1 that nobody has answered, in review
    bool isNew = false;        ///< nobody saved the draft since it was created
    bool isEdited = false;     ///< a form has edits that are not saved

    bool operator==(const TaskItem&) const = default;
};

/// Unsaved edits in a form.
struct UnsavedEdits
{
    qint64 draft = 0;
    int saves = 0; ///< Draft::saves when they began
};

/// What the registry does not know about the open tasks.
struct WorkContext
{
    QStringList names; ///< of the user in the history, such as "A. Reader <a@example.org>"
    QDate today;
    QList<UnsavedEdits> unsaved;
    QList<RecoveredDraft> recovered;
};

/// Returns the task of a draft by its state and its comments alone, without the next step. Its header and the
/// queue both use it, so that they agree. With open comments in review or with IANA, the owner answers them,
/// but only after the assigned reviewer has answered the questions of RFC 8141 section 5.1; an unresolved
/// problem counts as an answer. So does the submission of a draft that was returned. What was said before an
/// approval, or before the draft was sent to IANA, did not stop that step, and nobody answers it.
/// Whoever approved a draft that is not assigned sends or registers it. `step` is the last of these steps
/// (lastStepForward()). Of several who commented, it is the turn of the one with one of `names`, the user's,
/// or else of the first one.
[[nodiscard]] TaskItem taskByComments(const registration::Draft& draft,
                                      const QList<registration::ReviewComment>& comments,
                                      const std::optional<registration::Event>& step,
                                      const QStringList& names = {});
/// Returns who should act next on a draft without open comments: its assignee, or else its owner, unless it
/// waits for reviewers or IANA. Empty if that is anybody.
[[nodiscard]] QString whoseTurn(registration::State state, const QString& owner, const QString& assignee);
/// Whether a draft in that state waits for reviewers or for IANA.
[[nodiscard]] constexpr bool isWithOthers(registration::State state)
{
    return state == registration::State::InReview || state == registration::State::WithIana;
}

/// The drafts that need attention, each once: most urgent reason first, then those that wait longest. Fails
/// if stopped.
[[nodiscard]] base::Result<QList<TaskItem>>
openTasks(const storage::Registry& registry, const WorkContext& context, const std::stop_token& stop = {});

} // namespace nidus::workflow
