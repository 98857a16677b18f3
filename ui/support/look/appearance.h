// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPalette>

namespace nidus::ui {

/// Returns whether text is light on dark. The palette decides, not the desktop's color scheme (Qt 6.5): a
/// widget, a printed page, and a picture each have their own palette, and a change of the desktop's scheme
/// arrives as a new palette.
[[nodiscard]] inline bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

} // namespace nidus::ui
