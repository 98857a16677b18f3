// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/check/checkwork.h"

#include "core/lint/rulesource.h"
#include "core/registration/handle.h"
#include "core/urn/nid.h"
#include "core/workflow/registry/registryaccess.h"

#include <map>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace nidus::workflow {

namespace {

std::unexpected<base::Error> notFound(const QString& subject, const char* detail)
{
    return std::unexpected(base::Error{storage::kNotFound, subject.toStdString(), detail});
}

} // namespace

base::Result<check::UrnChecker> checkerForVersion(const storage::Registry& registry, const QString& nid,
                                                  int version, urn::Rfc rfc)
{
    const base::Result<std::shared_ptr<const check::NamespaceTable>> table = namespaceTable(registry, {nid});
    if (!table)
        return std::unexpected(table.error());
    if (const check::NamespaceEntry* const entry = (*table)->find(nid.toStdString())) {
        for (const check::RuleVersion& one : entry->rules) {
            if (one.version == version)
                return check::entryChecker({.nid = entry->nid,
                                            .withdrawn = entry->withdrawn,
                                            .rules = {one},
                                            .leftList = entry->leftList},
                                           rfc);
        }
    }
    return notFound(registration::versionHandle(nid, version), "no such version, or it has no syntax rule");
}

base::Result<check::UrnChecker> checkerForDraft(const storage::Registry& registry, qint64 draftId,
                                                urn::Rfc rfc)
{
    const base::Result<registration::DraftRecord> record = registry.drafts().record(draftId);
    if (!record)
        return std::unexpected(record.error());
    const registration::Draft& draft = record->draft;
    if (!draft.content.rule)
        return notFound(registration::draftHandle(draftId), "the draft has no syntax rule");
    return check::ruleChecker(draft.nid().toStdString(), lint::ruleSource(*draft.content.rule), rfc);
}

base::Result<std::shared_ptr<const check::NamespaceTable>>
withDraftRules(const storage::Registry& registry, const check::NamespaceTable& registered,
               const std::function<QString(const QString& handle)>& nameOf)
{
    const base::Result<QList<registration::Draft>> drafts = registry.drafts().all();
    if (!drafts)
        return std::unexpected(drafts.error());
    std::map<std::string, std::vector<check::RuleSetRule>> found;
    for (const registration::Draft& draft : *drafts) {
        const std::string nid = urn::lowerNid(draft.nid().toStdString());
        if (!draft.revisionOf.isEmpty() || !draft.content.rule || nid.empty() || registered.find(nid))
            continue;
        found[nid].push_back(
            {.profile = nameOf(registration::draftHandle(draft.id)).toStdString(),
             .prefix = {},
             .rule = std::make_shared<const check::LazyRule>(lint::ruleSource(*draft.content.rule))});
    }
    std::vector<check::NamespaceEntry> entries = registered.entries();
    for (const auto& [nid, rules] : found) {
        if (rules.size() == 1)
            entries.push_back({.nid = nid, .profileRules = rules, .isRegistered = false});
    }
    return std::make_shared<const check::NamespaceTable>(std::move(entries));
}

base::Result<NamedRule> syntaxRuleOf(const storage::Registry& registry, const registration::Handle& handle)
{
    if (handle.draftId != 0) {
        const base::Result<registration::DraftRecord> record = registry.drafts().record(handle.draftId);
        if (!record)
            return std::unexpected(record.error());
        const registration::Draft& draft = record->draft;
        if (!draft.content.rule)
            return notFound(handle.word(), "the draft has no syntax rule");
        const QString nid = draft.revisionOf.isEmpty() ? draft.nid() : draft.revisionOf;
        return NamedRule{nid.toLower().toStdString(),
                         std::make_shared<const check::LazyRule>(lint::ruleSource(*draft.content.rule))};
    }
    const base::Result<std::shared_ptr<const check::NamespaceTable>> table = namespaceTable(registry);
    if (!table)
        return std::unexpected(table.error());
    const check::NamespaceEntry* const entry = (*table)->find(handle.nid.toStdString());
    if (entry == nullptr)
        return notFound(handle.nid, "");
    for (const check::RuleVersion& one : entry->rules) {
        if (handle.version == 0 || one.version == handle.version)
            return NamedRule{entry->nid, one.rule};
    }
    return notFound(handle.word(), "no such version, or it has no syntax rule");
}

} // namespace nidus::workflow
