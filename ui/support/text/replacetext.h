// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextEdit>
#include <QString>

namespace nidus::ui {

/// Makes the text of `edit` `text` by changing only what differs, so that the caret of the control with the
/// focus ends where the change is.
void replaceText(QPlainTextEdit& edit, const QString& text);

} // namespace nidus::ui
