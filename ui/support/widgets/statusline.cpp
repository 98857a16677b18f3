// SPDX-License-Identifier: Apache-2.0
#include "ui/support/widgets/statusline.h"

#include "ui/support/widgets/plaintooltip.h"

#include <QStyle>
#include <QStylePainter>

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
    return {0, fontMetrics().height() + around.top() + around.bottom()};
}

void StatusLine::paintEvent(QPaintEvent* /*event*/)
{
    QStylePainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    painter.drawItemText(contentsRect(),
                         static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment())), palette(),
                         isEnabled(), shown, foregroundRole());
}

} // namespace nidus::ui
