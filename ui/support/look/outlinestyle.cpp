// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/outlinestyle.h"

#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace nidus::ui {

OutlineStyle::OutlineStyle(Outlined outlined) : GrownStyle(u"fusion"_s), m_outlined(outlined) {}

void OutlineStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const
{
    GrownStyle::drawPrimitive(element, option, painter, widget);
    if (isOutlined(element))
        drawOutline(*option, *painter);
}

void OutlineStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                      QPainter* painter, const QWidget* widget) const
{
    GrownStyle::drawComplexControl(control, option, painter, widget);
    if (m_outlined == Outlined::Everything &&
        (control == CC_ComboBox || control == CC_SpinBox || control == CC_ScrollBar))
        drawOutline(*option, *painter);
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

void OutlineStyle::drawOutline(const QStyleOption& option, QPainter& painter) const
{
    const auto role = m_outlined == Outlined::Everything ? QPalette::Text : QPalette::PlaceholderText;
    const auto group = option.state & QStyle::State_Enabled ? QPalette::Active : QPalette::Disabled;
    painter.save();
    painter.setPen(option.palette.color(group, role));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter.restore();
}

} // namespace nidus::ui
