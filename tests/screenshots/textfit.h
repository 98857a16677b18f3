// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QWidget;

namespace nidus::test {

/// What cannot be read in a window that shows: texts that are cut by their label, button, combo or tab, what
/// lies over something else, what lies outside, what would have to be scrolled sideways. A sentence for each.
[[nodiscard]] QStringList unreadable(const QWidget& window);

/// The buttons and lists that show icons of another size than the others, a sentence for each.
[[nodiscard]] QStringList oddIcons(const QWidget& window);

} // namespace nidus::test
