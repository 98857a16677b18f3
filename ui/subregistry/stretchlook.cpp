// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/stretchlook.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/appearance.h"
#include "ui/support/look/contrast.h"

#include <QPainter>
#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace nidus::ui {

namespace {

struct Shades
{
    QRgb onLight;
    QRgb onDark;
};

// Distinct for people with any color vision (after Okabe and Ito), each with a contrast of at least 3:1 to
// white and to dark gray.
constexpr std::array<Shades, 6> kHolderShades{{{0xff0060a8, 0xff56b4e9},
                                               {0xff00704e, 0xff2bc79b},
                                               {0xffb04a00, 0xffe69f00},
                                               {0xff9a3f76, 0xffdd9ac0},
                                               {0xff6a5d00, 0xffe0d34a},
                                               {0xff4b4fa8, 0xffa9acf0}}};
constexpr Shades kNobody{0xff606870, 0xffa0a8b0};
constexpr int kStripeKinds = 4;
constexpr int kStripe = 3;    ///< pixels
constexpr int kStripeGap = 3; ///< from the edge of the block

/// Returns the same color for the same holder, if no other one has it.
std::size_t preferredShade(const QString& holder)
{
    std::uint32_t sum = 2166136261U; // FNV-1a: qHash() may differ between runs
    for (const QChar c : holder)
        sum = (sum ^ c.unicode()) * 16777619U;
    return sum % kHolderShades.size();
}

} // namespace

HolderLooks::HolderLooks(const QList<subregistry::Entry>& entries)
{
    constexpr qsizetype kMostLargest = 12;
    QHash<QString, double> sizes;
    std::array<int, kHolderShades.size()> used{};
    for (const subregistry::Entry& entry : entries) {
        if (entry.holder.isEmpty())
            continue;
        sizes[entry.holder] += double(entry.block.size());
        if (m_looks.contains(entry.holder))
            continue;
        std::size_t color = preferredShade(entry.holder);
        for (std::size_t i = 0; i < used.size(); ++i) {
            if (used.at(i) < used.at(color))
                color = i;
        }
        m_looks.insert(entry.holder, {color, used.at(color)++ % kStripeKinds});
    }
    m_largest = sizes.keys();
    std::ranges::sort(m_largest, [&sizes](const QString& a, const QString& b) {
        return sizes[a] != sizes[b] ? sizes[a] > sizes[b] : a < b;
    });
    m_largest = m_largest.first(std::min(m_largest.size(), kMostLargest));
}

QColor holderColor(const QString& holder, const HolderLooks& looks, const QPalette& palette)
{
    const Shades& shades = holder.isEmpty() ? kNobody : kHolderShades.at(looks.lookOf(holder).color);
    return QColor::fromRgb(isDark(palette) ? shades.onDark : shades.onLight);
}

Qt::BrushStyle statePattern(subregistry::EntryState state)
{
    using enum subregistry::EntryState;
    switch (state) {
    case Assigned: return Qt::SolidPattern;
    case Reserved: return Qt::BDiagPattern;
    case Pending: return Qt::Dense5Pattern;
    case Temporary: return Qt::FDiagPattern;
    case Deprecated: return Qt::DiagCrossPattern;
    case Retired: return Qt::CrossPattern;
    case Withdrawn: return Qt::HorPattern;
    case Released: return Qt::VerPattern;
    case Pool: return Qt::NoBrush;
    }
    std::unreachable();
}

void paintBlock(QPainter& painter, const QRect& place, subregistry::EntryState state, const QColor& color,
                int stripes, const QPalette& palette)
{
    QRect block = place.adjusted(0, 0, -1, -1);
    if (!subregistry::isActive(state))
        block.setTop(block.top() + block.height() / 2);
    const Qt::BrushStyle pattern = statePattern(state);
    const QColor base = palette.color(QPalette::Base);
    const bool isFilled = pattern == Qt::SolidPattern;
    const bool isWide = place.width() > kStripeGap;
    painter.setBrush(base);
    painter.setPen(isFilled && isWide ? base : color);
    painter.drawRect(block);
    painter.setBrush(QBrush(color, pattern));
    painter.drawRect(block);
    const QColor stripe = isFilled ? base : color;
    if (isWide && (stripes & 1) != 0)
        painter.fillRect(block.left(), block.top() + kStripeGap, block.width(), kStripe, stripe);
    if (isWide && (stripes & 2) != 0)
        painter.fillRect(block.left(), block.bottom() - kStripeGap - kStripe, block.width(), kStripe, stripe);
}

void paintFree(QPainter& painter, const QRect& place, bool isAssignable, const QPalette& palette)
{
    painter.fillRect(place, palette.color(QPalette::Base));
    if (!isAssignable)
        painter.fillRect(place, QBrush(readablePlaceholder(palette, QPalette::Active), Qt::BDiagPattern));
}

QList<LegendItem> legendOf(const SubregistryContent& content, const HolderLooks& looks)
{
    std::array<bool, std::size_t(subregistry::EntryState::Pool)> isThere{};
    for (const subregistry::Entry& entry : content.entries)
        isThere.at(static_cast<std::size_t>(entry.state)) = true;
    QList<LegendItem> items;
    for (std::size_t i = 0; i < isThere.size(); ++i) {
        const auto state = static_cast<subregistry::EntryState>(i);
        if (isThere.at(i))
            items.append({.text = entryStateText(state), .state = state});
    }
    items.append({.text = freeText()});
    for (const subregistry::Range& range : content.ranges) {
        const QString text = freeText(&range);
        const bool isKnown = std::ranges::find(items, text, &LegendItem::text) != items.end();
        if (!isKnown)
            items.append({.text = text, .isAssignable = false});
    }
    for (const QString& holder : looks.largest())
        items.append({.text = findings::visibleText(holder), .holder = holder});
    return items;
}

void paintLook(QPainter& painter, const QRect& place, const LegendItem& item, const HolderLooks& looks,
               const QPalette& palette)
{
    if (item.state || !item.holder.isEmpty())
        return paintBlock(painter, place, item.state.value_or(subregistry::EntryState::Assigned),
                          holderColor(item.holder, looks, palette), looks.lookOf(item.holder).stripes,
                          palette);
    paintFree(painter, place, item.isAssignable, palette);
    painter.setPen(palette.color(QPalette::WindowText));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(0, 0, -1, -1));
}

} // namespace nidus::ui
