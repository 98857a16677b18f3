// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/subregistry/subregistrycontent.h"

#include <QBrush>
#include <QColor>
#include <QHash>
#include <QList>
#include <QPalette>
#include <QRect>
#include <QString>
#include <optional>

class QPainter;

namespace nidus::ui {

/// How the blocks of a holder look: a color and, if there are more holders than colors, stripes.
struct HolderLook
{
    std::size_t color = 0;
    int stripes = 0; ///< 0 to 3

    bool operator==(const HolderLook&) const = default;
};

/// The looks of everybody who is or was a holder in a list: different ones for 48, in different colors
/// for 12. A look stays when others come and go. If there are more, those with the most numbers have
/// different ones.
class HolderLooks
{
public:
    HolderLooks() = default;
    explicit HolderLooks(const QList<subregistry::ListChange>& changes);

    [[nodiscard]] HolderLook lookOf(const QString& holder) const { return m_looks.value(holder); }

private:
    QHash<QString, HolderLook> m_looks;
};

/// Returns the color of a holder; gray for nobody. It has enough contrast on the palette's base, and is never
/// the only indication: blocks also show the holder, and a pattern for the state.
[[nodiscard]] QColor holderColor(const QString& holder, const HolderLooks& looks, const QPalette& palette);
/// Returns the pattern of a state; a filled one is assigned.
[[nodiscard]] Qt::BrushStyle statePattern(subregistry::EntryState state);
/// Draws a block. Blocks that nobody may use are lower.
void paintBlock(QPainter& painter, const QRect& place, subregistry::EntryState state, const QColor& color,
                int stripes, const QPalette& palette);
/// Returns the pattern of free numbers of a range, which is not that of a state; none if they can be
/// assigned. Null means no range.
[[nodiscard]] Qt::BrushStyle freePattern(const subregistry::Range* range);
/// Draws free numbers.
void paintFree(QPainter& painter, const QRect& place, Qt::BrushStyle pattern, const QPalette& palette);
/// Draws over a block that its date is past.
void paintEnded(QPainter& painter, const QRect& place, const QPalette& palette);

/// What a look in the map means: a state, or else a holder; free numbers without either.
struct LegendItem
{
    QString text;
    std::optional<subregistry::EntryState> state{};
    QString holder{};
    Qt::BrushStyle pattern = Qt::NoBrush; ///< of free numbers
    bool isText = false;                  ///< without a look
    bool isEnded = false;
    QRect place{}; ///< of the look and the text
};

/// Returns the looks that occur in a part of the numbers: states, free numbers, and then the holders, those
/// with the most numbers first.
[[nodiscard]] QList<LegendItem> legendOf(const SubregistryContent& content, const subregistry::Block& view);
/// Draws the look of an item.
void paintLook(QPainter& painter, const QRect& place, const LegendItem& item, const HolderLooks& looks,
               const QPalette& palette);

} // namespace nidus::ui
