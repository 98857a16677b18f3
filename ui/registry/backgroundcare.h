// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/jobs/latestjob.h"

#include <QObject>
#include <QTimer>

namespace nidus::ui {

class Notices;
class RegistrySession;

/// Looks after a registry file while it is open: the check and the copy of the day in the background, and
/// what other programs change.
class BackgroundCare final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed.
    BackgroundCare(RegistrySession& session, Notices& notices, QObject* parent);

    /// A registry was opened.
    void begin();

private:
    RegistrySession& m_session;
    Notices& m_notices;
    QTimer m_poll;
    LatestJob m_job;
};

} // namespace nidus::ui
