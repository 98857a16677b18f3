// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QWidget>
#include <algorithm>

namespace nidus::ui {

/// The size of a title, in that of the text.
inline constexpr qreal kTitleSize = 1.35;

/// Returns the system's fixed-width font in the size of `font`, because the system's own size does not follow
/// the user's text size.
[[nodiscard]] inline QFont fixedFont(const QFont& font)
{
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (font.pointSizeF() > 0)
        fixed.setPointSizeF(font.pointSizeF());
    else
        fixed.setPixelSize(font.pixelSize());
    return fixed;
}

/// Returns `pixels`, which are those at a font of 10 points and 96 dpi, for a font.
[[nodiscard]] inline int grown(int pixels, const QFont& font)
{
    constexpr int usual = 13; // pixels of such a font
    return pixels * std::max(usual, QFontInfo(font).pixelSize()) / usual;
}
[[nodiscard]] inline int grown(int pixels, const QWidget& widget) { return grown(pixels, widget.font()); }

} // namespace nidus::ui
