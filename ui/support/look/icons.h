// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>
#include <functional>

namespace nidus::ui {

/// Returns an icon by its freedesktop name: the theme's, or our own drawing ":/icons/NAME.svg" in the
/// palette's text color.
[[nodiscard]] QIcon themedIcon(const QString& name);

/// Returns our own drawing ":/icons/NAME.svg". Its black strokes get the palette's text color at the time of
/// painting, or the one that `color` returns then, so that it is readable on light and dark.
[[nodiscard]] QIcon drawnIcon(const QString& name, const std::function<QColor()>& color = {});

} // namespace nidus::ui
