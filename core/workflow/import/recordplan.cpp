// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/recordplan.h"

#include "core/exchange/formats/atsigns.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/registration/informalnumber.h"

#include <QSet>
#include <algorithm>
#include <utility>

namespace nidus::workflow {

namespace {

/// Makes a record a conflict if its NID breaks the rules for registered NIDs.
PlannedImport withNidRules(PlannedImport planned, const registration::Registration& registration)
{
    const QList<findings::Finding> broken = findings::violatedNidRules(registration.nid, registration.kind);
    if (broken.isEmpty())
        return planned;
    planned.action = ImportAction::Conflict;
    planned.findings += broken;
    return planned;
}

/// Whether the content is what would be imported. Samples and rule count only if the file has a place for
/// them, and has some.
bool isSame(const registration::VersionContent& held, const registration::VersionContent& incoming,
            ImportedPart part)
{
    const bool hasSyntax = part != ImportedPart::Template && (incoming.rule || !incoming.samples.isEmpty());
    return exchange::isSameText(held.registrationTemplate, incoming.registrationTemplate) &&
           (!hasSyntax || (held.rule == incoming.rule && held.samples == incoming.samples));
}

/// Checks for open drafts of a revision, or of a new namespace with this NID: one that already contains
/// exactly this template, or only others.
base::Result<PlannedImport> withOpenDraft(const storage::Registry& registry, PlannedImport planned,
                                          const QString& nid, const registration::VersionContent& content)
{
    base::Result<QList<registration::Draft>> drafts = registry.drafts().ofNid(nid);
    if (!drafts)
        return std::unexpected(drafts.error());
    drafts->removeIf([&nid](const registration::Draft& draft) {
        return draft.nid().compare(nid, Qt::CaseInsensitive) != 0;
    });
    if (drafts->isEmpty())
        return planned;
    if (std::ranges::none_of(*drafts, [&](const registration::Draft& draft) {
            return isSame(draft.content, content, planned.part);
        }))
        return withConflict(std::move(planned), findings::kImportConflictOpenDraft,
                            registration::draftHandle(drafts->constFirst().id));
    planned.action = ImportAction::Same;
    return planned;
}

/// Whether `newer` begins with all of `older`: the same history, perhaps continued.
bool isPrefix(const QList<registration::Version>& older, const QList<registration::Version>& newer)
{
    return older.size() <= newer.size() &&
           std::equal(older.cbegin(), older.cend(), newer.cbegin(),
                      [](const registration::Version& a, const registration::Version& b) {
                          return a.content == b.content;
                      });
}

ImportAction actionFor(const registration::RegistrationRecord& incoming,
                       const registration::RegistrationRecord& held)
{
    const bool isNothingNew = isPrefix(incoming.versions, held.versions);
    if (isNothingNew && incoming.registration == held.registration)
        return ImportAction::Same;
    return isNothingNew ? ImportAction::Conflict : ImportAction::Changed;
}

/// Whether two lists are the same now, whatever their histories are.
bool isSameList(const registration::SubregistryRecord& a, registration::SubregistryRecord b)
{
    b.changes = a.changes;
    return a == b;
}

/// Plans the subregistries of a registration that exists.
base::Result<PlannedImport> withLists(const storage::Registry& registry, PlannedImport planned,
                                      const QList<registration::SubregistryRecord>& incoming)
{
    if (incoming.isEmpty() || planned.action == ImportAction::Conflict)
        return planned;
    const auto held = registry.subregistries().records(planned.nid);
    if (!held)
        return std::unexpected(held.error());
    for (const registration::SubregistryRecord& list : incoming) {
        const auto same = std::ranges::find_if(*held, [&list](const registration::SubregistryRecord& each) {
            return each.name.compare(list.name, Qt::CaseInsensitive) == 0;
        });
        const QString name = planned.nid + u'/' + list.name;
        if (same == held->end()) {
            planned.lists.append(list.name);
            planned.findings.append(findings::makeFinding(findings::kImportListAdded, {}, {name}));
        } else if (!isSameList(list, *same)) {
            planned.findings.append(findings::makeFinding(findings::kImportListDiffers, {}, {name}));
        }
    }
    return planned;
}

base::Result<PlannedImport> planRecord(const storage::Registry& registry,
                                       const registration::RegistrationRecord& incoming, qsizetype index)
{
    const QString& nid = incoming.registration.nid;
    PlannedImport planned{.part = ImportedPart::Record, .nid = nid, .index = index};
    const auto held = heldRecord(registry, nid);
    if (!held)
        return std::unexpected(held.error());
    if (!*held)
        return withNidRules(std::move(planned), incoming.registration);
    planned.action = actionFor(incoming, **held);
    if (planned.action == ImportAction::Changed) {
        const registration::VersionContent content =
            incoming.versions.isEmpty() ? registration::VersionContent() : incoming.versions.last().content;
        auto changed = withOpenDraft(registry, std::move(planned), nid, content);
        return changed ? withLists(registry, *std::move(changed), incoming.subregistries) : changed;
    }
    if (planned.action == ImportAction::Conflict)
        return withConflict(std::move(planned), findings::kImportConflictHistory, nid);
    return withLists(registry, std::move(planned), incoming.subregistries);
}

/// A row of a table does not say whether its draft is one of a revision: it is if its NID is registered, or
/// among those that the import registers.
base::Result<PlannedImport> planDraftRow(const storage::Registry& registry, const QSet<QString>& incomingNids,
                                         const registration::Draft& draft, qsizetype index)
{
    auto planned = planTemplate(
        registry, {.part = ImportedPart::DraftRow, .kind = draft.kind, .index = index}, draft.content);
    if (planned && planned->action == ImportAction::New && incomingNids.contains(planned->nid.toLower()))
        planned->action = ImportAction::Changed;
    return planned;
}

base::Result<PlannedImport> planDraft(const storage::Registry& registry, const QSet<QString>& incomingNids,
                                      const registration::Draft& draft, qsizetype index)
{
    PlannedImport planned{
        .part = ImportedPart::Draft, .kind = draft.kind, .nid = draft.nid(), .index = index};
    if (!draft.revisionOf.isEmpty() && !incomingNids.contains(draft.revisionOf.toLower())) {
        const auto facts = registry.registrations().facts(draft.revisionOf);
        if (!facts)
            return std::unexpected(facts.error());
        if (!*facts)
            return withConflict(std::move(planned), findings::kImportConflictNoNamespace, draft.revisionOf);
    }
    return withOpenDraft(registry, std::move(planned), draft.nid(), draft.content);
}

} // namespace

base::Result<std::optional<registration::RegistrationRecord>> heldRecord(const storage::Registry& registry,
                                                                         const QString& nid)
{
    base::Result<registration::RegistrationRecord> record = registry.registrations().record(nid);
    if (record)
        return *std::move(record);
    if (record.error().code != storage::kNotFound)
        return std::unexpected(record.error());
    return std::nullopt;
}

base::Result<PlannedImport> planTemplate(const storage::Registry& registry, PlannedImport planned,
                                         const registration::VersionContent& content)
{
    planned.nid = content.registrationTemplate.nid();
    if (planned.nid.isEmpty() && planned.part == ImportedPart::DraftRow)
        return planned;
    if (planned.nid.isEmpty())
        return withConflict(std::move(planned), findings::kImportConflictNoNid, {});
    const auto record = heldRecord(registry, planned.nid);
    if (!record)
        return std::unexpected(record.error());
    if (*record) {
        planned.action = ImportAction::Changed;
        const QList<registration::Version>& versions = (*record)->versions;
        if (!versions.isEmpty() && isSame(versions.constLast().content, content, planned.part)) {
            planned.action = ImportAction::Same;
            return planned;
        }
    }
    const QString nid = planned.nid;
    return withOpenDraft(registry, std::move(planned), nid, content);
}

base::Result<QList<PlannedImport>> planRecords(const storage::Registry& registry,
                                               const exchange::ImportedRecords& content, ImportedPart part)
{
    QList<PlannedImport> plan;
    QSet<QString> nids;
    QSet<QString> registered; ///< after the import
    for (qsizetype i = 0; i < content.records.size(); ++i) {
        const auto record = content.records.at(i);
        if (!record)
            return std::unexpected(record.error());
        auto planned =
            part == ImportedPart::Row && !record->versions.isEmpty()
                ? planTemplate(registry, {.part = part, .index = i}, record->versions.constLast().content)
                : planRecord(registry, *record, i);
        if (!planned)
            return std::unexpected(planned.error());
        const QString nid = record->registration.nid.toLower();
        if (nids.contains(nid))
            planned = withConflict(*std::move(planned), findings::kImportConflictTwice, nid);
        else if (planned->action != ImportAction::Conflict)
            nids.insert(nid);
        if (planned->part == ImportedPart::Record && planned->action != ImportAction::Conflict)
            registered.insert(nid);
        plan.append(*std::move(planned));
    }
    for (qsizetype i = 0; i < content.drafts.size(); ++i) {
        const auto record = content.drafts.at(i);
        if (!record)
            return std::unexpected(record.error());
        auto planned = part == ImportedPart::Row ? planDraftRow(registry, registered, record->draft, i)
                                                 : planDraft(registry, registered, record->draft, i);
        if (!planned)
            return std::unexpected(planned.error());
        const auto held = registry.drafts().record(record->draft.id);
        if (held && planned->action == ImportAction::New &&
            isSame(held->draft.content, record->draft.content, planned->part))
            planned->action = ImportAction::Same;
        plan.append(*std::move(planned));
    }
    return plan;
}

QList<PlannedImport> withoutGaps(QList<PlannedImport> records, QString next)
{
    QList<PlannedImport*> numbered;
    const auto numberOf = [](const PlannedImport* planned) {
        return registration::informalNumberOf(planned->nid);
    };
    for (PlannedImport& planned : records) {
        if (planned.action == ImportAction::New && planned.part == ImportedPart::Record &&
            !numberOf(&planned).isEmpty())
            numbered.append(&planned);
    }
    std::ranges::sort(numbered, registration::isLowerNumber, numberOf);
    for (PlannedImport* planned : std::as_const(numbered)) {
        const QString number = numberOf(planned);
        if (registration::isLowerNumber(number,
                                        registration::increasedNumber(next, kMostSkippedNumbers + 1))) {
            next =
                registration::isLowerNumber(number, next) ? next : registration::increasedNumber(number, 1);
            continue;
        }
        planned->action = ImportAction::Conflict;
        planned->findings.append(findings::makeFinding(
            findings::kImportConflictGap, {}, {planned->nid, QString::number(kMostSkippedNumbers), next}));
    }
    return records;
}

} // namespace nidus::workflow
