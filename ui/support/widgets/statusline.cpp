// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/statusline.h"

#include "ui/support/widgets/plaintooltip.h"

#include <QStyle>
#include <QStylePainter>
#include <QTextLayout>

namespace nidus::ui {

StatusLine::StatusLine(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void StatusLine::say(const QString& text)
{
    setText(text);
    setToolTip(plainToolTip(text));
}

void StatusLine::allowSecondLine()
{
    m_lines = 2;
    updateGeometry();
}

void StatusLine::fitText()
{
    m_isFitted = true;
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize StatusLine::sizeHint() const
{
    const int width = m_isFitted ? fontMetrics().horizontalAdvance(text()) + 1 : 0;
    return {width, minimumSizeHint().height()};
}

QSize StatusLine::minimumSizeHint() const
{
    const QMargins around = contentsMargins();
    return {0, fontMetrics().lineSpacing() * (m_lines - 1) + fontMetrics().height() + around.top() +
                   around.bottom()};
}

void StatusLine::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    const int flags = static_cast<int>(QStyle::visualAlignment(
        layoutDirection(), m_lines == 1 ? alignment() : Qt::AlignLeft | Qt::AlignTop));
    QRect place = contentsRect();
    QString rest = text();
    const auto draw = [&](const QString& line) {
        painter.drawItemText(place, flags, palette(), isEnabled(), line, foregroundRole());
    };
    if (m_lines > 1 && fontMetrics().horizontalAdvance(rest) > place.width()) {
        QTextLayout layout(rest, font());
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(place.width());
        layout.endLayout();
        draw(rest.first(line.textLength()));
        rest.remove(0, line.textLength());
        place.translate(0, fontMetrics().lineSpacing());
    }
    draw(fontMetrics().elidedText(rest, Qt::ElideRight, place.width()));
}

} // namespace nidus::ui
