// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/registry/activitylog.h"
#include "ui/registry/backgroundcare.h"
#include "ui/registry/openingnotices.h"
#include "ui/registry/recoveryoffer.h"
#include "ui/registry/registryverification.h"

#include <QObject>

namespace nidus::ui {

/// The services for an open registry, restarted when another one is opened.
class RegistryCare final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RegistryCare(RegistrySession& session, OpenDrafts& drafts, workflow::RecoveryJournal& journal,
                 RegistryPage& page, WindowMessages& notices);

    [[nodiscard]] QAction* verify() const { return m_examination.action(); }
    [[nodiscard]] QAction* activity() const { return m_activity->action(); }
    [[nodiscard]] RecoveryOffer* recovery() const { return m_recovery; }

    /// Sets the action that is offered for a registry that cannot be changed. Borrowed.
    void setSaveAs(QAction* action) { m_opening->setSaveAs(action); }
    /// Starts the services after a registry was opened.
    void begin();

private:
    RegistrySession& m_session;
    BackgroundCare m_background;
    RegistryVerification m_examination;
    ActivityLog* m_activity;
    OpeningNotices* m_opening;
    RecoveryOffer* m_recovery;
};

} // namespace nidus::ui
