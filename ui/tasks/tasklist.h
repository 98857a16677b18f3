// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/opentasks.h"
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
    /// All are borrowed.
    TaskList(RegistrySession& session, OpenDrafts& drafts, RecoveryOffer& recovery, QObject* parent);

    [[nodiscard]] const QList<workflow::TaskItem>& items() const { return m_items; }

Q_SIGNALS:
    void changed();

private:
    void compute();
    void followTheDay();
    void take(const QList<workflow::TaskItem>& items);
    [[nodiscard]] workflow::WorkContext context() const;

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RecoveryOffer& m_recovery;
    QList<workflow::TaskItem> m_items;
    QDate m_day; ///< of the tasks
    QTimer m_clock;
    LatestJob m_job;
};

} // namespace nidus::ui
