// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/editor/syntaxcontent.h"

#include <QUndoCommand>

namespace nidus {

class DraftDocument;

/// One change of the syntax rule or the samples. Characters of the grammar typed or deleted one after the
/// other in a run of typing become one step.
class SetSyntaxCommand final : public QUndoCommand
{
public:
    SetSyntaxCommand(DraftDocument* document, SyntaxContent after, const QString& text, int typingRun);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    DraftDocument* m_document; ///< owns the stack that owns this
    SyntaxContent m_before;
    SyntaxContent m_after;
    qsizetype m_growth; ///< characters of the grammar that the latest single change added
    int m_typingRun;
};

} // namespace nidus
