// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QList>

class QWidget;

namespace nidus::ui {

/// Announces changed descriptions once, except one of the control with the focus, which was announced when it
/// was set. `form` contains the controls; `findings` are all that are left.
void announceChanged(QWidget* form, const QList<QWidget*>& controls,
                     const QList<findings::Finding>& findings);

} // namespace nidus::ui
