// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/setfieldcommand.h"

#include "ui/editor/draftdocument.h"
#include "ui/editor/fieldtexts.h"

#include <cstdlib>

namespace nidus {

SetFieldCommand::SetFieldCommand(DraftDocument* document, EditPlace place, const QString& after,
                                 int typingRun)
    : m_document(document),
      m_place(place),
      m_before(document->values().value(place)),
      m_after(after),
      m_growth(after.size() - m_before.size()),
      m_typingRun(typingRun)
{
    setText(DraftDocument::tr("Edit %1").arg(fieldTitle(place.field)));
}

void SetFieldCommand::undo()
{
    m_document->setValue(m_place, m_before);
}

void SetFieldCommand::redo()
{
    m_document->setValue(m_place, m_after);
}

int SetFieldCommand::id() const
{
    return static_cast<int>(m_place.index());
}

bool SetFieldCommand::mergeWith(const QUndoCommand* other)
{
    // The stack offers only commands of the same id(), and only this class has ids.
    const auto* next = static_cast<const SetFieldCommand*>(other);
    const bool isTyping = std::abs(m_growth) == 1 && m_growth == next->m_growth;
    if (!isTyping || m_typingRun != next->m_typingRun)
        return false;
    m_after = next->m_after;
    setObsolete(m_before == m_after);
    return true;
}

} // namespace nidus
