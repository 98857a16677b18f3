// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/importwork.h"

#include "core/exchange/formats/atsigns.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnfindings.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/registration/informalnumber.h"
#include "core/workflow/drafts/revision.h"
#include "core/workflow/import/ianaplan.h"

#include <QHash>
#include <QSet>
#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

/// The NIDs that a file is about. IANA's list is about all registered NIDs, because missing ones matter too.
base::Result<QStringList> subjectsOf(const storage::Registry& registry, const exchange::ImportedFile& file)
{
    if (file.format == exchange::FileFormat::IanaXml)
        return registry.overview().nids();
    if (const auto* imported = std::get_if<exchange::ImportedTemplate>(&file.content))
        return QStringList{imported->registrationTemplate.nid()};
    QStringList nids;
    const auto& content = std::get<registration::RegistryContent>(file.content);
    for (const registration::RegistrationRecord& record : content.records)
        nids.append(record.registration.nid);
    for (const registration::DraftRecord& record : content.drafts)
        nids.append(record.draft.revisionOf);
    return nids;
}

/// The records of those NIDs in the registry, and the open drafts for them.
base::Result<ExistingContent> presentContent(const storage::Registry& registry,
                                             const exchange::ImportedFile& file)
{
    const base::Result<QStringList> subjects = subjectsOf(registry, file);
    if (!subjects)
        return std::unexpected(subjects.error());
    // Thousands of templates are imported one by one, so read only the drafts for this NID.
    base::Result<QList<registration::Draft>> drafts =
        std::holds_alternative<exchange::ImportedTemplate>(file.content)
            ? registry.drafts().ofNid(subjects->front())
            : registry.drafts().all();
    if (!drafts)
        return std::unexpected(drafts.error());
    ExistingContent present{.records = {}, .drafts = *std::move(drafts)};
    for (const QString& nid : *subjects) {
        base::Result<registration::RegistrationRecord> record = registry.registrations().record(nid);
        if (record)
            present.records.insert(nid.toLower(), *std::move(record));
        else if (record.error().code != storage::kNotFound)
            return std::unexpected(record.error());
    }
    return present;
}

/// The open draft for a namespace: of a revision of it, or of a new one with this NID. Null if there is none.
const registration::Draft* openDraftFor(const ExistingContent& present, const QString& nid)
{
    const auto found = std::ranges::find_if(present.drafts, [&nid](const registration::Draft& draft) {
        return !nid.isEmpty() && draft.nid().compare(nid, Qt::CaseInsensitive) == 0;
    });
    return found == present.drafts.cend() ? nullptr : &*found;
}

PlannedImport withConflict(PlannedImport planned, findings::FindingId id, const QString& subject)
{
    planned.action = ImportAction::Conflict;
    planned.imported.findings.append(findings::makeFinding(id, {}, {subject}));
    return planned;
}

/// Makes a record a conflict if its NID breaks the rules for registered NIDs.
PlannedImport withNidRules(PlannedImport planned)
{
    const registration::Registration& registration = planned.record()->registration;
    const QList<findings::Finding> broken = findings::violatedNidRules(registration.nid, registration.kind);
    if (broken.isEmpty())
        return planned;
    planned.action = ImportAction::Conflict;
    planned.imported.findings += broken;
    return planned;
}

/// Whether the content is what would be imported. Samples and rule count only if a row of a table has some.
bool isSame(const registration::VersionContent& held, const PlannedImport& planned)
{
    const registration::VersionContent* const row = planned.row();
    const bool hasSyntax = row != nullptr && (row->rule || !row->samples.isEmpty());
    return exchange::isSameText(held.registrationTemplate, planned.imported.registrationTemplate) &&
           (!hasSyntax || (held.rule == row->rule && held.samples == row->samples));
}

/// Checks for an open draft that already contains exactly this template, or another text.
PlannedImport withOpenDraft(PlannedImport planned, const ExistingContent& present, const QString& nid)
{
    const registration::Draft* open = openDraftFor(present, nid);
    if (open == nullptr)
        return planned;
    if (!isSame(open->content, planned))
        return withConflict(std::move(planned), findings::kImportConflictOpenDraft,
                            registration::draftHandle(open->id));
    planned.action = ImportAction::Same;
    return planned;
}

