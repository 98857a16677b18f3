// SPDX-License-Identifier: Apache-2.0
#include "ui/process/openrequirements.h"

#include "core/findings/catalog/stepseverity.h"
#include "core/registration/handle.h"
#include "ui/editor/draftdocument.h"
#include "ui/session/registrysession.h"

namespace nidus::ui {

void OpenRequirements::read(RegistrySession& session, const DraftDocument* document)
{
    m_stored.reset();
    if (!document)
        return;
    const storage::Registry& registry = session.registry();
    const base::Result<registration::DraftRecord> record =
        document->isStored() ? registry.drafts().record(document->stored().id)
                             : registration::DraftRecord{.draft = document->stored()};
    const base::Result<QList<registration::ReviewComment>> comments =
        document->isStored() ? registry.comments().of(document->handle())
                             : QList<registration::ReviewComment>();
    const QString who = session.act().who;
    const auto team = workflow::reviewTeam(registry, who);
    if (record && comments && team)
        m_stored = Stored{
            *record, {{}, *comments, team->rule, registry.today()}, workflow::nextStep(*record, *team, who)};
}

QList<findings::Finding> OpenRequirements::of(workflow::ProcessStep step,
                                              const workflow::LintedSubject& shown,
                                              const storage::Act& act) const
{
    if (!m_stored || shown.handle != registration::draftHandle(m_stored->record.draft.id))
        return {};
    registration::DraftRecord record = m_stored->record;
    record.draft.content.registrationTemplate = shown.about;
    // As workflow::draftFindings() has them: in the form of a draft, an empty field is not an error.
    workflow::StepFacts facts = m_stored->facts;
    facts.about = shown.findings;
    for (findings::Finding& finding : facts.about)
        finding.severity = findings::severityBeforeStep(finding);
    const workflow::StepRequest request{.step = step, .act = act};
    const workflow::StepRequirements required =
        workflow::requirements(workflow::checklist(record, facts, request), record, step);
    return required.blocking + required.passable;
}

std::optional<workflow::NextStep> OpenRequirements::nextStep() const
{
    return m_stored ? std::optional(m_stored->next) : std::nullopt;
}

} // namespace nidus::ui
