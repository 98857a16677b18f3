// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProxyStyle>

namespace nidus::ui {

/// A style whose icons and check boxes grow with the text of the program; those of Qt's styles keep their
/// size.
class GrownStyle : public QProxyStyle
{
    Q_OBJECT

public:
    explicit GrownStyle(const QString& style) : QProxyStyle(style) {}

    /// Whether the text of the program is so large that icons and check boxes must grow.
    [[nodiscard]] static bool isNeeded();

    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
};

} // namespace nidus::ui
