// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/jobs/latestjob.h"

#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>
#include <memory>

namespace nidus::ui {

class Notices;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// Tells when somebody else has the draft open that is shown, and others that it is open here. Looks and
/// writes in the background: the folder may be on a slow network.
class Companions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    Companions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page, Notices& notices);

private:
    /// What is said of this program, and which draft is asked for.
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
    void tell(qint64 draft, const QStringList& others);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    Notices& m_notices;
    QTimer m_poll;
    qint64 m_draft = 0;   ///< that is shown
    QStringList m_others; ///< who has it open, as told last
    bool m_isLooking = false;
    std::shared_ptr<Presence> m_presence; ///< touched by the job
    LatestJob m_job;
};

} // namespace nidus::ui
