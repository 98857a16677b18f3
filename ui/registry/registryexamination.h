// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "ui/support/jobs/latestjob.h"

#include <QAction>
#include <QList>
#include <QObject>
#include <expected>

namespace nidus::ui {

class Notices;
class RegistrySession;

/// Examines the whole registry file in the background when told to.
class RegistryExamination final : public QObject
{
    Q_OBJECT

public:
    /// Both are borrowed.
    RegistryExamination(RegistrySession& session, Notices& notices, QObject* parent);

    /// Starts; once more stops.
    [[nodiscard]] QAction* action() const { return m_action; }
    /// Another registry was opened.
    void begin();

private:
    void startOrStop();
    void show(const std::expected<QList<base::Error>, base::Error>& problems);

    RegistrySession& m_session;
    Notices& m_notices;
    QAction* m_action;
    LatestJob m_job;
    bool m_isRunning = false;
};

} // namespace nidus::ui
