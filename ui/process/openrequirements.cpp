// SPDX-License-Identifier: Apache-2.0
#include "ui/process/openrequirements.h"

#include "core/findings/catalog/stepseverity.h"
#include "core/findings/values/findingids.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/personname.h"
#include "core/workflow/drafts/recordedsteps.h"
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
    if (!record || !comments)
        return;
    const QStringList names = workflow::namesOfUser(session.act().who);
    const bool isInReview = record->draft.state == registration::State::InReview;
    const auto rule = registry.settings().approval();
    const auto team = isInReview ? workflow::reviewTeam(registry, names)
                      : rule     ? base::Result<workflow::ReviewTeam>(workflow::ReviewTeam{.rule = *rule})
                                 : std::unexpected(rule.error());
    if (!team)
        return;
    m_stored = Stored{.record = *record,
                      .facts = {{}, *comments, team->rule, registry.today()},
                      .next = workflow::nextStep(*record, *team, names),
                      .base = {}};
    const auto revised = registry.registrations().record(record->draft.revisionOf);
    for (const registration::Version& version :
         revised ? revised->versions : QList<registration::Version>()) {
        if (version.number == record->draft.basedOn)
            m_stored->base = version;
    }
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
    if (describesChanges(*m_stored, record.draft))
        facts.about.removeIf([](const findings::Finding& finding) {
            return finding.id == findings::kTemplateRevisionMissing;
        });
    const workflow::StepRequest request{
        .step = step, .act = act, .otherNames = workflow::namesOfUser(act.who)};
    const workflow::StepRequirements required =
        workflow::requirements(workflow::checklist(record, facts, request), record, step);
    return required.open();
}

bool OpenRequirements::describesChanges(const Stored& stored, const registration::Draft& draft)
{
    return stored.base && !registration::isApproved(draft.state) &&
           draft.content.registrationTemplate.text(registration::TemplateField::Revision).isEmpty() &&
           !workflow::revisionSummary(stored.base->content, draft.content, draft.basedOn).isEmpty();
}

std::optional<registration::Event> OpenRequirements::lastReturn() const
{
    return m_stored && m_stored->record.draft.state == registration::State::Draft
               ? workflow::lastReturn(m_stored->record.events)
               : std::nullopt;
}

std::optional<workflow::NextStep> OpenRequirements::nextStep() const
{
    return m_stored ? std::optional(m_stored->next) : std::nullopt;
}

} // namespace nidus::ui
