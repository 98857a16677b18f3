// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/editor/grammareditor.h"

#include "ui/support/look/followlooks.h"
#include "ui/support/look/settings.h"
#include "ui/support/text/replacetext.h"
#include "ui/support/widgets/announcement.h"
#include "ui/support/widgets/windowundo.h"
#include "ui/syntax/editor/grammarhighlighter.h"
#include "ui/syntax/editor/linenumberbar.h"
#include "ui/syntax/editor/rulecompleter.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QTextBlock>
#include <QToolTip>
#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr qsizetype kTypedBeforeOffer = 2;

bool continuesName(const QString& text)
{
    return text.size() == 1 && (text[0].isLetterOrNumber() || text[0] == u'-');
}

} // namespace

GrammarEditor::GrammarEditor(QWidget* parent)
    : QPlainTextEdit(parent),
      m_highlighter(new GrammarHighlighter(document())),
      m_bar(new LineNumberBar(this, [this](int bottom) { return visibleLines(bottom); })),
      m_completer(new RuleCompleter(this))
{
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
    setLineWrapMode(NoWrap);
    setMouseTracking(true);
    setAccessibleName(tr("Grammar"));
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        if (const QString text = toPlainText(); text != m_known) {
            m_known = text;
            Q_EMIT edited(text);
        }
    });
    connect(this, &QPlainTextEdit::blockCountChanged, this, &GrammarEditor::fitBar);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int scrolled) {
        scrolled != 0 ? m_bar->scroll(0, scrolled)
                      : m_bar->update(0, rect.y(), m_bar->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &GrammarEditor::describeCaret);
    followLooks(*this, [this] { updateLooks(); });
}

void GrammarEditor::showText(const QString& text)
{
    if (text == toPlainText())
        return;
    m_known = text;
    replaceText(*this, text);
}

void GrammarEditor::setNotation(registration::Notation notation)
{
    m_notation = notation;
    m_highlighter->setNotation(notation);
}

void GrammarEditor::setMarks(const QList<GrammarMark>& marks)
{
    m_marks = marks;
    const auto length = static_cast<int>(toPlainText().size());
    QList<QTextEdit::ExtraSelection> selections;
    for (const GrammarMark& mark : marks) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        // A finding at the end of the text is marked at the last character.
        const int last = std::clamp(mark.offset + std::max(1, mark.length), 0, length);
        selection.cursor.setPosition(std::clamp(mark.offset, 0, std::max(0, last - 1)));
        selection.cursor.setPosition(last, QTextCursor::KeepAnchor);
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(rankColor(mark.rank));
        selections.append(selection);
    }
    setExtraSelections(selections);
    m_bar->update();
    describeCaret();
}

void GrammarEditor::describeCaret()
{
    std::ignore = describe(this, marksAt(textCursor().position()).join(u'\n'));
}

std::optional<FindingRank> GrammarEditor::rankOfLine(int block) const
{
    std::optional<FindingRank> gravest;
    const QList<QTextEdit::ExtraSelection> selections = extraSelections();
    for (qsizetype i = 0; i < selections.size(); ++i) {
        const int first = selections.at(i).cursor.selectionStart();
        if (document()->findBlock(first).blockNumber() == block)
            gravest = std::max(gravest, std::optional(m_marks.at(i).rank));
    }
    return gravest;
}

QList<RuleName> GrammarEditor::names() const
{
    return m_notation == registration::Notation::Abnf ? ruleNames(toPlainText()) : QList<RuleName>();
}

std::optional<RuleName> GrammarEditor::nameAtCaret() const
{
    return ruleNameAt(names(), textCursor().position());
}

void GrammarEditor::select(int offset, int length)
{
    const auto size = static_cast<int>(toPlainText().size());
    QTextCursor caret = textCursor();
    caret.setPosition(std::clamp(offset, 0, size));
    caret.setPosition(std::clamp(offset + length, 0, size), QTextCursor::KeepAnchor);
    setTextCursor(caret);
    centerCursor();
    setFocus(Qt::OtherFocusReason);
}

bool GrammarEditor::goToRule(const QString& name)
{
    const std::optional<RuleName> definition = definitionOf(names(), name);
    if (definition)
        select(definition->offset, definition->length);
    return definition.has_value();
}

void GrammarEditor::goToDefinition()
{
    if (const std::optional<RuleName> name = nameAtCaret(); name && !goToRule(name->name))
        Q_EMIT definitionElsewhere(name->name);
}

void GrammarEditor::complete()
{
    if (m_notation == registration::Notation::Abnf && !isReadOnly())
        m_completer->offer(0, names());
}

