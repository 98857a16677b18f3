// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPalette>

namespace nidus::ui {

/// Whether text stands light on dark. The palette decides, not the desktop's colour scheme (Qt 6.5): a
/// widget, a page for print and a picture each have a palette of their own, and a desktop's change of scheme
/// arrives as a new one.
[[nodiscard]] inline bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

} // namespace nidus::ui
