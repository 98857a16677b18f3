// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/drafts/recoveryjournal.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <expected>
#include <stop_token>

namespace nidus::workflow {

/// Why somebody has to look at a draft, most urgent first.
enum class WorkReason : std::uint8_t {
    RecoveredEdits, ///< they were not saved when a program ended
    SavedByOthers,  ///< since edits began that are not saved yet
    Outdated,       ///< a newer version was registered since the revision was begun
    ReminderDue,
    OpenComments,
    Approved,   ///< it waits to be handed to IANA or registered
    Unfinished, ///< who asks saved it last, and it was not put into review yet
    InReview,
    WithIana,
};

/// One line of the work queue: a draft, with the most urgent reason for it.
struct WorkItem
{
    WorkReason reason = WorkReason::Unfinished;
    QString handle;
    QString nid; ///< as Draft::nid()
    registration::NamespaceKind kind = registration::NamespaceKind::Formal;
    registration::State state = registration::State::Draft;
    QDate since;   ///< the day on which the reason came up
    QString who;   ///< who brought it up; empty where that is nobody
    int count = 0; ///< of open comments; of an outdated revision the version that was registered since

    bool operator==(const WorkItem&) const = default;
};

/// Edits that are in a form and not saved.
struct UnsavedEdits
{
    qint64 draft = 0;
    int saves = 0; ///< Draft::saves as they began with
};

/// What the registry does not know about the work that there is.
struct WorkContext
{
    QStringList names; ///< that who asks is written into the history by, such as "A. Reader <a@example.org>"
    QDate today;
    QList<UnsavedEdits> unsaved;
    QList<RecoveredDraft> recovered;
};

/// The drafts that need somebody, each once: most urgent reason first, then those that wait longest.
/// Cancelled when stopped.
[[nodiscard]] std::expected<QList<WorkItem>, base::Error>
workQueue(const storage::Registry& registry, const WorkContext& context, const std::stop_token& stop = {});

} // namespace nidus::workflow
