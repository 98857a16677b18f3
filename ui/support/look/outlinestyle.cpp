// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/outlinestyle.h"

#include <QGroupBox>
#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr int kSelectedWidth = 3; ///< pixels, of the outline of the tab that is shown
constexpr int kHeadingGap = 3;    ///< pixels that Fusion leaves between the heading of a group and its frame

} // namespace

OutlineStyle::OutlineStyle(Outlined outlined) : GrownStyle(u"fusion"_s), m_outlined(outlined) {}

void OutlineStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    GrownStyle::drawPrimitive(element, option, painter, widget);
    if (!isOutlined(element))
        return;
    QStyleOption frame(*option);
    const auto* group = element == PE_FrameGroupBox ? qobject_cast<const QGroupBox*>(widget) : nullptr;
    if (group && !group->title().isEmpty())
        frame.rect.setTop(frame.rect.top() + group->fontMetrics().height() + kHeadingGap);
    drawOutline(frame, *painter);
}

void OutlineStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const
{
    GrownStyle::drawComplexControl(control, option, painter, widget);
    if (m_outlined == Outlined::Everything &&
        (control == CC_ComboBox || control == CC_SpinBox || control == CC_ScrollBar))
        drawOutline(*option, *painter);
}

void OutlineStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    GrownStyle::drawControl(element, option, painter, widget);
    if (m_outlined == Outlined::Everything && element == CE_TabBarTabShape &&
        option->state.testFlag(State_Selected))
        drawOutline(*option, *painter, kSelectedWidth);
}

bool OutlineStyle::isOutlined(PrimitiveElement element) const
{
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: return true;
    case PE_FrameLineEdit:
    case PE_Frame:
    case PE_FrameGroupBox:
    case PE_FrameMenu:
    case PE_FrameTabWidget:
    case PE_PanelButtonCommand: return m_outlined == Outlined::Everything;
    default: return false;
    }
}

void OutlineStyle::drawOutline(const QStyleOption& option, QPainter& painter, int width) const
{
    const auto role = m_outlined == Outlined::Everything ? QPalette::Text : QPalette::PlaceholderText;
    const auto group = option.state & QStyle::State_Enabled ? QPalette::Active : QPalette::Disabled;
    painter.save();
    painter.setPen(option.palette.color(group, role));
    painter.setBrush(Qt::NoBrush);
    for (int inset = 0; inset < width; ++inset)
        painter.drawRect(option.rect.adjusted(inset, inset, -1 - inset, -1 - inset));
    painter.restore();
}

} // namespace nidus::ui
