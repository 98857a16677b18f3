// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/draftwork.h"
#include "core/findings/catalog/visiblecharacter.h"

#include "core/registration/handle.h"
#include "core/workflow/drafts/personname.h"
#include "core/workflow/drafts/recordedsteps.h"
#include "core/workflow/drafts/revision.h"

#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

QStringList idsOf(const QList<findings::Finding>& findings)
{
    QStringList ids;
    for (const findings::Finding& finding : findings)
        ids.append(finding.id.word());
    ids.removeDuplicates();
    return ids;
}

/// The states between which a step moves a draft; registering is not among them.
struct Move
{
    registration::State from;
    registration::State to;
};

Move moveOf(ProcessStep step)
{
    using enum registration::State;
    switch (step) {
    case ProcessStep::Submit: return {Draft, InReview};
    case ProcessStep::Approve: return {InReview, Approved};
    case ProcessStep::Forward:
    case ProcessStep::Register: break;
    }
    return {Approved, WithIana};
}

/// A step that nothing blocks.
struct Cleared
{
    int saves = 0;      ///< of the draft
    QString assignee;   ///< of the draft
    QStringList passed; ///< the ids of what is open despite the step
};

base::Result<Cleared> gate(const storage::Registry& registry, qint64 draftId, const StepRequest& request)
{
    const base::Result<registration::DraftRecord> record = registry.drafts().record(draftId);
    if (!record)
        return std::unexpected(record.error());
    const registration::State state = record->draft.state;
    if (request.step != ProcessStep::Register && state != moveOf(request.step).from)
        return std::unexpected(base::Error{storage::kWrongState,
                                           registration::draftHandle(draftId).toStdString(),
                                           QString(registration::wordOf(state)).toStdString()});
    const base::Result<QList<findings::Finding>> findings = checklist(registry, *record, request);
    if (!findings)
        return std::unexpected(findings.error());
    const StepRequirements required = requirements(*findings, *record, request.step);
    if (const auto blocking = blockers(required, request); !blocking.isEmpty())
        return std::unexpected(base::Error{kIncompleteTemplate,
                                           registration::draftHandle(draftId).toStdString(),
                                           idsOf(blocking).join(", "_L1).toStdString()});
    return Cleared{record->draft.saves, record->draft.assignee, idsOf(required.passable)};
}

/// The act with the reason for what is open.
storage::Act actOf(const StepRequest& request, const QStringList& passed)
{
    storage::Act act = request.act;
    const QString reason = request.despite.trimmed();
    act.note =
        noteDespite(act.note, findings::readableText(reason).isEmpty() ? QStringList() : passed, reason);
    return act;
}

} // namespace

base::Result<bool> mayKeepApproval(const storage::Registry& registry)
{
    const auto rule = registry.settings().approval();
    if (!rule)
        return std::unexpected(rule.error());
    return *rule != registration::ApprovalRule::SecondPerson;
}

base::Result<registration::Draft> saveDraft(storage::Registry& registry, qint64 draftId,
                                            const registration::VersionContent& content, int expectedSaves,
                                            const storage::Act& act, const QString& editorial)
{
    const auto mayKeep = editorial.isEmpty() ? base::Result<bool>(true) : mayKeepApproval(registry);
    if (!mayKeep)
        return std::unexpected(mayKeep.error());
    if (!*mayKeep)
        return std::unexpected(
            base::Error{kApprovalRequired, registration::draftHandle(draftId).toStdString(), {}});
    return registry.drafts().save(draftId, content, expectedSaves, act, editorial);
}

base::Result<registration::Draft> takeStep(storage::Registry& registry, qint64 draftId,
                                           const StepRequest& request, std::optional<int> expectedSaves,
                                           int reminderDays)
{
    const base::Result<Cleared> cleared = gate(registry, draftId, request);
    if (!cleared)
        return std::unexpected(cleared.error());
    const bool isWaiting = request.step == ProcessStep::Submit || request.step == ProcessStep::Forward;
    // Whoever was assigned to write it has acted; another person may be its reviewer.
    const bool hasFinished =
        request.step == ProcessStep::Submit && isSamePerson(cleared->assignee, request.act.who);
    return registry.drafts().move(draftId, moveOf(request.step).to, actOf(request, cleared->passed),
                                  isWaiting ? registry.today().addDays(reminderDays) : QDate(),
                                  expectedSaves.value_or(cleared->saves),
                                  hasFinished ? cleared->assignee : QString());
}

