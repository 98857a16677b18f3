// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QMessageBox>
#include <QString>
#include <functional>

namespace nidus::ui {

/// One button of a question, labeled with its action.
struct Answer
{
    QString text;
    QMessageBox::ButtonRole role = QMessageBox::AcceptRole;
    std::function<void()> chosen;
};

/// Asks without blocking. Always adds Cancel, which does nothing. The first answer is the default unless it
/// is destructive.
void ask(QWidget* parent, const QString& question, const QString& explanation, const QList<Answer>& answers);

} // namespace nidus::ui
