// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>
#include <utility>

namespace nidus::ui {

/// Lets Tab go from a control to what was added after it. Qt makes that the last of the whole window.
inline void continueTabOrder(QWidget* control, const QWidget& added)
{
    for (QWidget* part : added.findChildren<QWidget*>()) {
        if (part->focusPolicy() & Qt::TabFocus)
            QWidget::setTabOrder(std::exchange(control, part), part);
    }
}

} // namespace nidus::ui
