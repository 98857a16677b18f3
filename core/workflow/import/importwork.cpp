// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/importwork.h"

#include "core/base/firsterror.h"
#include "core/registration/handle.h"
#include "core/registration/informalnumber.h"
#include "core/workflow/drafts/revision.h"
#include "core/workflow/import/ianaplan.h"
#include "core/workflow/import/importedhistory.h"
#include "core/workflow/import/recordplan.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

/// Looks for a grammar in a template that becomes a draft. A revision changes its rule only if the grammar of
/// its text changed.
base::Result<ImportPlan> withFoundSyntax(const storage::Registry& registry, ImportPlan plan,
                                         const std::optional<FoundSyntax>* found)
{
    const ImportAction action = plan.records.constFirst().action;
    if (action != ImportAction::New && action != ImportAction::Changed)
        return plan;
    const registration::RegistrationTemplate& text = plan.imported.registrationTemplate;
    plan.syntax = found != nullptr ? *found : findSyntax(text);
    if (plan.syntax && action == ImportAction::Changed) {
        const base::Result<registration::Draft> next = revisionOf(registry, text.nid());
        if (!next)
            return std::unexpected(next.error());
        plan.syntax = newSyntax(std::move(plan.syntax), text.nid(), next->content);
    }
    plan.keepsSyntax = plan.syntax && plan.syntax->isSound();
    return plan;
}

/// Plans a file that is one template.
base::Result<ImportPlan> planFromText(const storage::Registry& registry, ImportPlan plan,
                                      const std::optional<FoundSyntax>* found)
{
    base::Result<PlannedImport> planned =
        planTemplate(registry, {.findings = plan.imported.findings},
                     {.registrationTemplate = plan.imported.registrationTemplate});
    if (!planned)
        return std::unexpected(planned.error());
    plan.records.append(*std::move(planned));
    return withFoundSyntax(registry, std::move(plan), found);
}

/// Plans the list of IANA.
base::Result<ImportPlan> planList(const storage::Registry& registry, ImportPlan plan, bool acceptsOlder)
{
    const base::Result<storage::RegistryInfo> info = registry.contents().info();
    base::Result<QList<PlannedImport>> records = planIanaRecords(registry, plan.content.records);
    if (const auto error = base::firstError(info, records))
        return std::unexpected(*error);
    plan.records = *std::move(records);
    plan.presentDate = info->source.date;
    plan.isNewerList =
        plan.content.source.date > info->source.date || !isPossibleDate(info->source.date, registry.today());
    if (acceptsOlder)
        return plan;
    const base::Result<QList<findings::Finding>> reasons = setbacks(info->source, plan, registry.today());
    if (!reasons)
        return std::unexpected(reasons.error());
    plan.findings += *reasons;
    plan.isRefused = !reasons->isEmpty();
    return plan;
}

/// Plans a registry in one of our formats.
base::Result<ImportPlan> planRegistry(const storage::Registry& registry, ImportPlan plan)
{
    const ImportedPart part =
        plan.format == exchange::FileFormat::RegistryCsv ? ImportedPart::Row : ImportedPart::Record;
    base::Result<QList<PlannedImport>> records = planRecords(registry, plan.content, part);
    if (!records)
        return std::unexpected(records.error());
    plan.records = *std::move(records);
    return plan;
}

/// A draft from a changed record. Text contains only the 13 fields, so samples and rule are first those of
/// the latest version.
base::Result<registration::Draft> revisionDraft(const storage::Registry& registry,
                                                const PlannedImport& planned,
                                                const registration::VersionContent& content)
{
    if (planned.part == ImportedPart::Record) {
        registration::Draft draft;
        draft.revisionOf = planned.nid;
        draft.content = content;
        return draft;
    }
    const base::Result<registration::Draft> next = revisionOf(registry, planned.nid);
    if (!next)
        return next;
    return filledIn(*next, content.registrationTemplate);
}

registration::Draft newDraft(registration::NamespaceKind kind,
                             const registration::RegistrationTemplate& registrationTemplate)
{
    registration::Draft draft{.kind = kind};
    draft.content.registrationTemplate = registrationTemplate;
    // Informal namespaces are requested as "urn-" with a placeholder; registration assigns the number.
    if (registrationTemplate.nid().startsWith("urn-"_L1, Qt::CaseInsensitive))
        draft.kind = registration::NamespaceKind::Informal;
    return draft;
}

