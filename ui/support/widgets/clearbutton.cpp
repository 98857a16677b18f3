// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/clearbutton.h"

#include <QAction>
#include <QCoreApplication>
#include <QLatin1StringView>
#include <QLineEdit>
#include <QList>
#include <QToolButton>

namespace nidus::ui {

namespace {

/// The object name that QLineEdit gives the action of its clear button.
constexpr QLatin1StringView kQtClearAction("_q_qlineeditclearaction");

} // namespace

void addClearButton(QLineEdit& field)
{
    field.setClearButtonEnabled(true);
    const QList<QToolButton*> buttons = field.findChildren<QToolButton*>();
    for (QToolButton* button : buttons) {
        const bool clears =
            button->defaultAction() && button->defaultAction()->objectName() == kQtClearAction;
        button->setAccessibleName(clears ? QCoreApplication::translate("ClearButton", "Clear")
                                         : field.placeholderText());
    }
}

} // namespace nidus::ui
