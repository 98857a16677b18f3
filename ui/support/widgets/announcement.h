// SPDX-License-Identifier: Apache-2.0
#pragma once

class QString;
class QWidget;

namespace nidus::ui {

/// Announces to a screen reader what has just appeared in the widget, without moving the focus. With Qt 6.8
/// and later the reader gets the text; before, it gets an alert and reads the widget's accessible name.
void announce(QWidget* widget, const QString& text);

} // namespace nidus::ui
