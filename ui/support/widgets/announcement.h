// SPDX-License-Identifier: Apache-2.0
#pragma once

class QString;
class QWidget;

namespace nidus::ui {

/// Announces a text to a screen reader, politely and without moving the focus. Since Qt 6.8 this is an
/// announcement of the widget; before, it is a notification that appears in its window.
void announce(QWidget* widget, const QString& text);

} // namespace nidus::ui
