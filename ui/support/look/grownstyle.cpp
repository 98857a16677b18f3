// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/grownstyle.h"

#include "ui/support/look/fonts.h"

#include <QApplication>

namespace nidus::ui {

bool GrownStyle::isNeeded()
{
    constexpr int percent = 100;
    constexpr int least = 125; // below, nobody sees a difference
    return grown(percent, QApplication::font()) >= least;
}

/// A menu that is higher than the screen scrolls instead of growing wider than the screen.
int GrownStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* more) const
{
    return hint == SH_Menu_Scrollable ? 1 : QProxyStyle::styleHint(hint, option, widget, more);
}

int GrownStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int pixels = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
    case PM_ToolBarIconSize:
    case PM_LineEditIconSize: return grown(pixels, QApplication::font());
    default: return pixels;
    }
}

/// Leaves room in a combo box for the space around its letters, which Qt does not count.
QSize GrownStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const
{
    QSize found = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ComboBox)
        found.rwidth() += grown(2, QApplication::font());
    return found;
}

} // namespace nidus::ui
