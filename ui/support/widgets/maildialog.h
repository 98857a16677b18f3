// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/mailwriter.h"

#include <QDialog>
#include <QString>

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace nidus::ui {

/// Lets the user edit an email and then copy it, save it as a file, or open it in an email program. Nidus
/// itself sends nothing.
class MailDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `reason` is what the email is about, such as what was done; it may be empty.
    MailDialog(const QString& title, const exchange::UnsentMail& mail, const QString& reason,
               QWidget* parent);

    /// Returns the email as edited.
    [[nodiscard]] exchange::UnsentMail mail() const;
    /// Shows why the email could not be opened or, without a problem, what to do if nothing opens: no program
    /// says so.
    void showOpened(const QString& problem);

Q_SIGNALS:
    void openRequested();
    void saveRequested();

private:
    void copyText();

    QString m_from;
    QLineEdit* m_to;
    QLineEdit* m_cc;
    QLineEdit* m_subject;
    QPlainTextEdit* m_text;
    QLabel* m_problem;
};

/// Opens an email in an email program. Returns why that failed; empty if it did not.
[[nodiscard]] QString openMail(const exchange::UnsentMail& mail);

} // namespace nidus::ui
