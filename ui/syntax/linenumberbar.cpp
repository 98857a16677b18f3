// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/linenumberbar.h"

#include "ui/findings/findingrank.h"
#include "ui/syntax/grammareditor.h"

#include <QPaintEvent>
#include <QPainter>
#include <QTextBlock>
#include <algorithm>

namespace nidus {

namespace {

constexpr int kGap = 4;

} // namespace

LineNumberBar::LineNumberBar(GrammarEditor* edit) : QWidget(edit), m_edit(edit) {}

int LineNumberBar::signSize() const
{
    return m_edit->fontMetrics().ascent();
}

QSize LineNumberBar::sizeHint() const
{
    const auto digits = std::max<qsizetype>(2, QString::number(m_edit->blockCount()).size());
    const int character = m_edit->fontMetrics().horizontalAdvance(u'9');
    return {kGap + signSize() + kGap + static_cast<int>(digits) * character + kGap, 0};
}

void LineNumberBar::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), palette().color(QPalette::Window));
    painter.setFont(m_edit->font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const int lineHeight = m_edit->fontMetrics().height();
    QTextBlock block = m_edit->firstVisibleBlock();
    qreal top = m_edit->blockBoundingGeometry(block).translated(m_edit->contentOffset()).top();
    for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
        const auto y = static_cast<int>(top);
        painter.drawText(0, y, width() - kGap, lineHeight, Qt::AlignRight,
                         QString::number(block.blockNumber() + 1));
        if (const std::optional<FindingRank> rank = m_edit->rankOfLine(block.blockNumber()))
            rankIcon(*rank).paint(&painter, kGap, y + (lineHeight - signSize()) / 2, signSize(), signSize());
        top += m_edit->blockBoundingRect(block).height();
    }
}

} // namespace nidus
