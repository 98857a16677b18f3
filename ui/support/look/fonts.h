// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QFontDatabase>

namespace nidus::ui {

/// The system's fixed-width font in the size of `font`, which follows the user's text size where the system's
/// own does not.
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