/// Plans a template, perhaps from a row of a table.
PlannedImport planTemplate(const ExistingContent& present, PlannedImport planned)
{
    const QString nid = planned.imported.registrationTemplate.nid();
    if (nid.isEmpty())
        return withConflict(std::move(planned), findings::kImportConflictNoNid, {});
    const auto record = present.records.constFind(nid.toLower());
    if (record != present.records.cend()) {
        planned.action = ImportAction::Changed;
        if (!record->versions.isEmpty() && isSame(record->versions.constLast().content, planned)) {
            planned.action = ImportAction::Same;
            return planned;
        }
    }
    return withOpenDraft(std::move(planned), present, nid);
}

PlannedImport planRow(const ExistingContent& present, const registration::VersionContent& row)
{
    PlannedImport planned;
    planned.imported.registrationTemplate = row.registrationTemplate;
    planned.whole = row;
    return planTemplate(present, std::move(planned));
}

/// Looks for a grammar in a template that becomes a draft. A revision changes its rule only if the grammar of
/// its text changed.
base::Result<PlannedImport> withFoundSyntax(const storage::Registry& registry, PlannedImport planned,
                                            const std::optional<FoundSyntax>* found)
{
    if (planned.action != ImportAction::New && planned.action != ImportAction::Changed)
        return planned;
    const registration::RegistrationTemplate& text = planned.imported.registrationTemplate;
    planned.syntax = found != nullptr ? *found : findSyntax(text);
    if (planned.syntax && planned.action == ImportAction::Changed) {
        const base::Result<registration::Draft> next = revisionOf(registry, text.nid());
        if (!next)
            return std::unexpected(next.error());
        planned.syntax = newSyntax(std::move(planned.syntax), text.nid(), next->content);
    }
    planned.keepsSyntax = planned.syntax && planned.syntax->isSound();
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

PlannedImport planRecord(const ExistingContent& present, const registration::RegistrationRecord& incoming)
{
    PlannedImport planned;
    planned.whole = incoming;
    if (!incoming.versions.isEmpty())
        planned.imported.registrationTemplate = incoming.versions.last().content.registrationTemplate;
    const auto held = present.records.constFind(incoming.registration.nid.toLower());
    if (held == present.records.cend())
        return withNidRules(std::move(planned));
    planned.action = actionFor(incoming, *held);
    if (planned.action == ImportAction::Changed)
        return withOpenDraft(std::move(planned), present, incoming.registration.nid);
    if (planned.action == ImportAction::Conflict)
        return withConflict(std::move(planned), findings::kImportConflictHistory, incoming.registration.nid);
    return planned;
}

PlannedImport planDraft(const ExistingContent& present, const QSet<QString>& incomingNids,
                        const registration::DraftRecord& record)
{
    PlannedImport planned;
    planned.whole = record;
    planned.imported.registrationTemplate = record.draft.content.registrationTemplate;
    const QString revised = record.draft.revisionOf.toLower();
    if (!revised.isEmpty() && !present.records.contains(revised) && !incomingNids.contains(revised))
        return withConflict(std::move(planned), findings::kImportConflictNoNamespace,
                            record.draft.revisionOf);
    return withOpenDraft(std::move(planned), present, record.draft.nid());
}

/// Makes new records conflicts whose informal numbers are far above `next`, the next number.
ImportPlan withoutGaps(ImportPlan plan, QString next)
{
    QList<PlannedImport*> numbered;
    const auto numberOf = [](const PlannedImport* planned) {
        return registration::informalNumberOf(planned->record()->registration.nid);
    };
    for (PlannedImport& planned : plan.records) {
        if (planned.action == ImportAction::New && planned.record() && !numberOf(&planned).isEmpty())
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
        planned->imported.findings.append(findings::makeFinding(
            findings::kImportConflictGap, {},
            {planned->record()->registration.nid, QString::number(kMostSkippedNumbers), next}));
    }
    return plan;
}

/// A draft from a changed record. Text contains only the 13 fields, so samples and rule are first those of
/// the latest version.
base::Result<registration::Draft> revisionDraft(const storage::Registry& registry,
                                                const PlannedImport& planned)
{
    registration::Draft draft;
    draft.revisionOf =
        planned.record() ? planned.record()->registration.nid : planned.imported.registrationTemplate.nid();
    if (planned.record()) {
        draft.content = planned.record()->versions.last().content;
        return draft;
    }
    const base::Result<registration::Draft> next = revisionOf(registry, draft.revisionOf);
    if (!next)
        return next;
    return filledIn(*next, planned.imported.registrationTemplate);
}

registration::Draft newDraft(const registration::RegistrationTemplate& registrationTemplate)
{
    registration::Draft draft;
    draft.content.registrationTemplate = registrationTemplate;
    // Informal namespaces are requested as "urn-" with a placeholder; registration assigns the number.
    if (registrationTemplate.nid().startsWith("urn-"_L1, Qt::CaseInsensitive))
        draft.kind = registration::NamespaceKind::Informal;
    return draft;
}

/// Records and drafts that an import writes.
struct WrittenContent
{
    registration::RegistryContent content;
    QStringList nids; ///< of the records
};

WrittenContent contentWith(const ImportPlan& plan, ImportAction action)
{
    WrittenContent written{.content = {.source = plan.content.source, .people = plan.content.people}};
    for (const PlannedImport& planned : plan.records) {
        if (planned.action != action)
            continue;
        if (planned.record()) {
            written.content.records.append(*planned.record());
            written.nids.append(planned.record()->registration.nid);
        }
        if (planned.draft())
            written.content.drafts.append(*planned.draft());
    }
    return written;
}

/// Updates the existing records with the changed facts of IANA's list.
base::Result<QStringList> updateFromIana(storage::Registry& registry, const ImportPlan& plan,
                                         const storage::Act& act)
{
    const auto [content, nids] = contentWith(plan, ImportAction::Changed);
    const QStringList missing = contentWith(plan, ImportAction::Removed).nids;
    if (const base::Result<void> updated = registry.contents().updateRecords(content, act, missing); !updated)
        return std::unexpected(updated.error());
    return nids;
}

/// The handles of the drafts after the first `known` ones: those that addContent() has just added.
base::Result<QStringList> draftsSince(const storage::Registry& registry, qsizetype known)
{
    const base::Result<QList<registration::Draft>> drafts = registry.drafts().all();
    if (!drafts)
        return std::unexpected(drafts.error());
    QStringList handles;
    for (qsizetype i = known; i < drafts->size(); ++i)
        handles.append(registration::draftHandle((*drafts)[i].id));
    return handles;
}

/// Adds the complete records and drafts of our XML in one transaction.
base::Result<QStringList> addWholeRecords(storage::Registry& registry, const ImportPlan& plan,
                                          const storage::Act& act)
{
    const auto [content, nids] = contentWith(plan, ImportAction::New);
    if (content.records.isEmpty() && content.drafts.isEmpty())
        return nids;
    const base::Result<QList<registration::Draft>> before = registry.drafts().all();
    if (!before)
        return std::unexpected(before.error());
    if (const base::Result<void> added = registry.contents().add(content, act); !added)
        return std::unexpected(added.error());
    base::Result<QStringList> drafts = draftsSince(registry, before->size());
    if (!drafts)
        return drafts;
    return nids + *drafts;
}

/// The draft to make from it; absent if there is none.
base::Result<std::optional<registration::Draft>> draftToMake(const storage::Registry& registry,
                                                             const PlannedImport& planned)
{
    const bool isTemplate = std::holds_alternative<std::monostate>(planned.whole);
    const registration::VersionContent* const row = planned.row();
    base::Result<registration::Draft> draft;
    if (planned.action == ImportAction::Changed)
        draft = revisionDraft(registry, planned);
    else if (planned.action == ImportAction::New && (isTemplate || row != nullptr))
        draft = newDraft(planned.imported.registrationTemplate);
    else
        return std::nullopt;
    if (!draft)
        return std::unexpected(draft.error());
    if (isTemplate)
        draft->content.original = planned.imported.original;
    if (row != nullptr && (row->rule || !row->samples.isEmpty())) {
        draft->content.rule = row->rule;
        draft->content.samples = row->samples;
    }
    if (planned.syntax && planned.keepsSyntax)
        draft->content = withSyntax(std::move(draft->content), *planned.syntax);
    return *std::move(draft);
}

/// Plans the records and drafts of a registry in one of our formats.
QList<PlannedImport> planContent(const ExistingContent& present, const registration::RegistryContent& content,
                                 bool isTable)
{
    QList<PlannedImport> plan;
    QSet<QString> nids;
    for (const registration::RegistrationRecord& record : content.records) {
        const QString nid = record.registration.nid.toLower();
        // A row of a table contains a template without its history.
        PlannedImport planned = isTable && !record.versions.isEmpty()
                                    ? planRow(present, record.versions.constLast().content)
                                    : planRecord(present, record);
        if (nids.contains(nid))
            planned = withConflict(std::move(planned), findings::kImportConflictTwice, nid);
        else if (planned.action != ImportAction::Conflict)
            nids.insert(nid);
        plan.append(std::move(planned));
    }
    for (const registration::DraftRecord& draft : content.drafts)
        plan.append(planDraft(present, nids, draft));
    return plan;
}

} // namespace

