// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/question.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/support/widgets/dialogs.h"

#include <QGuiApplication>
#include <QHash>
#include <QPushButton>

namespace nidus::ui {

void ask(QWidget* parent, const QString& question, const QString& explanation, const QList<Answer>& answers)
{
    auto* box =
        deletedOnClose(new QMessageBox(QMessageBox::Question, QGuiApplication::applicationDisplayName(),
                                       findings::visibleText(question), QMessageBox::Cancel, parent));
    box->setWindowModality(Qt::WindowModal);
    box->setInformativeText(findings::visibleText(explanation));
    box->setTextFormat(Qt::PlainText);
    QHash<QAbstractButton*, std::function<void()>> acts;
    QPushButton* whenNothingIsLost = nullptr;
    for (const Answer& answer : answers) {
        QPushButton* button = box->addButton(answer.text, answer.role);
        acts.insert(button, answer.chosen);
        if (acts.size() == 1 && answer.role != QMessageBox::DestructiveRole)
            whenNothingIsLost = button;
    }
    // buttons() cannot be used: it follows the order of the desktop's style.
    if (whenNothingIsLost)
        box->setDefaultButton(whenNothingIsLost);
    else
        box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(box, &QMessageBox::finished, parent, [box, acts] {
        if (const auto act = acts.constFind(box->clickedButton()); act != acts.cend())
            (*act)();
    });
    box->open();
}

} // namespace nidus::ui
