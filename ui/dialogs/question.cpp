// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/question.h"

#include <QGuiApplication>
#include <QHash>
#include <QPushButton>

namespace nidus {

void ask(QWidget* parent, const QString& question, const QString& explanation, const QList<Answer>& answers)
{
    auto* box = new QMessageBox(QMessageBox::Question, QGuiApplication::applicationDisplayName(), question,
                                QMessageBox::Cancel, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowModality(Qt::WindowModal);
    box->setInformativeText(explanation);
    box->setTextFormat(Qt::PlainText);
    QHash<QAbstractButton*, std::function<void()>> acts;
    for (const Answer& answer : answers)
        acts.insert(box->addButton(answer.text, answer.role), answer.chosen);
    if (answers.constFirst().role == QMessageBox::DestructiveRole)
        box->setDefaultButton(QMessageBox::Cancel);
    else
        box->setDefaultButton(qobject_cast<QPushButton*>(box->buttons().constLast()));
    QObject::connect(box, &QMessageBox::finished, parent, [box, acts] {
        if (const auto act = acts.constFind(box->clickedButton()); act != acts.cend())
            (*act)();
    });
    box->open();
}

} // namespace nidus
