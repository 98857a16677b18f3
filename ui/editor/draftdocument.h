// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "ui/editor/formvalues.h"
#include "ui/editor/syntaxcontent.h"

#include <QObject>
#include <QUndoStack>

namespace nidus::ui {

/// A draft opened for editing: the stored draft, the values in the form, and one undo stack.
class DraftDocument final : public QObject
{
    Q_OBJECT

public:
    explicit DraftDocument(registration::Draft stored, QObject* parent = nullptr);

    [[nodiscard]] QString handle() const;
    [[nodiscard]] const registration::Draft& stored() const { return m_stored; }
    /// Whether the draft is in the registry. A new one is not before its first edit.
    [[nodiscard]] bool isStored() const { return m_stored.id != 0; }
    /// Returns the draft with the values in the form.
    [[nodiscard]] registration::Draft current() const;
    [[nodiscard]] const FormValues& values() const { return m_values; }
    [[nodiscard]] const SyntaxContent& syntax() const { return m_syntax; }
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean(); }
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }
    /// Returns whether the change being announced is one typed or deleted character, after which more may
    /// follow soon: not if the text was pasted, dropped, fixed, undone, or redone.
    [[nodiscard]] bool isTyping() const { return m_isTyping; }

    /// In a registry that cannot be changed: no edit is possible.
    [[nodiscard]] bool isReadOnly() const { return m_isReadOnly; }
    void setReadOnly(bool isReadOnly) { m_isReadOnly = isReadOnly; }

    /// Records the user's change of one place as one undo step, merged with the previous step while typing
    /// continues.
    void edit(EditPlace place, const QString& value);
    /// Does the same for the syntax rule and the samples; `what` names the step in the Edit menu.
    void editSyntax(const SyntaxContent& after, const QString& what);
    /// Adopts every field of `after` that differs, as one undo step called `what`.
    void editTemplate(const registration::RegistrationTemplate& after, const QString& what);
    /// Makes the next edit a new undo step.
    void endTyping() { ++m_typingRun; }

    /// Records that the draft as it was before the edits is now in the registry.
    void setStored(const registration::Draft& stored) { m_stored = stored; }
    /// Records the steps that were taken elsewhere, and returns whether there is a new step or a new save.
    /// The content remains the one that the edits started from, so saving them is a conflict.
    bool followSteps(const registration::Draft& stored);
    /// Records that the values in the form are now stored.
    void markSaved(const registration::Draft& stored);
    /// Replaces the content of the form as one undo step called `title`, without saving the draft.
    void replaceContent(const registration::VersionContent& content, const QString& title);
    /// Shows the merge of the user's edits with what somebody else stored, without saving it.
    void merge(const registration::Draft& theirs, const registration::VersionContent& merged);
    /// Shows what somebody else stored; one undo restores the user's text, which can then be saved over it.
    void useStored(const registration::Draft& stored);

Q_SIGNALS:
    void valueChanged(nidus::ui::EditPlace place);
    void syntaxChanged();
    void modifiedChanged(bool modified);

private:
    /// Pushes a change that adds `growth` characters.
    void push(QUndoCommand* command, qsizetype growth);
    void setValue(EditPlace place, const QString& value);
    void setSyntax(const SyntaxContent& syntax);

    registration::Draft m_stored;
    FormValues m_values;
    SyntaxContent m_syntax;
    QUndoStack m_undoStack;
    int m_typingRun = 0;
    int m_savesElsewhere = 0; ///< number of saves that was last reported
    bool m_isTyping = false;
    bool m_isReadOnly = false;
    bool m_isOneStep = false; ///< several edits form one undo step
};

} // namespace nidus::ui
