// SPDX-License-Identifier: Apache-2.0
#pragma once

class QString;
class QWidget;

namespace nidus::ui {

/// Tells a screen reader what has just appeared in the widget, without moving the focus. With Qt 6.8 and
/// newer the reader is handed the text; before, it is told that the widget is an alert and reads its
/// accessible name.
void announce(QWidget* widget, const QString& text);

} // namespace nidus::ui
