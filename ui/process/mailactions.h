// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/mailwriter.h"
#include "core/workflow/drafts/draftprocess.h"
#include "ui/support/widgets/stepdialog.h"

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
    /// Returns the request that goes with a step; absent if the step has none.
    [[nodiscard]] std::optional<StepDialog::Mail> mailOf(workflow::ProcessStep step,
                                                         const registration::Draft& draft);
    /// Reports the new state of a draft. If a request goes with it, the message leads to that.
    void notifyStep(const QString& handle, registration::State state);
    /// Enables the actions that are possible now.
    void update(bool isOneShown);

private:
    void writeReview();
    void writeRequest();
    void writeRequestOf(const QString& handle);
    /// Writes to whoever should act next on the draft.
    void writeReminder();
    void readAnswer(const QByteArray& bytes);
    /// Shows the email; `what` is its description for the history.
    void show(const QString& title, const exchange::UnsentMail& mail, const QString& what);
    /// Opens an email in the email program and records that. Returns why it cannot be opened; empty if it
    /// can.
    [[nodiscard]] QString openInProgram(const exchange::UnsentMail& mail, const QString& handle,
                                        const QString& what);
    void askWhereToSave(QWidget* dialog, const exchange::UnsentMail& mail, const QString& handle,
                        const QString& what);
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
