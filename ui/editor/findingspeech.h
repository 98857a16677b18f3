// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

class QWidget;

namespace nidus::ui {

/// Makes the findings about a control its description. Returns whether that is new.
[[nodiscard]] bool describe(QWidget* control, const QString& sentences);

/// Announces changed descriptions once, except a new one of the control with the focus: a screen reader reads
/// that by itself. `form` contains the controls.
void announceChanged(QWidget* form, const QList<QWidget*>& controls);

} // namespace nidus::ui
