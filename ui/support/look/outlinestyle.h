// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/look/grownstyle.h"

namespace nidus::ui {

/// Qt's Fusion style with outlines visible on dark colors; its own are a darker shade of the window.
class OutlineStyle final : public GrownStyle
{
    Q_OBJECT

public:
    enum class Outlined : std::uint8_t {
        CheckBoxes, ///< in the color of placeholder text
        Everything, ///< fields, lists, buttons, check boxes, and the tab that is shown, in the color of the
                    ///< text
    };

    explicit OutlineStyle(Outlined outlined);
    [[nodiscard]] Outlined outlined() const { return m_outlined; }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;

private:
    [[nodiscard]] bool isOutlined(PrimitiveElement element) const;
    /// `width` is in pixels.
    void drawOutline(const QStyleOption& option, QPainter& painter, int width = 1) const;

    Outlined m_outlined;
};

} // namespace nidus::ui
