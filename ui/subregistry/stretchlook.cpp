// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/stretchlook.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "ui/subregistry/subregistrywords.h"
#include "ui/support/look/appearance.h"
#include "ui/support/look/contrast.h"
#include "ui/support/look/fonts.h"

#include <QPainter>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace nidus::ui {

namespace {

struct Shades
{
    QRgb onLight;
    QRgb onDark;
};

// Six hues that are distinct for people with any color vision (after Okabe and Ito), each in two lightnesses,
// with a contrast of at least 3:1 to white and to dark gray.
constexpr std::array<Shades, 12> kHolderShades{{{0xff1a85d6, 0xff56b4e9},
                                                {0xff00926a, 0xff2bc79b},
                                                {0xffd06000, 0xffe69f00},
                                                {0xffc65b9c, 0xffdd9ac0},
                                                {0xff8d7d00, 0xffe0d34a},
                                                {0xff7a7ddb, 0xffa9acf0},
                                                {0xff003a6b, 0xff2a7db5},
                                                {0xff00452f, 0xff178a69},
                                                {0xff6b2c00, 0xffb46c00},
                                                {0xff5f1f47, 0xffb0648f},
                                                {0xff403800, 0xff8f8500},
                                                {0xff2a2d73, 0xff6f74cc}}};
constexpr Shades kNobody{0xff606870, 0xffa0a8b0};
constexpr int kStripeKinds = 4;
constexpr int kStripe = 3;    ///< pixels at the usual font
constexpr int kStripeGap = 3; ///< from the edge of the block

/// Returns the pattern of a state, larger if texts are.
QBrush patternBrush(const QColor& color, Qt::BrushStyle pattern, const QFont& font)
{
    QBrush brush(color, pattern);
    brush.setTransform(QTransform::fromScale(grown(1, font), grown(1, font)));
    return brush;
}

/// Returns the same color for the same holder, if no other one has it.
std::size_t preferredShade(const QString& holder)
{
    std::uint32_t sum = 2166136261U; // FNV-1a: qHash() may differ between runs
    for (const QChar c : holder)
        sum = (sum ^ c.unicode()) * 16777619U;
    return sum % kHolderShades.size();
}

/// Returns the holders with the most numbers first.
QStringList bySize(const QHash<QString, double>& sizes)
{
    QStringList holders = sizes.keys();
    std::ranges::sort(holders, [&sizes](const QString& a, const QString& b) {
        return sizes[a] != sizes[b] ? sizes[a] > sizes[b] : a < b;
    });
    return holders;
}

/// What is in a part of the numbers.
struct Sight
{
    std::array<bool, std::size_t(subregistry::EntryState::Pool)> states{};
    QHash<QString, double> holders{};          ///< with their numbers
    QList<const subregistry::Range*> ranges{}; ///< of free numbers; null is none
    bool isAnyEnded = false;
};

Sight sightOf(const SubregistryContent& content, const subregistry::Block& view)
{
    Sight sight;
    const auto begin = std::ranges::lower_bound(content.stretches, view.first, {},
                                                [](const Stretch& stretch) { return stretch.block.last; });
    for (const Stretch& stretch : std::span(begin, content.stretches.end())) {
        if (stretch.block.first > view.last)
            break;
        const subregistry::Entry* const entry = content.entryOf(stretch);
        if (entry == nullptr) {
            if (!sight.ranges.contains(content.rangeOf(stretch)))
                sight.ranges.append(content.rangeOf(stretch));
            continue;
        }
        sight.states.at(static_cast<std::size_t>(entry->state)) = true;
        sight.isAnyEnded = sight.isAnyEnded || subregistry::hasEnded(*entry, content.today);
        if (!entry->holder.isEmpty())
            sight.holders[entry->holder] += double(std::min(stretch.block.last, view.last)) -
                                            double(std::max(stretch.block.first, view.first)) + 1;
    }
    return sight;
}

} // namespace

