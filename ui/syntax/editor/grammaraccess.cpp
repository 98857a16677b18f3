// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/editor/grammaraccess.h"

#include "ui/syntax/editor/grammareditor.h"

#include <QAccessibleWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Returns a sentence as the value of an attribute. The bus has no escape for the characters that separate
/// attributes; a screen reader says the wide ones in the same words.
QString attributeValue(QString sentence) { return sentence.replace(u':', u'：').replace(u';', u'；'); }

class GrammarInterface final : public QAccessibleWidget,
                               public QAccessibleTextInterface,
                               public QAccessibleEditableTextInterface
{
public:
    explicit GrammarInterface(GrammarEditor& editor)
        : QAccessibleWidget(&editor, QAccessible::EditableText), m_editor(editor)
    {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_editor.toPlainText() : QAccessibleWidget::text(kind);
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = m_editor.isReadOnly();
        state.editable = !m_editor.isReadOnly();
        state.selectableText = true;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TextInterface)
            return static_cast<QAccessibleTextInterface*>(this);
        if (type == QAccessible::EditableTextInterface)
            return static_cast<QAccessibleEditableTextInterface*>(this);
        return QAccessibleWidget::interface_cast(type);
    }

    void selection(int index, int* start, int* end) const override
    {
        const QTextCursor caret = m_editor.textCursor();
        const bool isThere = index == 0 && caret.hasSelection();
        *start = isThere ? caret.selectionStart() : 0;
        *end = isThere ? caret.selectionEnd() : 0;
    }
    [[nodiscard]] int selectionCount() const override { return m_editor.textCursor().hasSelection() ? 1 : 0; }
    void addSelection(int start, int end) override { m_editor.setTextCursor(span(start, end)); }
    void removeSelection(int /*index*/) override { setCursorPosition(cursorPosition()); }
    void setSelection(int /*index*/, int start, int end) override { addSelection(start, end); }
    [[nodiscard]] int cursorPosition() const override { return m_editor.textCursor().position(); }
    void setCursorPosition(int position) override { m_editor.setTextCursor(span(position, position)); }

    [[nodiscard]] QString text(int start, int end) const override
    {
        return m_editor.toPlainText().mid(start, end - start);
    }
    [[nodiscard]] int characterCount() const override
    {
        return static_cast<int>(m_editor.toPlainText().size());
    }
    [[nodiscard]] QRect characterRect(int offset) const override
    {
        const QRect first = m_editor.cursorRect(span(offset, offset));
        const QRect next = m_editor.cursorRect(span(offset + 1, offset + 1));
        const int width = next.top() == first.top() ? std::max(1, next.left() - first.left()) : 1;
        return {m_editor.viewport()->mapToGlobal(first.topLeft()), QSize(width, first.height())};
    }
    [[nodiscard]] int offsetAtPoint(const QPoint& point) const override
    {
        return m_editor.cursorForPosition(m_editor.viewport()->mapFromGlobal(point)).position();
    }
    void scrollToSubstring(int start, int /*end*/) override
    {
        m_editor.verticalScrollBar()->setValue(span(start, start).blockNumber());
    }
    [[nodiscard]] QString attributes(int offset, int* start, int* end) const override
    {
        *start = 0;
        *end = characterCount();
        const QList<QTextEdit::ExtraSelection> marks = m_editor.extraSelections();
        for (const QTextEdit::ExtraSelection& mark : marks) {
            for (const int border : {mark.cursor.selectionStart(), mark.cursor.selectionEnd()}) {
                *start = border <= offset ? std::max(*start, border) : *start;
                *end = border > offset ? std::min(*end, border) : *end;
            }
        }
        const QStringList findings = m_editor.marksAt(offset);
        return findings.isEmpty() ? QString()
                                  : u"invalid:grammar;finding:%1;"_s.arg(attributeValue(findings.join(u' ')));
    }

    void deleteText(int start, int end) override { span(start, end).removeSelectedText(); }
    void insertText(int offset, const QString& text) override { span(offset, offset).insertText(text); }
    void replaceText(int start, int end, const QString& text) override { span(start, end).insertText(text); }

private:
    [[nodiscard]] QTextCursor span(int start, int end) const
    {
        const int size = characterCount();
        QTextCursor cursor(m_editor.document());
        cursor.setPosition(std::clamp(start, 0, size));
        cursor.setPosition(std::clamp(end, 0, size), QTextCursor::KeepAnchor);
        return cursor;
    }

    GrammarEditor& m_editor;
};

} // namespace

QAccessibleInterface* grammarInterface(const QString& /*className*/, QObject* object)
{
    auto* editor = qobject_cast<GrammarEditor*>(object);
    return editor ? new GrammarInterface(*editor) : nullptr;
}

} // namespace nidus::ui
