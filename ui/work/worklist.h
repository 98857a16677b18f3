// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/workqueue.h"
#include "ui/support/jobs/latestjob.h"

#include <QDate>
#include <QObject>
#include <QTimer>

namespace nidus::ui {

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

    [[nodiscard]] const QList<workflow::WorkItem>& items() const { return m_items; }

Q_SIGNALS:
    void changed();

private:
    void compute();
    void followTheDay();
    void take(const QList<workflow::WorkItem>& items);
    [[nodiscard]] workflow::WorkContext context() const;

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RecoveryOffer& m_recovery;
    QList<workflow::WorkItem> m_items;
    QDate m_day; ///< that the queue is of
    QTimer m_clock;
    LatestJob m_job;
};

} // namespace nidus::ui