HolderLooks::HolderLooks(const QList<subregistry::ListChange>& changes)
{
    QHash<QString, double> sizes;
    QStringList holders; // in the order of their first entries
    for (const subregistry::ListChange& change : changes) {
        for (const subregistry::Entry& entry : change.entries) {
            if (!entry.holder.isEmpty() && !sizes.contains(entry.holder))
                holders.append(entry.holder);
            if (!entry.holder.isEmpty())
                sizes[entry.holder] += double(entry.block.size());
        }
    }
    if (holders.size() > qsizetype(kHolderShades.size()) * kStripeKinds)
        holders = bySize(sizes);
    std::array<int, kHolderShades.size()> used{};
    for (const QString& holder : std::as_const(holders)) {
        std::size_t color = preferredShade(holder);
        for (std::size_t i = 0; i < used.size(); ++i) {
            if (used.at(i) < used.at(color))
                color = i;
        }
        m_looks.insert(holder, {color, used.at(color)++ % kStripeKinds});
    }
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
    case Retired: return Qt::Dense4Pattern; // not a grid: lines are withdrawn or released
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
    const int gap = grown(kStripeGap, painter.font());
    const int wide = grown(kStripe, painter.font());
    const bool isWide = place.width() > kStripeGap;
    painter.setBrush(base);
    painter.setPen(isFilled && isWide ? base : color);
    painter.drawRect(block);
    painter.setBrush(patternBrush(color, pattern, painter.font()));
    painter.drawRect(block);
    const QColor stripe = isFilled ? base : color;
    if (isWide && (stripes & 1) != 0)
        painter.fillRect(block.left(), block.top() + gap, block.width(), wide, stripe);
    if (isWide && (stripes & 2) != 0)
        painter.fillRect(block.left(), block.bottom() - gap - wide, block.width(), wide, stripe);
}

Qt::BrushStyle freePattern(const subregistry::Range* range)
{
    using enum subregistry::RangeState;
    switch (range == nullptr ? Open : range->state) {
    case Open:
    case Removed: return Qt::NoBrush;
    case Private: return Qt::Dense6Pattern;
    case Closed: return Qt::Dense3Pattern;
    case Reserved: return Qt::CrossPattern;
    }
    std::unreachable();
}

void paintFree(QPainter& painter, const QRect& place, Qt::BrushStyle pattern, const QPalette& palette)
{
    painter.fillRect(place, palette.color(QPalette::Base));
    if (pattern != Qt::NoBrush)
        painter.fillRect(
            place, patternBrush(readablePlaceholder(palette, QPalette::Active), pattern, painter.font()));
}

void paintEnded(QPainter& painter, const QRect& place, const QPalette& palette)
{
    painter.setPen(QPen(palette.color(QPalette::Text), 2, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(1, 1, -2, -2));
}

QList<LegendItem> legendOf(const SubregistryContent& content, const subregistry::Block& view)
{
    const Sight sight = sightOf(content, view);
    QList<LegendItem> items;
    for (std::size_t i = 0; i < sight.states.size(); ++i) {
        const auto state = static_cast<subregistry::EntryState>(i);
        if (sight.states.at(i))
            items.append({.text = entryStateText(state), .state = state});
    }
    if (sight.isAnyEnded)
        items.append({.text = endedText(), .isEnded = true});
    for (const subregistry::Range* const range : sight.ranges) {
        const QString text = freeText(range);
        const bool isKnown = std::ranges::find(items, text, &LegendItem::text) != items.end();
        if (!isKnown)
            items.append({.text = text, .pattern = freePattern(range)});
    }
    for (const QString& holder : bySize(sight.holders))
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
    paintFree(painter, place, item.pattern, palette);
    if (item.isEnded)
        return paintEnded(painter, place, palette);
    painter.setPen(palette.color(QPalette::WindowText));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place.adjusted(0, 0, -1, -1));
}

} // namespace nidus::ui
