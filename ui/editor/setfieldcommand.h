// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/editor/editplace.h"

#include <QString>
#include <QUndoCommand>

namespace nidus {

class DraftDocument;

/// One change of one place of the form. Characters typed or deleted one after the other in a run of typing
/// become one step.
class SetFieldCommand final : public QUndoCommand
{
public:
    SetFieldCommand(DraftDocument* document, EditPlace place, const QString& after, int typingRun);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand* other) override;

private:
    DraftDocument* m_document; ///< owns the stack that owns this
    EditPlace m_place;
    QString m_before;
    QString m_after;
    qsizetype m_growth; ///< characters the latest single change added
    int m_typingRun;
};

} // namespace nidus
