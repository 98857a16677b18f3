// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "ui/support/jobs/latestjob.h"

#include <QAction>
#include <QList>
#include <QObject>

namespace nidus::ui {

class WindowMessages;
class RegistrySession;

/// Verifies the whole registry file in the background on request.
class RegistryVerification final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed.
    RegistryVerification(RegistrySession& session, WindowMessages& notices, QObject* parent);

    /// Starts verifying, or stops it if it is running.
    [[nodiscard]] QAction* action() const { return m_action; }
    /// Resets after another registry was opened.
    void begin();

private:
    void startOrStop();
    void show(const base::Result<QList<base::Error>>& problems);

    RegistrySession& m_session;
    WindowMessages& m_notices;
    QAction* m_action;
    LatestJob m_job;
    bool m_isRunning = false;
};

} // namespace nidus::ui
