// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

class QWidget;

namespace nidus::ui {

/// Announces changed descriptions once, except one of the control with the focus, which was announced when it
/// was set. `form` contains the controls.
void announceChanged(QWidget* form, const QList<QWidget*>& controls);

} // namespace nidus::ui
