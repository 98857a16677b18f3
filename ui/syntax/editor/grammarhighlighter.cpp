// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/editor/grammarhighlighter.h"

#include "ui/syntax/text/syntaxcolors.h"

namespace nidus::ui {

GrammarHighlighter::GrammarHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {}

void GrammarHighlighter::setNotation(registration::Notation notation)
{
    if (notation == m_notation)
        return;
    m_notation = notation;
    rehighlight();
}

void GrammarHighlighter::setPalette(const QPalette& palette)
{
    m_palette = palette;
    rehighlight();
}

void GrammarHighlighter::highlightBlock(const QString& text)
{
    for (const SyntaxSpan& span : syntaxSpans(text, m_notation))
        setFormat(span.offset, span.length, syntaxFormat(span.part, m_palette));
}

} // namespace nidus::ui
