// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/registry/activitylog.h"
#include "ui/registry/backgroundcare.h"
#include "ui/registry/openingnotices.h"
#include "ui/registry/recoveryoffer.h"
#include "ui/registry/registryexamination.h"

#include <QObject>

namespace nidus::ui {

/// Those who look after a registry while it is open, and what they do when another one is.
class RegistryCare final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RegistryCare(RegistrySession& session, OpenDrafts& drafts, workflow::RecoveryJournal& journal, RegistryPage& page,
                 Notices& notices);

    [[nodiscard]] QAction* verify() const { return m_examination.action(); }
    [[nodiscard]] QAction* activity() const { return m_activity->action(); }
    [[nodiscard]] RecoveryOffer* recovery() const { return m_recovery; }

    /// A registry was opened.
    void begin();

private:
    RegistrySession& m_session;
    BackgroundCare m_background;
    RegistryExamination m_examination;
    ActivityLog* m_activity;
    OpeningNotices* m_opening;
    RecoveryOffer* m_recovery;
};

} // namespace nidus::ui
