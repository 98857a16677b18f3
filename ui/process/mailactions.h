// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/mailwriter.h"
#include "core/workflow/drafts/draftprocess.h"

#include <QAction>
#include <QObject>
#include <optional>

namespace nidus::ui {

class MailDialog;
class WindowMessages;
class RegistryPage;
class RegistrySession;

/// The emails of a registration: the review to its registrant, the request to IANA, and answers to them,
/// which become comments. The user's email program sends them; the history records that it was opened.
class MailActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    MailActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices);

    [[nodiscard]] QAction* review() const { return m_review; }
    [[nodiscard]] QAction* request() const { return m_request; }
    [[nodiscard]] QAction* reminder() const { return m_reminder; }
    [[nodiscard]] QAction* answer() const { return m_answer; }
    /// Returns the mail that goes with a step: to the review list or to IANA; absent if the step has none.
    [[nodiscard]] std::optional<exchange::UnsentMail> mailOf(workflow::ProcessStep step,
                                                             const registration::Draft& draft) const;
    /// Returns the mail as text to look at.
    [[nodiscard]] static QString preview(const exchange::UnsentMail& mail);
    /// Opens the request about a draft in the email program and records that; returns false, with a message,
    /// if it cannot be opened.
    bool open(const exchange::UnsentMail& mail, const QString& handle);
    /// Enables the actions that are possible now.
    void update(bool isOneShown);

private:
    void writeReview();
    void writeRequest();
    /// Writes to whoever should act next on the draft.
    void writeReminder();
    void readAnswer(const QByteArray& bytes);
    /// Shows the email; `what` is its description for the history.
    void show(const QString& title, const exchange::UnsentMail& mail, const QString& what);
    bool openInProgram(const exchange::UnsentMail& mail, const QString& handle, const QString& what);
    void askWhereToSave(MailDialog& dialog, const QString& handle, const QString& what);
    void record(const QString& handle, const QString& what, const exchange::UnsentMail& mail);

    RegistrySession& m_session;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QAction* m_review;
    QAction* m_request;
    QAction* m_reminder;
    QAction* m_answer;
};

} // namespace nidus::ui
