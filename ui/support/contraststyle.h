// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProxyStyle>

namespace nidus {

/// Qt's Fusion with an outline in the colour of the text round every field, list, button and check box: its
/// own is a darker shade of the window, which cannot be seen on black.
class ContrastStyle final : public QProxyStyle
{
    Q_OBJECT

public:
    ContrastStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
};

} // namespace nidus