/// The people, and the records and drafts with an action, in parts that fit into memory.
class PlannedParts
{
public:
    /// `plan` is borrowed.
    PlannedParts(const ImportPlan& plan, ImportAction action) : m_plan(plan), m_action(action) {}

    /// Absent after the last part.
    base::Result<std::optional<registration::RegistryContent>> next()
    {
        m_part = {};
        qsizetype bytes = 0;
        for (qsizetype count = 0; count < kMostInPart && bytes < kLargestPart; ++count) {
            const base::Result<qsizetype> added = addNext();
            if (!added)
                return std::unexpected(added.error());
            if (*added == 0)
                break;
            bytes += *added;
        }
        if (bytes == 0)
            return std::nullopt;
        return std::exchange(m_part, {});
    }

private:
    static constexpr qsizetype kMostInPart = 512;
    static constexpr qsizetype kLargestPart = qsizetype{4} << 20; ///< bytes

    /// Adds one value to the part and returns its size in bytes; 0 at the end.
    base::Result<qsizetype> addNext()
    {
        const exchange::ImportedRecords& content = m_plan.content;
        if (m_people < content.people.size())
            return add(&registration::RegistryContent::people, content.people, m_people++);
        while (m_record < m_plan.records.size()) {
            const PlannedImport& planned = m_plan.records[m_record++];
            if (planned.action == m_action && planned.part == ImportedPart::Record)
                return add(&registration::RegistryContent::records, content.records, planned.index);
            if (planned.action == m_action && planned.part == ImportedPart::Draft)
                return add(&registration::RegistryContent::drafts, content.drafts, planned.index);
        }
        return 0;
    }

    template <typename T>
    base::Result<qsizetype> add(QList<T> registration::RegistryContent::* values,
                                const exchange::RecordList<T>& list, qsizetype index)
    {
        base::Result<T> value = list.at(index);
        if (!value)
            return std::unexpected(value.error());
        (m_part.*values).append(*std::move(value));
        return list.bytesAt(index);
    }

    const ImportPlan& m_plan;
    ImportAction m_action;
    registration::RegistryContent m_part;
    qsizetype m_people = 0; ///< the next one
    qsizetype m_record = 0; ///< the next one
};

/// The NIDs of the records with an action.
QStringList nidsWith(const ImportPlan& plan, ImportAction action)
{
    QStringList nids;
    for (const PlannedImport& planned : plan.records) {
        if (planned.action == action && planned.part == ImportedPart::Record)
            nids.append(planned.nid);
    }
    return nids;
}

/// Updates the existing records with the changed facts of IANA's list.
base::Result<QStringList> updateFromIana(storage::Registry& registry, const ImportPlan& plan,
                                         const storage::Act& act)
{
    PlannedParts parts(plan, ImportAction::Changed);
    const base::Result<void> updated = registry.contents().updateRecords(
        {.source = plan.content.source}, act, nidsWith(plan, ImportAction::Removed),
        [&] { return parts.next(); }, plan.presentDate);
    if (!updated)
        return std::unexpected(updated.error());
    return nidsWith(plan, ImportAction::Changed);
}

registration::RegistryContent withListHistory(registration::RegistryContent part, const storage::Act& act,
                                              const QDateTime& now)
{
    for (registration::RegistrationRecord& record : part.records)
        record = workflow::withListHistory(std::move(record), act, now);
    return part;
}

registration::RegistryContent imported(registration::RegistryContent part, const storage::Act& act,
                                       const QDateTime& now)
{
    for (registration::RegistrationRecord& record : part.records)
        record = workflow::imported(std::move(record), act, now);
    for (registration::DraftRecord& record : part.drafts)
        record = workflow::imported(std::move(record), act, now);
    return part;
}

/// Adds the complete records and drafts of our XML in one transaction.
base::Result<QStringList> addWholeRecords(storage::Registry& registry, const ImportPlan& plan,
                                          const storage::Act& act)
{
    const bool addsAny = std::ranges::any_of(plan.records, [](const PlannedImport& planned) {
        return planned.action == ImportAction::New &&
               (planned.part == ImportedPart::Record || planned.part == ImportedPart::Draft);
    });
    QStringList handles = nidsWith(plan, ImportAction::New);
    if (!addsAny)
        return handles;
    const base::Result<QList<qint64>> before = registry.drafts().ids();
    const base::Result<storage::RegistryInfo> info = registry.contents().info();
    if (const auto error = base::firstError(before, info))
        return std::unexpected(*error);
    // The first content of a registry is a copy, with its history, unless a rule is there already that the
    // history could get around.
    const bool isCopy = before->isEmpty() && info->registrations == 0 &&
                        info->approval != registration::ApprovalRule::SecondPerson;
    PlannedParts parts(plan, ImportAction::New);
    const base::Result<void> added = registry.contents().add({.source = plan.content.source}, act, [&] {
        auto part = parts.next();
        if (part && *part)
            **part = isCopy ? withListHistory(std::move(**part), act, registry.now())
                            : imported(std::move(**part), act, registry.now());
        return part;
    });
    if (!added)
        return std::unexpected(added.error());
    const base::Result<QList<qint64>> after = registry.drafts().ids();
    if (!after)
        return std::unexpected(after.error());
    for (const qint64 id : after->sliced(before->size()))
        handles.append(registration::draftHandle(id));
    return handles;
}

