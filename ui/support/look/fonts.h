// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QFontDatabase>

namespace nidus::ui {

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

} // namespace nidus::ui
