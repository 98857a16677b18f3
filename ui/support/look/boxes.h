// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QHBoxLayout>
#include <QMargins>
#include <QVBoxLayout>
#include <initializer_list>
#include <optional>

namespace nidus::ui {

/// The space around and between the parts of a row or column, in pixels; that of the style if absent.
struct BoxGaps
{
    std::optional<QMargins> margins;
    int spacing = -1; ///< -1: that of the style
};

inline constexpr BoxGaps kNoMargins{.margins = QMargins()};
inline constexpr BoxGaps kNoGaps{.margins = QMargins(), .spacing = 0};

/// A part of a row or column: a widget, an inner row or column, or spare space.
struct BoxPart
{
    BoxPart(QWidget* part, int share = 0, Qt::Alignment at = {}) : widget(part), stretch(share), alignment(at)
    {}
    BoxPart(QLayout* part, int share = 0) : layout(part), stretch(share) {}
    static BoxPart spare(int share = 0) { return {static_cast<QWidget*>(nullptr), share}; }

    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int stretch = 0; ///< share of the spare space
    Qt::Alignment alignment;
};

inline void fill(QBoxLayout& box, const BoxGaps& gaps, std::initializer_list<BoxPart> parts)
{
    if (gaps.margins)
        box.setContentsMargins(*gaps.margins);
    box.setSpacing(gaps.spacing);
    for (const BoxPart& part : parts) {
        if (part.widget)
            box.addWidget(part.widget, part.stretch, part.alignment);
        else if (part.layout)
            box.addLayout(part.layout, part.stretch);
        else
            box.addStretch(part.stretch);
    }
}

/// Makes a row of parts, of `owner` unless that is null.
inline QHBoxLayout* inRow(QWidget* owner, const BoxGaps& gaps, std::initializer_list<BoxPart> parts)
{
    auto* row = new QHBoxLayout(owner);
    fill(*row, gaps, parts);
    return row;
}

/// Makes a column of parts, of `owner` unless that is null.
inline QVBoxLayout* inColumn(QWidget* owner, const BoxGaps& gaps, std::initializer_list<BoxPart> parts)
{
    auto* column = new QVBoxLayout(owner);
    fill(*column, gaps, parts);
    return column;
}

} // namespace nidus::ui
