// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/mailwriter.h"

#include <QAction>
#include <QObject>

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
    [[nodiscard]] QAction* answer() const { return m_answer; }
    /// Enables the actions that are possible now.
    void update(bool isOneShown);

private:
    void writeReview();
    void writeRequest();
    void readAnswer(const QByteArray& bytes);
    /// Shows the email; `what` is its description for the history.
    void show(const QString& title, const exchange::UnsentMail& mail, const QString& what);
    void openInProgram(const MailDialog& dialog, const QString& handle, const QString& what);
    void askWhereToSave(MailDialog& dialog, const QString& handle, const QString& what);
    void record(const QString& handle, const QString& what, const exchange::UnsentMail& mail);

    RegistrySession& m_session;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QAction* m_review;
    QAction* m_request;
    QAction* m_answer;
};

} // namespace nidus::ui
