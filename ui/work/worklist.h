// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/workqueue.h"
#include "ui/support/latestjob.h"

#include <QDate>
#include <QObject>
#include <QTimer>

namespace nidus {

class OpenDrafts;
class RecoveryOffer;
class RegistrySession;

/// Keeps the work queue of the open registry: computes it off the GUI thread whenever the registry, the edits
/// that are not saved, or the day changes.
class WorkList final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed.
    WorkList(RegistrySession& session, OpenDrafts& drafts, RecoveryOffer& recovery, QObject* parent);

    [[nodiscard]] const QList<WorkItem>& items() const { return m_items; }

Q_SIGNALS:
    void changed();

private:
    void compute();
    void followTheDay();
    void take(const QList<WorkItem>& items);
    [[nodiscard]] WorkContext context() const;

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RecoveryOffer& m_recovery;
    QList<WorkItem> m_items;
    QDate m_day; ///< that the queue is of
    QTimer m_clock;
    LatestJob m_job;
};

} // namespace nidus
