// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/setsyntaxcommand.h"

#include "ui/editor/draftdocument.h"

#include <cstdlib>
#include <utility>

namespace nidus {

namespace {

qsizetype grammarLength(const SyntaxContent& content)
{
    return content.rule ? content.rule->text.size() : 0;
}

} // namespace

SetSyntaxCommand::SetSyntaxCommand(DraftDocument* document, SyntaxContent after, const QString& text,
                                   int typingRun)
    : m_document(document),
      m_before(document->syntax()),
      m_after(std::move(after)),
      m_growth(grammarLength(m_after) - grammarLength(m_before)),
      m_typingRun(typingRun)
{
    setText(text);
}

void SetSyntaxCommand::undo()
{
    m_document->setSyntax(m_before);
}

void SetSyntaxCommand::redo()
{
    m_document->setSyntax(m_after);
}

int SetSyntaxCommand::id() const
{
    return static_cast<int>(kEditPlaceCount); // the places of the form have the ids below
}

bool SetSyntaxCommand::mergeWith(const QUndoCommand* other)
{
    // The stack offers only commands of the same id(), which no other class has.
    const auto* next = static_cast<const SetSyntaxCommand*>(other);
    const bool isTyping = std::abs(m_growth) == 1 && m_growth == next->m_growth;
    if (!isTyping || m_typingRun != next->m_typingRun)
        return false;
    m_after = next->m_after;
    setObsolete(m_before == m_after);
    return true;
}

} // namespace nidus
