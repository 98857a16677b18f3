// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/draftwork.h"

#include "core/registration/handle.h"
#include "core/workflow/registryaccess.h"
#include "core/workflow/revision.h"

#include <QStringList>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

/// How often the draft was saved that nothing stands against.
std::expected<int, Error> gate(const Registry& registry, qint64 draftId, ProcessStep step, const Act& act)
{
    const std::expected<DraftRecord, Error> record = registry.drafts().record(draftId);
    if (!record)
        return std::unexpected(record.error());
    const std::expected<QList<Finding>, Error> findings =
        checklist(registry, *record, step, act, registry.today());
    if (!findings)
        return std::unexpected(findings.error());
    QStringList errors;
    for (const Finding& finding : blockers(*findings, record->draft, act))
        errors.append(finding.id.word());
    if (errors.isEmpty())
        return record->draft.saves;
    return std::unexpected(Error{ErrorCode::IncompleteTemplate, draftHandle(draftId).toStdString(),
                                 errors.join(", "_L1).toStdString()});
}

} // namespace

std::expected<Draft, Error> takeStep(Registry& registry, qint64 draftId, ProcessStep step, const Act& act,
                                     std::optional<int> expectedSaves, int reminderDays)
{
    const std::expected<int, Error> saves = gate(registry, draftId, step, act);
    if (!saves)
        return std::unexpected(saves.error());
    const bool isWaiting = step == ProcessStep::Submit || step == ProcessStep::Forward;
    const State to = step == ProcessStep::Submit    ? State::InReview
                     : step == ProcessStep::Approve ? State::Approved
                                                    : State::WithIana;
    return registry.drafts().move(draftId, to, act,
                                  isWaiting ? registry.today().addDays(reminderDays) : QDate(),
                                  expectedSaves.value_or(*saves));
}

std::expected<Draft, Error> restoreVersion(Registry& registry, const QString& nid, int version,
                                           const Act& act)
{
    const std::expected<RegistrationRecord, Error> record = registry.registrations().record(nid);
    if (!record)
        return std::unexpected(record.error());
    const QString name = versionHandle(record->registration.nid, version);
    const auto old = std::ranges::find(record->versions, version, &Version::number);
    if (old == record->versions.cend())
        return std::unexpected(Error{ErrorCode::NotFound, name.toStdString(), {}});
    Draft draft = nextDraft(*record, old->content, registry.today());
    draft.content.registrationTemplate.setText(TemplateField::Revision,
                                               u"Restores version %1."_s.arg(version));
    std::expected<Draft, Error> made = registry.drafts().create(draft, act);
    if (!made)
        return made;
    const Act restored{.who = act.who, .note = name, .link = {}};
    if (const auto logged = registry.activity().enter(draftHandle(made->id), EventKind::Restored, restored);
        !logged)
        return std::unexpected(logged.error());
    return made;
}

std::expected<QString, Error> registerChecked(Registry& registry, qint64 draftId, const Act& act,
                                              std::optional<int> expectedSaves)
{
    const std::expected<int, Error> saves = gate(registry, draftId, ProcessStep::Register, act);
    if (!saves)
        return std::unexpected(saves.error());
    return registry.registrations().registerDraft(draftId, act, expectedSaves.value_or(*saves));
}

} // namespace nidus
