// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/plaintextsearch.h"

#include <QPlainTextEdit>
#include <QTextCursor>
#include <algorithm>
#include <ranges>

namespace nidus::ui {

namespace {

void mark(QTextCursor& cursor, const FoundPlace& place, qsizetype size)
{
    cursor.setPosition(static_cast<int>(std::clamp<qsizetype>(place.offset, 0, size)));
    cursor.setPosition(static_cast<int>(std::clamp<qsizetype>(place.offset + place.length, 0, size)),
                       QTextCursor::KeepAnchor);
}

} // namespace

QStringList PlainTextSearch::texts() const { return {m_edit.toPlainText()}; }

bool PlainTextSearch::canChange(qsizetype) const { return !m_edit.isReadOnly(); }

FoundPlace PlainTextSearch::selection() const
{
    const QTextCursor cursor = m_edit.textCursor();
    return {0, cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart()};
}

void PlainTextSearch::select(const FoundPlace& place)
{
    QTextCursor cursor = m_edit.textCursor();
    mark(cursor, place, m_edit.document()->characterCount() - 1);
    m_edit.setTextCursor(cursor);
    m_edit.centerCursor();
    m_edit.setFocus(Qt::OtherFocusReason);
}

void PlainTextSearch::replace(const QList<FoundPlace>& places, const QString& with, const QString&)
{
    QTextCursor cursor(m_edit.document());
    cursor.beginEditBlock();
    for (const FoundPlace& place : places | std::views::reverse) {
        mark(cursor, place, m_edit.document()->characterCount() - 1);
        cursor.insertText(with);
    }
    cursor.endEditBlock();
}

} // namespace nidus::ui
