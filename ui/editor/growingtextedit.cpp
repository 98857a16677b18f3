// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/growingtextedit.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <algorithm>
#include <cmath>

namespace nidus::ui {

namespace {

constexpr int kFewestLines = 3;
constexpr int kMostLinesHigh = 20;

} // namespace

GrowingTextEdit::GrowingTextEdit(QWidget* parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
            &GrowingTextEdit::fitHeight);
    fitHeight();
}

QSize GrowingTextEdit::sizeHint() const
{
    // For a plain text document, the layout's height is a number of lines, including wrapped ones.
    const int lines = static_cast<int>(std::ceil(document()->documentLayout()->documentSize().height()));
    return {QPlainTextEdit::sizeHint().width(),
            heightForLines(std::clamp(lines, kFewestLines, kMostLinesHigh))};
}

QSize GrowingTextEdit::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 20, heightForLines(kFewestLines)};
}

int GrowingTextEdit::heightForLines(int lines) const
{
    const qreal spacing = QFontMetricsF(font()).lineSpacing();
    const QMargins margins = contentsMargins();
    const int frame = 2 * frameWidth() + margins.top() + margins.bottom();
    return static_cast<int>(std::ceil(spacing * lines + 2 * document()->documentMargin())) + frame;
}

void GrowingTextEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fitHeight();
}

void GrowingTextEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

void GrowingTextEdit::fitHeight()
{
    if (const int wanted = sizeHint().height(); wanted != height())
        setFixedHeight(wanted);
}

} // namespace nidus::ui
