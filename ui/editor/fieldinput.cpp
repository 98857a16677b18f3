// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/fieldinput.h"

#include "ui/editor/growingtextedit.h"
#include "ui/support/look/followlooks.h"
#include "ui/support/text/hiddencharacters.h"
#include "ui/support/text/replacetext.h"
#include "ui/support/widgets/windowundo.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::ui {

FieldInput::FieldInput(Kind kind, const QString& accessibleName, QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    if (kind == Kind::Line) {
        m_line = new QLineEdit;
        connect(m_line, &QLineEdit::returnPressed, this, [this] { focusNextChild(); }); // as Tab
        // Not textEdited(): speech input sets the text.
        connect(m_line, &QLineEdit::textChanged, this, [this](const QString& text) {
            if (text == m_known)
                return;
            m_known = text;
            m_hidden->showFor(text);
            Q_EMIT edited(text);
        });
    } else {
        m_text = new GrowingTextEdit;
        if (kind == Kind::Code)
            useFixedFont(*m_text);
        connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
            if (const QString text = m_text->toPlainText(); text != m_known) {
                m_known = text;
                m_hidden->showFor(text);
                Q_EMIT edited(text);
            }
        });
    }
    control()->setAccessibleName(accessibleName);
    control()->installEventFilter(this);
    followLooks(*control(), [this] { updateColors(isReadOnly()); });
    m_hidden = new HiddenCharacters(*control());
    layout->addWidget(control());
    layout->addWidget(m_hidden);
    setFocusProxy(control());
}

QWidget* FieldInput::control() const { return m_line ? static_cast<QWidget*>(m_line) : m_text; }

QString FieldInput::text() const { return m_line ? m_line->text() : m_text->toPlainText(); }

void FieldInput::showText(const QString& text)
{
    if (text == this->text())
        return;
    m_known = text;
    m_hidden->showFor(text);
    if (m_line)
        m_line->setText(text);
    else
        replaceText(*m_text, text);
}

void FieldInput::setReadOnly(bool readOnly)
{
    if (m_line)
        m_line->setReadOnly(readOnly);
    else
        m_text->setReadOnly(readOnly);
    // Read-only text can still be reached and copied by keyboard.
    if (m_text && readOnly)
        m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    updateColors(readOnly);
}

bool FieldInput::isReadOnly() const { return m_line ? m_line->isReadOnly() : m_text->isReadOnly(); }

void FieldInput::updateColors(bool readOnly) const
{
    QPalette colors;
    if (readOnly)
        colors.setBrush(QPalette::Base, colors.brush(QPalette::Window));
    control()->setPalette(colors);
}

void FieldInput::setPlaceholder(const QString& text)
{
    if (m_line)
        m_line->setPlaceholderText(text);
    else
        m_text->setPlaceholderText(text);
}

void FieldInput::select(qsizetype offset, qsizetype length)
{
    const qsizetype size = text().size();
    const qsizetype start = std::min(offset, size);
    const int first = static_cast<int>(std::max<qsizetype>(start, 0));
    const int last = static_cast<int>(std::clamp<qsizetype>(start + std::min(length, size), first, size));
    control()->setFocus(Qt::OtherFocusReason);
    if (m_line) {
        m_line->setSelection(first, last - first);
        return;
    }
    QTextCursor cursor = m_text->textCursor();
    cursor.setPosition(first);
    cursor.setPosition(last, QTextCursor::KeepAnchor);
    m_text->setTextCursor(cursor);
}

std::pair<qsizetype, qsizetype> FieldInput::selection() const
{
    if (m_line && m_line->hasSelectedText())
        return {m_line->selectionStart(), m_line->selectionLength()};
    if (m_line)
        return {m_line->cursorPosition(), 0};
    const QTextCursor cursor = m_text->textCursor();
    return {cursor.selectionStart(), cursor.selectionEnd() - cursor.selectionStart()};
}

bool FieldInput::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride:
        // Withheld from the control, so that the window's actions get it.
        if (claimsUndoKey(*event)) {
            event->ignore();
            return true;
        }
        break;
    case QEvent::ContextMenu: {
        QMenu* menu = m_line ? m_line->createStandardContextMenu() : m_text->createStandardContextMenu();
        showContextMenu(menu, static_cast<QContextMenuEvent*>(event)->globalPos());
        return true;
    }
    case QEvent::FocusIn: Q_EMIT focusEntered(); break;
    case QEvent::FocusOut: Q_EMIT focusLeft(); break;
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void FieldInput::showContextMenu(QMenu* menu, const QPoint& globalPosition)
{
    removeOwnUndo(*menu);
    menu->addSeparator();
    menu->addActions(m_menuActions);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(globalPosition);
}

} // namespace nidus::ui
