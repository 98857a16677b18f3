// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/registry.h"
#include "ui/support/jobs/latestjob.h"

#include <QAction>
#include <QList>
#include <QObject>
#include <functional>

class QWidget;

namespace nidus::ui {

class WindowMessages;
class RegistrySession;

/// Verifies the whole registry file in the background on request, and offers to acknowledge the problems.
class RegistryVerification final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; dialogs appear over the window of `page`.
    RegistryVerification(RegistrySession& session, QWidget& page, WindowMessages& notices);

    /// Starts verifying, or stops it if it is running.
    [[nodiscard]] QAction* action() const { return m_action; }
    /// Resets after another registry was opened.
    void begin();

private:
    using Work = std::function<void(storage::Registry& registry, const LatestJob::Context& context,
                                    base::ProgressSink& progress)>;

    void startOrStop();
    /// Runs `work` in the background with a connection of its own.
    void run(Work work);
    void end();
    void show(const base::Result<QList<base::Error>>& problems);
    void askToAcknowledge(const QList<base::Error>& problems);
    void acknowledge(const storage::AcknowledgeOrder& order);
    void showAcknowledged(const base::Result<storage::AcknowledgeReport>& report);
    void notifyFailure(const base::Error& error);

    RegistrySession& m_session;
    QWidget& m_page;
    WindowMessages& m_notices;
    QAction* m_action;
    LatestJob m_job;
    bool m_isRunning = false;
};

} // namespace nidus::ui
