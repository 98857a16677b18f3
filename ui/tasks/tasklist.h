// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/opentasks.h"
#include "core/workflow/subregistry/endedentries.h"
#include "ui/support/jobs/latestjob.h"

#include <QDate>
#include <QObject>
#include <QTimer>

namespace nidus::ui {

class OpenDrafts;
class RecoveryOffer;
class RegistrySession;

/// The tasks of the open registry, computed off the GUI thread whenever the registry, the unsaved edits, or
/// the day changes.
class TaskList final : public QObject
{
    Q_OBJECT

public:
    /// The drafts that need attention, and the lists with entries that have ended.
    struct Tasks
    {
        QList<workflow::TaskItem> items{};
        QList<workflow::EndedEntries> ended{};

        bool operator==(const Tasks&) const = default;
    };

    /// All are borrowed.
    TaskList(RegistrySession& session, OpenDrafts& drafts, RecoveryOffer& recovery, QObject* parent);

    [[nodiscard]] const QList<workflow::TaskItem>& items() const { return m_tasks.items; }
    [[nodiscard]] const QList<workflow::EndedEntries>& ended() const { return m_tasks.ended; }

Q_SIGNALS:
    void changed();

private:
    void compute();
    void followTheDay();
    void take(const Tasks& tasks);
    [[nodiscard]] workflow::WorkContext context() const;

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RecoveryOffer& m_recovery;
    Tasks m_tasks;
    QDate m_day; ///< of the tasks
    QTimer m_clock;
    LatestJob m_job;
};

} // namespace nidus::ui
