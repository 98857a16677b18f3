// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/draftwork.h"

#include "core/registration/handle.h"
#include "core/workflow/drafts/revision.h"

#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

/// The number of saves of the draft, if nothing blocks the step.
base::Result<int> gate(const storage::Registry& registry, qint64 draftId, ProcessStep step,
                       const storage::Act& act)
{
    const base::Result<registration::DraftRecord> record = registry.drafts().record(draftId);
    if (!record)
        return std::unexpected(record.error());
    const base::Result<QList<findings::Finding>> findings =
        checklist(registry, *record, step, act, registry.today());
    if (!findings)
        return std::unexpected(findings.error());
    QStringList errors;
    for (const findings::Finding& finding : blockers(*findings, record->draft, act))
        errors.append(finding.id.word());
    if (errors.isEmpty())
        return record->draft.saves;
    return std::unexpected(base::Error{kIncompleteTemplate, registration::draftHandle(draftId).toStdString(),
                                       errors.join(", "_L1).toStdString()});
}

} // namespace

base::Result<registration::Draft> takeStep(storage::Registry& registry, qint64 draftId, ProcessStep step,
                                           const storage::Act& act, std::optional<int> expectedSaves,
                                           int reminderDays)
{
    const base::Result<int> saves = gate(registry, draftId, step, act);
    if (!saves)
        return std::unexpected(saves.error());
    const bool isWaiting = step == ProcessStep::Submit || step == ProcessStep::Forward;
    const registration::State to = step == ProcessStep::Submit    ? registration::State::InReview
                                   : step == ProcessStep::Approve ? registration::State::Approved
                                                                  : registration::State::WithIana;
    return registry.drafts().move(draftId, to, act,
                                  isWaiting ? registry.today().addDays(reminderDays) : QDate(),
                                  expectedSaves.value_or(*saves));
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

base::Result<QString> registerChecked(storage::Registry& registry, qint64 draftId, const storage::Act& act,
                                      std::optional<int> expectedSaves)
{
    const base::Result<int> saves = gate(registry, draftId, ProcessStep::Register, act);
    if (!saves)
        return std::unexpected(saves.error());
    return registry.registrations().registerDraft(draftId, act, expectedSaves.value_or(*saves));
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

base::Result<void> withdraw(storage::Registry& registry, const QString& nid, const storage::Act& act,
                            const QString& replacedBy)
{
    if (act.note.trimmed().isEmpty())
        return std::unexpected(base::Error{kReasonMissing, nid.toStdString(), {}});
    if (!replacedBy.isEmpty()) {
        const base::Result<registration::RegistrationRecord> other =
            registry.registrations().record(replacedBy);
        if (!other)
            return std::unexpected(other.error());
        const registration::Registration& replacement = other->registration;
        if (replacement.state == registration::State::Withdrawn ||
            replacement.nid.compare(nid, Qt::CaseInsensitive) == 0)
            return std::unexpected(base::Error{storage::kWrongState, replacement.nid.toStdString(), {}});
    }
    return registry.registrations().withdraw(nid, act, replacedBy);
}

} // namespace nidus::workflow
