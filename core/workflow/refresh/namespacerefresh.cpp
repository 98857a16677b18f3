// SPDX-License-Identifier: Apache-2.0
#include "core/builtin/builtinrules.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/workflow/import/importwork.h"
#include "core/workflow/refresh/refresh.h"

#include <QHash>
#include <algorithm>
#include <array>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

/// The rules of each NID in lower case: "NID@VERSION", or the NID for one that is built in.
base::Result<QHash<QString, QStringList>> rulesOfNids(const storage::Registry& registry)
{
    const auto held = registry.registrations().rules();
    if (!held)
        return std::unexpected(held.error());
    QHash<QString, QStringList> rules;
    for (const storage::RuleOfVersion& rule : *held)
        rules[rule.nid.toLower()].append(u"%1@%2"_s.arg(rule.nid).arg(rule.version));
    for (const builtin::BuiltinRule& rule : builtin::builtinRules())
        rules[rule.nid].append(rule.nid);
    return rules;
}

bool isReturn(const PlannedImport& planned)
{
    return std::ranges::any_of(planned.findings, [](const findings::Finding& finding) {
        return finding.id == findings::kImportIanaReturned;
    });
}

/// Absent if nothing differs.
std::optional<RefreshChange> changeOf(const PlannedImport& planned)
{
    RefreshChange change{.name = planned.nid, .details = planned.findings};
    switch (planned.action) {
    case ImportAction::New: break;
    case ImportAction::Changed:
        change.change = isReturn(planned) ? ListedChange::New : ListedChange::Changed;
        break;
    case ImportAction::Removed:
        change.change = ListedChange::Gone;
        change.details.clear();
        break;
    case ImportAction::Conflict:
        if (!planned.findings.isEmpty())
            change.objection = planned.findings.first();
        change.details.clear();
        break;
    case ImportAction::Same: return std::nullopt;
    }
    return change;
}

/// Why nothing can be taken from the list. What it lacks is chosen like everything else.
QList<findings::Finding> refusalsOf(const ImportPlan& plan, bool acceptsOlder)
{
    QList<findings::FindingId> reasons{findings::kImportConflictTwice};
    if (!acceptsOlder)
        reasons << findings::kImportIanaOlder << findings::kImportIanaDate;
    QList<findings::Finding> refusals = plan.findings;
    refusals.removeIf([&reasons](const findings::Finding& finding) { return !reasons.contains(finding.id); });
    return refusals;
}

} // namespace

QLatin1StringView listedChangeWord(ListedChange change)
{
    switch (change) {
    case ListedChange::New: return "new"_L1;
    case ListedChange::Changed: return "changed"_L1;
    case ListedChange::Gone: return "gone"_L1;
    }
    return {};
}

bool canBeAccepted(const Refresh& refresh)
{
    constexpr std::array kReasons{findings::kImportIanaOlder, findings::kImportIanaDate,
                                  findings::kSubregistryImportOtherList};
    return !refresh.refusals.isEmpty() &&
           std::ranges::all_of(refresh.refusals, [&kReasons](const findings::Finding& refusal) {
               return std::ranges::find(kReasons, refusal.id) != kReasons.end();
           });
}

base::Result<Refresh> compareNamespaces(const storage::Registry& registry, const exchange::ImportedFile& file,
                                        bool acceptsOlder)
{
    const base::Result<ImportPlan> plan = planImport(registry, file);
    if (!plan)
        return std::unexpected(plan.error());
    const auto info = registry.contents().info();
    const auto rules = rulesOfNids(registry);
    if (!info || !rules)
        return std::unexpected(info ? rules.error() : info.error());
    Refresh refresh{.name = {},
                    .title = plan->content.source.title,
                    .date = plan->content.source.date,
                    .presentDate = info->source.date,
                    .refusals = refusalsOf(*plan, acceptsOlder)};
    for (const findings::Finding& finding : file.findings)
        refresh.findings.append({0, finding});
    for (const PlannedImport& planned : plan->records) {
        std::optional<RefreshChange> change = changeOf(planned);
        if (!change)
            continue;
        const auto drafts = registry.drafts().ofNid(planned.nid);
        if (!drafts)
            return std::unexpected(drafts.error());
        for (const registration::Draft& draft : *drafts)
            change->drafts.append(registration::draftHandle(draft.id));
        change->rules = rules->value(planned.nid.toLower());
        refresh.changes.append(*change);
    }
    return refresh;
}

base::Result<void> takeNamespaces(storage::Registry& registry, const exchange::ImportedFile& file,
                                  bool acceptsOlder, const QStringList& nids, const storage::Act& act)
{
    base::Result<ImportPlan> plan = planImport(registry, file);
    if (!plan)
        return std::unexpected(plan.error());
    plan->isRefused = false;
    plan->records.removeIf([&nids](const PlannedImport& planned) {
        return planned.action == ImportAction::Same || planned.action == ImportAction::Conflict ||
               !nids.contains(planned.nid, Qt::CaseInsensitive);
    });
    if (!refusalsOf(*plan, acceptsOlder).isEmpty() || plan->records.size() != nids.size())
        return std::unexpected(
            base::Error{storage::kConflict, nids.value(0, plan->content.source.title).toStdString(), {}});
    const base::Result<QStringList> done = carryOut(registry, *plan, act);
    return done ? base::Result<void>() : std::unexpected(done.error());
}

} // namespace nidus::workflow