base::Result<ImportPlan> planImport(const storage::Registry& registry, const exchange::ImportedFile& file,
                                    const ImportOptions& options)
{
    const base::Result<ExistingContent> present = presentContent(registry, file);
    if (!present)
        return std::unexpected(present.error());
    ImportPlan plan{.format = file.format, .findings = file.findings};
    if (const auto* imported = std::get_if<exchange::ImportedTemplate>(&file.content)) {
        PlannedImport planned;
        planned.imported = *imported;
        base::Result<PlannedImport> complete =
            withFoundSyntax(registry, planTemplate(*present, std::move(planned)), options.found);
        if (!complete)
            return std::unexpected(complete.error());
        plan.records.append(*std::move(complete));
        return plan;
    }
    const auto& content = std::get<registration::RegistryContent>(file.content);
    plan.content.source = content.source;
    plan.content.people = content.people;
    plan.records = file.format == exchange::FileFormat::IanaXml
                       ? planIanaRecords(*present, content.records)
                       : planContent(*present, content, file.format == exchange::FileFormat::RegistryCsv);
    if (file.format == exchange::FileFormat::IanaXml) {
        const base::Result<storage::RegistryInfo> info = registry.contents().info();
        if (!info)
            return std::unexpected(info.error());
        plan.isNewerList = content.source.date > info->source.date;
        const QList<findings::Finding> reasons =
            options.acceptsOlder ? QList<findings::Finding>()
                                 : setbacks(info->source, content.source, plan.records);
        plan.findings += reasons;
        plan.isRefused = !reasons.isEmpty();
    }
    if (options.acceptsGap)
        return plan;
    const base::Result<QString> next = registry.registrations().nextInformalNid();
    if (!next && next.error().code != storage::kNumbersExhausted)
        return std::unexpected(next.error());
    // Without a next number, every number is below those assigned.
    return next ? withoutGaps(std::move(plan), registration::informalNumberOf(*next)) : plan;
}

