// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/read/mailanswer.h"
#include "core/registration/reviewcomment.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace nidus::ui {

/// Splits a mail about a template, pasted, dropped, or opened, into comments. The user can correct the field
/// of each and select which to keep.
class MailAnswerDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `bytes` is the mail or its text; may be empty.
    MailAnswerDialog(registration::RegistrationTemplate about, const QByteArray& bytes, QWidget* parent);

    /// Returns the selected comments, in the order of the mail.
    [[nodiscard]] QList<registration::ReviewComment> comments() const;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void askForFile();
    void openFile(const QString& path);
    void read(const QByteArray& bytes);
    void addRemark(const exchange::MailRemark& remark);
    void updateButton();

    registration::RegistrationTemplate m_about;
    exchange::MailAnswer m_answer;
    QPlainTextEdit* m_text;
    QTreeWidget* m_list;
    QLabel* m_found;
    QPushButton* m_keep;
};

} // namespace nidus::ui
