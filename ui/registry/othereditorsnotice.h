// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/jobs/latestjob.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>
#include <memory>

namespace nidus::ui {

class WindowMessages;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// Shows a message when somebody else has the shown draft open, and publishes that it is open here. Reads and
/// writes in the background, because the folder may be on a slow network.
class OtherEditorsNotice final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    OtherEditorsNotice(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page,
                       WindowMessages& notices);

private:
    /// What to publish about this program, and which draft to look up.
    struct Look
    {
        QString path; ///< of the registry; empty in memory
        QString who;
        QSet<qint64> open;
        qint64 shown;
    };
    class Presence;

    void look();
    void poll();
    void showNotice(qint64 draft, const QStringList& others);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QTimer m_poll;
    qint64 m_draft = 0;   ///< the shown draft
    QStringList m_others; ///< who has it open, as last shown
    bool m_isLooking = false;
    std::shared_ptr<Presence> m_presence; ///< used by the job
    LatestJob m_job;
};

} // namespace nidus::ui
