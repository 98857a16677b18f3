// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/jobs/latestjob.h"

#include <QObject>
#include <QTimer>

namespace nidus::ui {

class WindowMessages;
class RegistrySession;

/// Maintains a registry file while it is open: the daily check and backup in the background, and reloading
/// what other programs change.
class BackgroundCare final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed.
    BackgroundCare(RegistrySession& session, WindowMessages& notices, QObject* parent);

    /// Starts after a registry was opened.
    void begin();

private:
    RegistrySession& m_session;
    WindowMessages& m_notices;
    QTimer m_poll;
    LatestJob m_job;
};

} // namespace nidus::ui
