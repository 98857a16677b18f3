// SPDX-License-Identifier: Apache-2.0
#include "ui/process/openrequirements.h"

#include "core/findings/catalog/stepseverity.h"
#include "core/registration/approval.h"
#include "core/registration/handle.h"
#include "core/workflow/drafts/opentasks.h"
#include "core/workflow/drafts/personname.h"
#include "core/workflow/drafts/recordedsteps.h"
#include "ui/browser/taskwords.h"
#include "ui/session/registrysession.h"

#include <algorithm>

namespace nidus::ui {

void OpenRequirements::read(RegistrySession& session, const std::optional<registration::DraftRecord>& record)
{
    m_stored.reset();
    if (!record)
        return;
    const storage::Registry& registry = session.registry();
    const qint64 id = record->draft.id;
    const base::Result<QList<registration::ReviewComment>> comments =
        id != 0 ? registry.comments().of(registration::draftHandle(id))
                : QList<registration::ReviewComment>();
    const QStringList names = workflow::namesOfUser(session.act().who);
    const auto team = workflow::reviewTeam(registry, names);
    if (!comments || !team)
        return;
    m_stored = Stored{.record = *record,
                      .facts = {{}, *comments, team->rule, registry.today()},
                      .next = workflow::nextStep(*record, *team, names),
                      .mayAnswer = workflow::mayAnswer(registry, *record, *team, names).value_or(false),
                      .authorName = workflow::nameAsAuthor(*record, names),
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
                                              const std::optional<registration::SyntaxRule>& rule,
                                              const storage::Act& act) const
{
    if (!m_stored || shown.handle != registration::draftHandle(m_stored->record.draft.id))
        return {};
    registration::DraftRecord record = m_stored->record;
    record.draft.content.registrationTemplate = shown.about;
    record.draft.content.rule = rule;
    // As workflow::draftFindings() has them: in the form of a draft, an empty field is not an error.
    workflow::StepFacts facts = m_stored->facts;
    facts.about = shown.findings;
    for (findings::Finding& finding : facts.about)
        finding.severity = findings::severityBeforeStep(finding);
    if (describesChanges(*m_stored, record.draft))
        facts.about.removeIf([](const findings::Finding& finding) {
            return finding.id == findings::kTemplateRevisionMissing;
        });
    const workflow::StepRequest request{.step = step, .act = act};
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

std::optional<NextNotice> OpenRequirements::nextNotice(const QString& who) const
{
    if (!m_stored)
        return std::nullopt;
    using enum NextNotice::Button;
    const registration::Draft& draft = m_stored->record.draft;
    const QStringList names = workflow::namesOfUser(who);
    const auto ifOther = [&names](const QString& person) {
        return workflow::isOneOf(names, person) ? QString() : person;
    };
    if (m_stored->next != workflow::NextStep::Submit) {
        workflow::TaskItem task = workflow::taskByComments(
            draft, m_stored->facts.comments, workflow::lastStepForward(m_stored->record.events), names);
        task.next = m_stored->next;
        const Turn turn = workflow::isOneOf(names, task.turn) ? Turn::User : Turn::Others;
        return NextNotice{taskText({.draftId = draft.id, .assignee = draft.assignee}, &task, turn),
                          task.next == workflow::NextStep::ApproveAlone && task.hasQuestions
                              ? Mail // others answer
                          : !workflow::isForOthers(task.next) ? Step
                          : ifOther(draft.assignee).isEmpty() ? Assign
                                                              : Comment};
    }
    const auto returned = workflow::lastReturn(m_stored->record.events);
    if (!returned)
        return std::nullopt;
    if (!workflow::isOneOf(names, returned->who))
        return NextNotice{returnText(returned->who, returned->when.toLocalTime().date(),
                                     registration::writtenNote(returned->note))};
    const QString author = ifOther(workflow::whoseTurn(draft.state, draft.owner, draft.assignee));
    if (author.isEmpty())
        return std::nullopt;
    return NextNotice{waitingText(author), Comment};
}

std::optional<workflow::NextStep> OpenRequirements::nextStep() const
{
    return m_stored ? std::optional(m_stored->next) : std::nullopt;
}

} // namespace nidus::ui
