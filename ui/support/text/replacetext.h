// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextEdit>
#include <QString>

namespace nidus::ui {

/// Sets the text of `edit` to `text` by replacing only the part that differs. If the control has the focus,
/// its caret moves to the change.
void replaceText(QPlainTextEdit& edit, const QString& text);

} // namespace nidus::ui