base::Result<registration::Draft> restoreVersion(storage::Registry& registry, const QString& nid, int version,
                                                 const storage::Act& act)
{
    const base::Result<registration::RegistrationRecord> record = registry.registrations().record(nid);
    if (!record)
        return std::unexpected(record.error());
    const QString name = registration::versionHandle(record->registration.nid, version);
    const auto old = std::ranges::find(record->versions, version, &registration::Version::number);
    if (old == record->versions.cend())
        return std::unexpected(base::Error{storage::kNotFound, name.toStdString(), {}});
    registration::Draft draft = nextDraft(*record, old->content, registry.today());
    draft.content.registrationTemplate.setText(registration::TemplateField::Revision,
                                               u"Restores version %1."_s.arg(version));
    base::Result<registration::Draft> made = registry.drafts().create(draft, act);
    if (!made)
        return made;
    const storage::Act restored{.who = act.who, .note = name, .link = {}};
    if (const auto logged = registry.activity().enter(registration::draftHandle(made->id),
                                                      registration::EventKind::Restored, restored);
        !logged)
        return std::unexpected(logged.error());
    return made;
}

base::Result<QString> registerChecked(storage::Registry& registry, qint64 draftId, StepRequest request,
                                      std::optional<int> expectedSaves)
{
    request.step = ProcessStep::Register;
    const base::Result<Cleared> cleared = gate(registry, draftId, request);
    if (!cleared)
        return std::unexpected(cleared.error());
    return registry.registrations().registerDraft(draftId, actOf(request, cleared->passed),
                                                  expectedSaves.value_or(cleared->saves));
}

base::Result<registration::Draft> reopen(storage::Registry& registry, qint64 draftId, const storage::Act& act,
                                         std::optional<int> expectedSaves)
{
    return registry.drafts().move(draftId, registration::State::Draft, act, {}, expectedSaves);
}

base::Result<void> moveToTrash(storage::Registry& registry, qint64 draftId, const storage::Act& act)
{
    return registry.drafts().moveToTrash(draftId, act);
}

base::Result<registration::Draft> restoreFromTrash(storage::Registry& registry, qint64 draftId,
                                                   const storage::Act& act)
{
    return registry.drafts().restoreFromTrash(draftId, act);
}

base::Result<void> remind(storage::Registry& registry, qint64 draftId, QDate day)
{
    return registry.drafts().remind(draftId, day);
}

base::Result<registration::Draft> assign(storage::Registry& registry, qint64 draftId,
                                         const storage::Assignment& people, const storage::Act& act)
{
    const auto cleaned = [](const std::optional<QString>& name) {
        return name ? std::optional(findings::readableText(*name)) : std::nullopt;
    };
    return registry.drafts().assign(
        draftId, {.assignee = cleaned(people.assignee), .owner = cleaned(people.owner)}, act);
}

base::Result<void> reinstate(storage::Registry& registry, const QString& nid, const storage::Act& act)
{
    if (findings::readableText(act.note).isEmpty())
        return std::unexpected(base::Error{kReasonMissing, nid.toStdString(), {}});
    return registry.registrations().reinstate(nid, act);
}

base::Result<void> withdraw(storage::Registry& registry, const QString& nid, const storage::Act& act,
                            const QString& replacedBy)
{
    if (findings::readableText(act.note).isEmpty())
        return std::unexpected(base::Error{kReasonMissing, nid.toStdString(), {}});
    if (!replacedBy.isEmpty()) {
        const base::Result<registration::RegistrationRecord> other =
            registry.registrations().record(replacedBy);
        if (!other)
            return std::unexpected(other.error());
        const registration::Registration& replacement = other->registration;
        if (replacement.state == registration::State::Withdrawn ||
            replacement.nid.compare(nid, Qt::CaseInsensitive) == 0)
            return std::unexpected(
                base::Error{storage::kWrongState, replacement.nid.toStdString(),
                            QString(registration::wordOf(replacement.state)).toStdString()});
    }
    return registry.registrations().withdraw(nid, act, replacedBy);
}

} // namespace nidus::workflow