/// Adds subregistries to registrations that exist; returns their names.
base::Result<QStringList> addLists(storage::Registry& registry, const ImportPlan& plan,
                                   const storage::Act& act)
{
    QStringList names;
    for (const PlannedImport& planned : plan.records) {
        if (planned.lists.isEmpty())
            continue;
        const auto record = plan.content.records.at(planned.index);
        if (!record)
            return std::unexpected(record.error());
        const auto added =
            registry.subregistries().add(importedLists(*record, planned.lists, act, registry.now()));
        if (!added)
            return std::unexpected(added.error());
        for (const QString& name : planned.lists)
            names.append(planned.nid + u'/' + name);
    }
    return names;
}

/// The draft to make from it; absent if there is none.
base::Result<std::optional<registration::Draft>>
draftToMake(const storage::Registry& registry, const ImportPlan& plan, const PlannedImport& planned)
{
    const bool isTemplate = planned.part == ImportedPart::Template;
    const bool isRow = planned.part == ImportedPart::Row || planned.part == ImportedPart::DraftRow;
    if (planned.action != ImportAction::Changed &&
        (planned.action != ImportAction::New || (!isTemplate && !isRow)))
        return std::nullopt;
    const base::Result<registration::VersionContent> content = contentOf(plan, planned);
    if (!content)
        return std::unexpected(content.error());
    base::Result<registration::Draft> draft = planned.action == ImportAction::Changed
                                                  ? revisionDraft(registry, planned, *content)
                                                  : newDraft(planned.kind, content->registrationTemplate);
    if (!draft)
        return std::unexpected(draft.error());
    if (isTemplate)
        draft->content.original = content->original;
    if (isRow && (content->rule || !content->samples.isEmpty())) {
        draft->content.rule = content->rule;
        draft->content.samples = content->samples;
    }
    if (isTemplate && plan.syntax && plan.keepsSyntax)
        draft->content = withSyntax(std::move(draft->content), *plan.syntax);
    return *std::move(draft);
}

} // namespace

base::Result<ImportPlan> planImport(const storage::Registry& registry, const exchange::ImportedFile& file,
                                    const ImportOptions& options)
{
    ImportPlan plan{.format = file.format, .findings = file.findings};
    if (const auto* imported = std::get_if<exchange::ImportedTemplate>(&file.content)) {
        plan.imported = *imported;
        return planFromText(registry, std::move(plan), options.found);
    }
    plan.content = std::get<exchange::ImportedRecords>(file.content);
    base::Result<ImportPlan> planned;
    if (file.format == exchange::FileFormat::IanaXml)
        planned = planList(registry, std::move(plan), options.acceptsOlder);
    else
        planned = planRegistry(registry, std::move(plan));
    if (!planned || options.acceptsGap)
        return planned;
    const base::Result<QString> next = registry.registrations().nextInformalNid();
    if (!next && next.error().code != storage::kNumbersExhausted)
        return std::unexpected(next.error());
    // Without a next number, every number is below those assigned.
    if (next)
        planned->records = withoutGaps(std::move(planned->records), registration::informalNumberOf(*next));
    return planned;
}

bool changesAnything(const ImportPlan& plan)
{
    const bool hasChanges = std::ranges::any_of(plan.records, [](const PlannedImport& planned) {
        return planned.action == ImportAction::New || planned.action == ImportAction::Changed ||
               planned.action == ImportAction::Removed || !planned.lists.isEmpty();
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
    const base::Result<QStringList> lists = addLists(registry, plan, act);
    if (!lists)
        return lists;
    *handles += *lists;
    for (const PlannedImport& planned : plan.records) {
        const base::Result<std::optional<registration::Draft>> draft = draftToMake(registry, plan, planned);
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
            draftToMake(registry, *plan, plan->records.constFirst());
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
