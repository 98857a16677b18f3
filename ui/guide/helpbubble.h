// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QPoint;
class QWidget;

namespace nidus::ui {

/// Shows a text next to a control, near `at` on the screen, where it covers as few buttons and inputs as
/// possible. A key or a click closes it.
void showHelpBubble(QWidget& control, const QPoint& at, const QString& text);

} // namespace nidus::ui
