// SPDX-License-Identifier: Apache-2.0
#pragma once

class QString;
class QWidget;

namespace nidus::ui {

/// The property of a window that has its last announcement, for tests: without a screen reader, Qt sends no
/// events.
inline constexpr const char* kAnnouncement = "announcement";

/// Announces a text to a screen reader, with symbols as words, politely and without moving the focus. Since
/// Qt 6.8 this is an announcement of the widget; before, it is a notification that appears in its window.
void announce(QWidget* widget, const QString& text);

/// Sets the description of a control, with symbols as words, and announces it if the control has the focus.
/// Returns whether it is new.
[[nodiscard]] bool describe(QWidget* control, const QString& text);

} // namespace nidus::ui
