// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/draftdocument.h"

#include "core/registration/handle.h"
#include "ui/editor/typingcommand.h"
#include "ui/support/text/fieldtexts.h"

#include <QScopedValueRollback>
#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

/// Follows the places of the form, which are numbered from 0.
constexpr int kSyntaxPlace = static_cast<int>(kEditPlaceCount);

/// Returns the number of typed characters: the grammar and the arguments of words.
qsizetype typedLength(const SyntaxContent& content)
{
    return content.rule
               ? content.rule->text.size() + content.rule->equivalence.join(QString()).remove(u' ').size()
               : 0;
}

} // namespace

DraftDocument::DraftDocument(registration::Draft stored, QObject* parent)
    : QObject(parent),
      m_stored(std::move(stored)),
      m_values(m_stored.content.registrationTemplate),
      m_syntax{m_stored.content.rule, m_stored.content.samples}
{
    connect(&m_undoStack, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

QString DraftDocument::handle() const { return registration::draftHandle(m_stored.id); }

registration::Draft DraftDocument::current() const
{
    registration::Draft draft = m_stored;
    draft.content.registrationTemplate = m_values.toTemplate();
    draft.content.rule = m_syntax.rule;
    draft.content.samples = m_syntax.samples;
    return draft;
}

void DraftDocument::edit(EditPlace place, const QString& value)
{
    const QString before = m_values.value(place);
    if (before != value)
        push(new TypingCommand<QString>(
                 tr("Edit %1").arg(fieldTitle(place.field)), before, value,
                 [this, place](const QString& text) { setValue(place, text); },
                 {static_cast<int>(place.index()), value.size() - before.size(), m_typingRun}),
             value.size() - before.size());
}

void DraftDocument::push(QUndoCommand* command, qsizetype growth)
{
    const QScopedValueRollback typing(m_isTyping, std::abs(growth) == 1 && !m_isOneStep);
    m_undoStack.push(command);
}

void DraftDocument::editTemplate(const registration::RegistrationTemplate& after, const QString& what)
{
    const registration::RegistrationTemplate before = m_values.toTemplate();
    const FormValues values(after);
    endTyping();
    const QScopedValueRollback oneStep(m_isOneStep, true);
    m_undoStack.beginMacro(what);
    for (const EditPlace place : FormValues::places()) {
        if (before.text(place.field) != after.text(place.field))
            edit(place, values.value(place));
    }
    m_undoStack.endMacro();
    endTyping();
}

void DraftDocument::editSyntax(const SyntaxContent& after, const QString& what)
{
    const qsizetype growth = typedLength(after) - typedLength(m_syntax);
    if (m_syntax != after)
        push(new TypingCommand<SyntaxContent>(what, m_syntax, after,
                                              [this](const SyntaxContent& content) { setSyntax(content); },
                                              {kSyntaxPlace, growth, m_typingRun}),
             growth);
}

bool DraftDocument::followSteps(const registration::Draft& stored)
{
    const bool isNew =
        stored.state != m_stored.state || stored.saves > std::max(m_stored.saves, m_savesElsewhere);
    m_savesElsewhere = stored.saves;
    m_stored.state = stored.state;
    m_stored.owner = stored.owner;
    m_stored.assignee = stored.assignee;
    m_stored.remindOn = stored.remindOn;
    return isNew;
}

void DraftDocument::markSaved(const registration::Draft& stored)
{
    m_stored = stored;
    endTyping();
    m_undoStack.setClean();
}

void DraftDocument::replaceContent(const registration::VersionContent& content, const QString& title)
{
    const FormValues values(content.registrationTemplate);
    const QScopedValueRollback oneStep(m_isOneStep, true);
    m_undoStack.beginMacro(title);
    for (const EditPlace place : FormValues::places()) {
        endTyping();
        edit(place, values.value(place));
    }
    editSyntax({content.rule, content.samples}, {});
    m_undoStack.endMacro();
}

void DraftDocument::merge(const registration::Draft& theirs, const registration::VersionContent& merged)
{
    m_stored = theirs;
    replaceContent(merged, tr("Merge with Saved Draft"));
}

void DraftDocument::useStored(const registration::Draft& stored)
{
    m_stored = stored;
    replaceContent(stored.content, tr("Use Saved Draft"));
    m_undoStack.setClean();
}

void DraftDocument::setValue(EditPlace place, const QString& value)
{
    m_values.setValue(place, value);
    Q_EMIT valueChanged(place);
}

void DraftDocument::setSyntax(const SyntaxContent& syntax)
{
    m_syntax = syntax;
    Q_EMIT syntaxChanged();
}

} // namespace nidus::ui
