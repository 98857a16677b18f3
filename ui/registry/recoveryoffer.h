// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/recoveryjournal.h"
#include "ui/registry/recoverydialog.h"

#include <QList>
#include <QObject>

namespace nidus::ui {

class WindowMessages;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// Offers edits that were unsaved when Nidus ended.
class RecoveryOffer final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RecoveryOffer(RegistrySession& session, OpenDrafts& drafts, workflow::RecoveryJournal& journal,
                  RegistryPage& page, WindowMessages& notices);

    /// Asks about recovered edits, if there are any.
    void offer();
    /// Recovered edits without a decision yet.
    [[nodiscard]] const QList<Recovery>& waiting() const { return m_waiting; }
    /// Restores or drops recovered edits as chosen in the dialog.
    void settle(const QList<Recovery>& recoveries, const QList<bool>& takesEdits);

Q_SIGNALS:
    void waitingChanged();

private:
    /// Reads the recovered edits, and warns about damaged ones.
    void look();
    /// Puts the edits into their draft; returns whether they are safe now.
    [[nodiscard]] bool takeEdits(const workflow::RecoveredDraft& recovered);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    workflow::RecoveryJournal& m_journal;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QList<Recovery> m_waiting;
};

} // namespace nidus::ui
