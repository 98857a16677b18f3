// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

namespace nidus::ui {

/// An icon by its freedesktop name: the theme's, or our own drawing ":/icons/NAME.svg" in the palette's text
/// colour.
[[nodiscard]] QIcon themedIcon(const QString& name);

/// Our own drawing ":/icons/NAME.svg". Its black strokes take the palette's text colour at the time of
/// painting, or `color` where that is valid, so that it is readable on light and dark.
[[nodiscard]] QIcon drawnIcon(const QString& name, const QColor& color = {});

} // namespace nidus::ui
