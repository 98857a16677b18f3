// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/recoveryjournal.h"
#include "ui/registry/recoverydialog.h"
#include "ui/support/latestjob.h"

#include <QAction>
#include <QObject>
#include <QTimer>

namespace nidus {

class ActivityDialog;
class MessageBar;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// Looks after the registry file while it is open: the check and the copy of the day in the background, what
/// other programs change, edits that a crash left behind, and the log of what was done.
class RegistryCare final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RegistryCare(RegistrySession& session, OpenDrafts& drafts, RecoveryJournal& journal, RegistryPage& page,
                 MessageBar& messages);

    /// Examines the whole file in the background; once more stops that.
    [[nodiscard]] QAction* verify() const { return m_verify; }
    [[nodiscard]] QAction* activity() const { return m_activity; }

    /// A registry was opened: warns of its place, looks for recovered edits, checks and backs up in the
    /// background.
    void begin();
    /// Takes or drops recovered edits as the dialog says.
    void settle(const QList<Recovery>& recoveries, const QList<bool>& takesEdits);

Q_SIGNALS:
    void statusMessage(const QString& text);

private:
    void tellOfReminders();
    [[nodiscard]] static QString warningOfLocation(const QString& path);
    /// Where the history does not go on from heads that were seen before.
    void warn();
    void offerRecovery();
    void checkInBackground();
    void startOrStopVerifying();
    void showVerified(const std::expected<QList<Error>, Error>& problems);
    void showActivity();
    void exportActivity(const ActivityDialog& dialog);
    void exportComparison();
    /// Whether the edits are safe now.
    [[nodiscard]] bool takeEdits(const RecoveredDraft& recovered);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RecoveryJournal& m_journal;
    RegistryPage& m_page;
    MessageBar& m_messages;
    QAction* m_verify;
    QAction* m_activity;
    QTimer m_poll;
    LatestJob m_job;
    LatestJob m_verification;
    bool m_isVerifying = false;
};

} // namespace nidus