bool changesAnything(const ImportPlan& plan)
{
    const bool hasChanges = std::ranges::any_of(plan.records, [](const PlannedImport& planned) {
        return planned.action == ImportAction::New || planned.action == ImportAction::Changed ||
               planned.action == ImportAction::Removed;
    });
    return !plan.isRefused && (hasChanges || plan.isNewerList);
}

base::Result<QStringList> carryOut(storage::Registry& registry, const ImportPlan& plan,
                                   const storage::Act& act)
{
    if (!changesAnything(plan))
        return QStringList();
    base::Result<QStringList> handles = addWholeRecords(registry, plan, act);
    if (!handles)
        return handles;
    if (plan.format == exchange::FileFormat::IanaXml) {
        const base::Result<QStringList> updated = updateFromIana(registry, plan, act);
        return updated ? base::Result<QStringList>(*handles + *updated) : updated;
    }
    for (const PlannedImport& planned : plan.records) {
        const base::Result<std::optional<registration::Draft>> draft = draftToMake(registry, planned);
        if (!draft)
            return std::unexpected(draft.error());
        if (!*draft)
            continue;
        const base::Result<registration::Draft> made = registry.drafts().create(**draft, act);
        if (!made)
            return std::unexpected(made.error());
        handles->append(registration::draftHandle(made->id));
    }
    return handles;
}

base::Result<QStringList> carryOutTogether(storage::Registry& registry, const QList<const ImportPlan*>& plans,
                                           const storage::Act& act)
{
    QList<registration::Draft> drafts;
    for (const ImportPlan* plan : plans) {
        const base::Result<std::optional<registration::Draft>> draft =
            draftToMake(registry, plan->records.constFirst());
        if (!draft)
            return std::unexpected(draft.error());
        drafts.append(draft->value());
    }
    const base::Result<QList<registration::Draft>> made = registry.drafts().createAll(drafts, act);
    if (!made)
        return std::unexpected(made.error());
    QStringList handles;
    for (const registration::Draft& draft : *made)
        handles.append(registration::draftHandle(draft.id));
    return handles;
}

} // namespace nidus::workflow
