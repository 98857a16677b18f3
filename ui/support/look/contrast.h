// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>
#include <QPalette>
#include <algorithm>
#include <cmath>

namespace nidus::ui {

inline constexpr double kLeastContrast = 4.5; // WCAG 2.1, 1.4.3

[[nodiscard]] inline double luminance(const QColor& color)
{
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF()) + 0.0722 * part(color.blueF());
}

/// Returns the contrast of two opaque colors as WCAG 2.1 defines it: 1 to 21.
[[nodiscard]] inline double contrast(const QColor& one, const QColor& other)
{
    const auto [low, high] = std::minmax({luminance(one), luminance(other)});
    return (high + 0.05) / (low + 0.05);
}

/// Returns a color between two others; `percent` is the share of the first one.
[[nodiscard]] inline QColor mixed(const QColor& one, const QColor& other, int percent)
{
    const auto part = [percent](int a, int b) { return (a * percent + b * (100 - percent)) / 100; };
    return {part(one.red(), other.red()), part(one.green(), other.green()), part(one.blue(), other.blue())};
}

/// Returns the ground of selected text, moved away from the color of that text until it can be read.
[[nodiscard]] inline QColor readableHighlight(const QPalette& palette, QPalette::ColorGroup group)
{
    constexpr int kStep = 96; // percent
    const QColor text = palette.color(group, QPalette::HighlightedText);
    const QColor away = luminance(text) > 0.18 ? QColor(Qt::black) : QColor(Qt::white);
    QColor ground = palette.color(group, QPalette::Highlight);
    for (int i = 0; i < 100 && contrast(ground, text) < kLeastContrast; ++i)
        ground = mixed(ground, away, kStep);
    return ground;
}

/// Returns the color of placeholder text, moved towards the text until it can be read.
[[nodiscard]] inline QColor readablePlaceholder(const QPalette& palette, QPalette::ColorGroup group)
{
    const QColor text = palette.color(group, QPalette::Text);
    const QColor ground = palette.color(group, QPalette::Base);
    const QColor given = palette.color(group, QPalette::PlaceholderText);
    QColor color = mixed(given, ground, given.alpha() * 100 / 255);
    for (int i = 0; i < 100 && contrast(color, ground) < kLeastContrast; ++i)
        color = mixed(color, text, 96);
    return color;
}

} // namespace nidus::ui
