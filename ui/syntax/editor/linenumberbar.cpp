// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/editor/linenumberbar.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <algorithm>

namespace nidus::ui {

namespace {

constexpr int kNumberGap = 4;

} // namespace

LineNumberBar::LineNumberBar(QPlainTextEdit* edit, Lines lines)
    : QWidget(edit), m_edit(edit), m_lines(std::move(lines))
{}

int LineNumberBar::signSize() const { return m_edit->fontMetrics().ascent(); }

QSize LineNumberBar::sizeHint() const
{
    const auto digits = std::max<qsizetype>(2, QString::number(m_edit->blockCount()).size());
    const int character = m_edit->fontMetrics().horizontalAdvance(u'9');
    return {kNumberGap + signSize() + kNumberGap + static_cast<int>(digits) * character + kNumberGap, 0};
}

void LineNumberBar::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), palette().color(QPalette::Window));
    painter.setFont(m_edit->font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const int lineHeight = m_edit->fontMetrics().height();
    for (const Line& line : m_lines(event->rect().bottom())) {
        painter.drawText(0, line.y, width() - kNumberGap, lineHeight, Qt::AlignRight,
                         QString::number(line.number));
        if (line.rank)
            rankIcon(*line.rank)
                .paint(&painter, kNumberGap, line.y + (lineHeight - signSize()) / 2, signSize(), signSize());
    }
}

} // namespace nidus::ui