QStringList GrammarEditor::marksAt(int position) const
{
    const QList<QTextEdit::ExtraSelection> selections = extraSelections();
    QStringList texts;
    for (qsizetype i = 0; i < selections.size(); ++i) {
        const QTextCursor& place = selections.at(i).cursor;
        if (place.selectionStart() <= position && position < place.selectionEnd())
            texts.append(tr("%1: %2").arg(rankWord(m_marks.at(i).rank), m_marks.at(i).message));
    }
    return texts;
}

QString GrammarEditor::textAbout(int position) const
{
    if (const QStringList texts = marksAt(position); !texts.isEmpty())
        return texts.join(u'\n');
    const QList<RuleName> all = names();
    const std::optional<RuleName> name = ruleNameAt(all, position);
    if (!name)
        return {};
    const std::optional<RuleName> definition = definitionOf(all, name->name);
    return definition ? document()->findBlock(definition->offset).text() : knownDefinition(name->name);
}

bool GrammarEditor::event(QEvent* event)
{
    if (claimsUndoKey(*event)) {
        event->ignore();
        return false;
    }
    return QPlainTextEdit::event(event);
}

bool GrammarEditor::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QPlainTextEdit::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString text = textAbout(cursorForPosition(help->pos()).position());
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), text.toHtmlEscaped().replace(u'\n', u"<br>"_s), viewport());
    return true;
}

void GrammarEditor::updateLooks()
{
    QFont fixed = fixedFont(QApplication::font());
    if (const int points = settingNumber(Setting::GrammarSize); points > 0)
        fixed.setPointSize(points);
    if (const QString family = settingText(Setting::GrammarFont); !family.isEmpty())
        fixed.setFamily(family);
    if (fixed != font())
        setFont(fixed);
    m_highlighter->setPalette(palette());
    QList<QTextEdit::ExtraSelection> selections = extraSelections();
    for (qsizetype i = 0; i < selections.size(); ++i)
        selections[i].format.setUnderlineColor(rankColor(m_marks.at(i).rank));
    setExtraSelections(selections);
    fitBar();
}

void GrammarEditor::keyPressEvent(QKeyEvent* event)
{
    if (m_completer->isOffering()) {
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_completer->isWhole())
                break;
            [[fallthrough]];
        case Qt::Key_Escape:
        case Qt::Key_Tab:
            event->ignore(); // the completion list handles these keys
            return;
        default: break;
        }
    }
    QPlainTextEdit::keyPressEvent(event);
    if (m_notation != registration::Notation::Abnf || isReadOnly())
        return;
    if (continuesName(event->text()))
        m_completer->offer(kTypedBeforeOffer, names());
    else if (m_completer->isOffering())
        event->key() == Qt::Key_Backspace ? m_completer->offer(kTypedBeforeOffer, names())
                                          : m_completer->hide();
}

bool GrammarEditor::focusNextPrevChild(bool next)
{
    return !m_completer->isOffering() && QPlainTextEdit::focusNextPrevChild(next);
}

void GrammarEditor::mousePressEvent(QMouseEvent* event)
{
    QPlainTextEdit::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::ControlModifier) {
        setTextCursor(cursorForPosition(event->position().toPoint()));
        goToDefinition();
    }
}

void GrammarEditor::mouseMoveEvent(QMouseEvent* event)
{
    QPlainTextEdit::mouseMoveEvent(event);
    const bool isLink = event->modifiers() == Qt::ControlModifier &&
                        ruleNameAt(names(), cursorForPosition(event->position().toPoint()).position());
    viewport()->setCursor(isLink ? Qt::PointingHandCursor : Qt::IBeamCursor);
}

void GrammarEditor::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* menu = createStandardContextMenu();
    removeOwnUndo(*menu);
    menu->addSeparator();
    menu->addActions(actions());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
}

void GrammarEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fitBar();
}

QList<LineNumberBar::Line> GrammarEditor::visibleLines(int bottom) const
{
    QList<LineNumberBar::Line> lines;
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= bottom; block = block.next()) {
        lines.append({block.blockNumber() + 1, static_cast<int>(top), rankOfLine(block.blockNumber())});
        top += blockBoundingRect(block).height();
    }
    return lines;
}

void GrammarEditor::fitBar()
{
    const int width = m_bar->sizeHint().width();
    setViewportMargins(width, 0, 0, 0);
    const QRect inside = contentsRect();
    m_bar->setGeometry(inside.left(), inside.top(), width, inside.height());
}

} // namespace nidus::ui
