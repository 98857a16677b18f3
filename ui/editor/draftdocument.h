// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "ui/editor/formvalues.h"
#include "ui/editor/syntaxcontent.h"

#include <QObject>
#include <QUndoStack>

namespace nidus::ui {

/// A draft opened for editing: what is stored, what stands in the form now, and the way back (one undo
/// stack).
class DraftDocument final : public QObject
{
    Q_OBJECT

public:
    explicit DraftDocument(registration::Draft stored, QObject* parent = nullptr);

    [[nodiscard]] QString handle() const;
    [[nodiscard]] const registration::Draft& stored() const { return m_stored; }
    /// The draft with what stands in the form.
    [[nodiscard]] registration::Draft current() const;
    [[nodiscard]] const FormValues& values() const { return m_values; }
    [[nodiscard]] const SyntaxContent& syntax() const { return m_syntax; }
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean(); }
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }
    /// Whether the change being announced is one character typed or deleted, after which more may come soon:
    /// not so what was pasted, dropped, fixed, undone or redone.
    [[nodiscard]] bool isTyping() const { return m_isTyping; }

    /// The user changed one place: one undoable step, joined with the step before while typing goes on.
    void edit(EditPlace place, const QString& value);
    /// The same for the syntax rule and the samples; `what` names the step in the Edit menu.
    void editSyntax(const SyntaxContent& after, const QString& what);
    /// Takes over every field of a template in which it differs, as one undoable step called `what`.
    void editTemplate(const registration::RegistrationTemplate& after, const QString& what);
    /// The next edit is a step of its own.
    void endTyping() { ++m_typingRun; }

    /// What stands in the form is stored now.
    void markSaved(const registration::Draft& stored);
    /// Puts another content into the form as one undoable step called `title`; the draft is not saved by
    /// that.
    void replaceContent(const registration::VersionContent& content, const QString& title);
    /// The form holds what merging with somebody else's edits gave, based on what they stored; not saved yet.
    void merge(const registration::Draft& theirs, const registration::VersionContent& merged);
    /// Takes over what somebody else stored; one undo brings the own text back, ready to be saved over it.
    void takeOver(const registration::Draft& stored);

Q_SIGNALS:
    void valueChanged(nidus::ui::EditPlace place);
    void syntaxChanged();
    void modifiedChanged(bool modified);

private:
    /// Pushes a change of so many characters.
    void push(QUndoCommand* command, qsizetype growth);
    void setValue(EditPlace place, const QString& value);
    void setSyntax(const SyntaxContent& syntax);

    registration::Draft m_stored;
    FormValues m_values;
    SyntaxContent m_syntax;
    QUndoStack m_undoStack;
    int m_typingRun = 0;
    bool m_isTyping = false;
    bool m_isOneStep = false; ///< several edits are about to be one step of undo
};

} // namespace nidus::ui
