// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/recoveryjournal.h"
#include "ui/registry/recoverydialog.h"

#include <QList>
#include <QObject>

namespace nidus::ui {

class Notices;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// Offers edits that a program left behind when it ended.
class RecoveryOffer final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RecoveryOffer(RegistrySession& session, OpenDrafts& drafts, workflow::RecoveryJournal& journal, RegistryPage& page,
                  Notices& notices);

    /// Asks, where there is something.
    void offer();
    /// What nobody has decided about yet.
    [[nodiscard]] const QList<Recovery>& waiting() const { return m_waiting; }
    /// Takes or drops recovered edits as the dialog says.
    void settle(const QList<Recovery>& recoveries, const QList<bool>& takesEdits);

Q_SIGNALS:
    void waitingChanged();

private:
    /// Reads what there is, and says what is damaged.
    void look();
    /// Whether the edits are safe now.
    [[nodiscard]] bool takeEdits(const workflow::RecoveredDraft& recovered);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    workflow::RecoveryJournal& m_journal;
    RegistryPage& m_page;
    Notices& m_notices;
    QList<Recovery> m_waiting;
};

} // namespace nidus::ui
