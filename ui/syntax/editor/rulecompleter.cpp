// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/editor/rulecompleter.h"

#include "core/registration/syntaxrule.h"
#include "ui/support/widgets/plaintooltip.h"
#include "ui/syntax/text/syntaxcolors.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>

namespace nidus::ui {

namespace {

constexpr int kMostOffered = 10;

} // namespace

RuleCompleter::RuleCompleter(QPlainTextEdit* edit)
    : QObject(edit), m_edit(edit), m_names(new QStandardItemModel(this)), m_completer(new QCompleter(this))
{
    m_completer->setModel(m_names);
    m_completer->setWidget(edit);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setMaxVisibleItems(kMostOffered);
    m_completer->popup()->setAccessibleName(tr("Rule names"));
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &RuleCompleter::insert);
}

bool RuleCompleter::isOffering() const { return m_completer->popup()->isVisible(); }

bool RuleCompleter::isWhole() const
{
    const QString chosen =
        m_completer->popup()->currentIndex().data(m_completer->completionRole()).toString();
    return chosen.compare(m_completer->completionPrefix(), Qt::CaseInsensitive) == 0;
}

void RuleCompleter::hide() { m_completer->popup()->hide(); }

QString RuleCompleter::typedName() const
{
    const QTextCursor caret = m_edit->textCursor();
    const QString line = caret.block().text().first(caret.positionInBlock());
    const QList<SyntaxSpan> spans = syntaxSpans(line, registration::Notation::Abnf);
    if (spans.isEmpty() || spans.constLast().offset + spans.constLast().length < line.size())
        return {};
    switch (spans.constLast().part) {
    case SyntaxPart::Definition:
    case SyntaxPart::OwnRule:
    case SyntaxPart::KnownRule: return line.sliced(spans.constLast().offset);
    case SyntaxPart::String:
    case SyntaxPart::Number:
    case SyntaxPart::Prose:
    case SyntaxPart::Comment:
    case SyntaxPart::Operator:
    case SyntaxPart::Bad: return {};
    }
    return {};
}

void RuleCompleter::offer(qsizetype leastTyped, QList<RuleName> names)
{
    const QString typed = typedName();
    const int caret = m_edit->textCursor().position();
    // Does not offer the unfinished name itself.
    names.removeIf([caret](const RuleName& name) { return name.offset + name.length == caret; });
    m_names->clear();
    for (const NameChoice& choice : nameChoices(names)) {
        auto* item = new QStandardItem(choice.name);
        item->setToolTip(plainToolTip(choice.definition));
        m_names->appendRow(item);
    }
    m_completer->setCompletionPrefix(typed);
    const bool isComplete = m_completer->completionCount() == 1 &&
                            m_completer->currentCompletion().compare(typed, Qt::CaseInsensitive) == 0;
    if (typed.size() < leastTyped || m_completer->completionCount() == 0 || isComplete)
        return hide();
    QAbstractItemView* list = m_completer->popup();
    list->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect place = m_edit->cursorRect();
    place.setWidth(list->sizeHintForColumn(0) + list->verticalScrollBar()->sizeHint().width() + 8);
    m_completer->complete(place);
}

void RuleCompleter::insert(const QString& name)
{
    QTextCursor caret = m_edit->textCursor();
    caret.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor,
                       static_cast<int>(m_completer->completionPrefix().size()));
    caret.insertText(name);
    m_edit->setTextCursor(caret);
}

} // namespace nidus::ui
