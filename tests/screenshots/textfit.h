// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QDialog;
class QWidget;

namespace nidus::test {

/// Returns a sentence for everything that cannot be read in a visible window: texts cut by their label,
/// button, combo box, or tab, overlapping widgets, widgets outside the window, and horizontal scrolling.
[[nodiscard]] QStringList unreadable(const QWidget& window);

/// Returns a sentence for each button and list whose icons differ in size from the others.
[[nodiscard]] QStringList oddIcons(const QWidget& window);

/// Returns a sentence for each label, button, and tab of a visible dialog whose key with Alt an earlier one
/// has.
[[nodiscard]] QStringList repeatedMnemonics(const QDialog& dialog);

} // namespace nidus::test
