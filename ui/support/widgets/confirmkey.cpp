// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/confirmkey.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QPushButton>

namespace nidus::ui {

namespace {

QAbstractButton* confirming(const QDialog& dialog)
{
    const QList<QDialogButtonBox*> boxes = dialog.findChildren<QDialogButtonBox*>();
    for (const QDialogButtonBox* box : boxes) {
        const QList<QAbstractButton*> buttons = box->buttons();
        for (QAbstractButton* button : buttons) {
            const QDialogButtonBox::ButtonRole role = box->buttonRole(button);
            if (role == QDialogButtonBox::AcceptRole || role == QDialogButtonBox::YesRole)
                return button;
        }
    }
    const QList<QPushButton*> buttons = dialog.findChildren<QPushButton*>();
    for (QPushButton* button : buttons) {
        if (button->isDefault())
            return button;
    }
    return nullptr;
}

bool isConfirming(const QKeyEvent& key)
{
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    return isReturn && (key.modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier;
}

} // namespace

ConfirmKey::ConfirmKey(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool ConfirmKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType() ||
        !isConfirming(static_cast<const QKeyEvent&>(*event)))
        return false;
    const auto* dialog = qobject_cast<QDialog*>(static_cast<QWidget*>(watched)->window());
    QAbstractButton* button = dialog ? confirming(*dialog) : nullptr;
    if (!button || !button->isEnabled())
        return false;
    button->click();
    return true;
}

} // namespace nidus::ui
