// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/replacetext.h"

#include <QTextCursor>
#include <algorithm>

namespace nidus::ui {

void replaceText(QPlainTextEdit& edit, const QString& text)
{
    const QString old = edit.toPlainText();
    const auto shorter = std::min(old.size(), text.size());
    qsizetype head = 0;
    while (head < shorter && old[head] == text[head])
        ++head;
    qsizetype tail = 0;
    while (tail < shorter - head && old[old.size() - 1 - tail] == text[text.size() - 1 - tail])
        ++tail;
    QTextCursor cursor(edit.document());
    cursor.setPosition(static_cast<int>(head));
    cursor.setPosition(static_cast<int>(old.size() - tail), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(head, text.size() - head - tail));
    if (edit.hasFocus())
        edit.setTextCursor(cursor);
}

} // namespace nidus::ui
