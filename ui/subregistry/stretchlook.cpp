// SPDX-License-Identifier: Apache-2.0
#include "ui/subregistry/stretchlook.h"

#include "ui/support/look/appearance.h"

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

} // namespace

QColor holderColor(const QString& holder, const QPalette& palette)
{
    std::uint32_t sum = 2166136261U; // FNV-1a: qHash() may differ between runs
    for (const QChar c : holder)
        sum = (sum ^ c.unicode()) * 16777619U;
    const Shades& shades = holder.isEmpty() ? kNobody : kHolderShades[sum % kHolderShades.size()];
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

} // namespace nidus::ui
