// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/mailwriter.h"

#include <QAction>
#include <QObject>

namespace nidus::ui {

class MailDialog;
class Notices;
class RegistryPage;
class RegistrySession;

/// The mails of a registration: the review to its registrant, the request to IANA, and answers to them, which
/// become comments. The person's own program sends them; that it was asked to is kept in the history.
class MailActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    MailActions(RegistrySession& session, RegistryPage& page, Notices& notices);

    [[nodiscard]] QAction* review() const { return m_review; }
    [[nodiscard]] QAction* request() const { return m_request; }
    [[nodiscard]] QAction* answer() const { return m_answer; }
    /// What can be done with what is shown now.
    void update(bool isOneShown);

private:
    void writeReview();
    void writeRequest();
    void readAnswer(const QByteArray& bytes);
    /// Shows the mail; `what` says in the history what it was.
    void show(const QString& title, const exchange::UnsentMail& mail, const QString& what);
    void openInProgram(const MailDialog& dialog, const QString& handle, const QString& what);
    void askWhereToSave(MailDialog& dialog, const QString& handle, const QString& what);
    void record(const QString& handle, const QString& what, const exchange::UnsentMail& mail);

    RegistrySession& m_session;
    RegistryPage& m_page;
    Notices& m_notices;
    QAction* m_review;
    QAction* m_request;
    QAction* m_answer;
};

} // namespace nidus::ui
