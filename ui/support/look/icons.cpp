// SPDX-License-Identifier: Apache-2.0
#include "ui/support/look/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Renders one SVG whose black is a placeholder for the palette's color.
class PaletteIconEngine final : public QIconEngine
{
public:
    PaletteIconEngine(QByteArray svg, std::function<QColor()> color)
        : m_svg(std::move(svg)), m_color(std::move(color))
    {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        QByteArray svg = m_svg;
        svg.replace("#000000", colorFor(mode).name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine* clone() const override { return new PaletteIconEngine(*this); }

private:
    QColor colorFor(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return m_color ? m_color() : palette.color(QPalette::WindowText);
    }

    QByteArray m_svg;
    std::function<QColor()> m_color; ///< empty: that of the text
};

} // namespace

QIcon themedIcon(const QString& name) { return QIcon::fromTheme(name, drawnIcon(name)); }

QIcon drawnIcon(const QString& name, const std::function<QColor()>& color)
{
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new PaletteIconEngine(file.readAll(), color));
}

} // namespace nidus::ui
