// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/mailwriter.h"

#include <QDialog>
#include <QString>

class QLineEdit;
class QPlainTextEdit;

namespace nidus::ui {

/// A mail to be read over, changed, and then copied, saved as a file, or opened in the person's mail program.
/// Nidus itself sends nothing.
class MailDialog final : public QDialog
{
    Q_OBJECT

public:
    MailDialog(const QString& title, const exchange::UnsentMail& mail, QWidget* parent);

    /// As it stands in the fields.
    [[nodiscard]] exchange::UnsentMail mail() const;

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
};

} // namespace nidus::ui
