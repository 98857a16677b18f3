// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QMessageBox>
#include <QString>
#include <functional>

namespace nidus::ui {

/// One button of a question, named after what it does.
struct Answer
{
    QString text;
    QMessageBox::ButtonRole role = QMessageBox::AcceptRole;
    std::function<void()> chosen;
};

/// Asks without blocking; Cancel (which does nothing) is always added. The first answer is the default unless
/// it destroys something.
void ask(QWidget* parent, const QString& question, const QString& explanation, const QList<Answer>& answers);

} // namespace nidus::ui
