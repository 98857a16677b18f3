// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/checkwork.h"

#include "core/lint/rulesource.h"
#include "core/registration/handle.h"
#include "core/workflow/registryaccess.h"

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

std::unexpected<Error> notFound(const QString& subject, const char* detail)
{
    return std::unexpected(Error{ErrorCode::NotFound, subject.toStdString(), detail});
}

} // namespace

std::expected<UrnChecker, Error> checkerForVersion(const Registry& registry, const QString& nid, int version,
                                                   Rfc rfc)
{
    const std::expected<std::shared_ptr<const NamespaceTable>, Error> table = namespaceTable(registry);
    if (!table)
        return std::unexpected(table.error());
    if (const NamespaceEntry* const entry = (*table)->find(nid.toStdString())) {
        for (const RuleVersion& one : entry->rules) {
            if (one.version == version)
                return entryChecker({.nid = entry->nid, .withdrawn = entry->withdrawn, .rules = {one}}, rfc);
        }
    }
    return notFound(versionHandle(nid, version), "no such version, or no syntax rule in it");
}

std::expected<UrnChecker, Error> checkerForDraft(const Registry& registry, qint64 draftId, Rfc rfc)
{
    const std::expected<DraftRecord, Error> record = registry.drafts().record(draftId);
    if (!record)
        return std::unexpected(record.error());
    const Draft& draft = record->draft;
    if (!draft.content.rule)
        return notFound(draftHandle(draftId), "no syntax rule in the draft");
    return ruleChecker(draft.nid().toStdString(), ruleSource(*draft.content.rule), rfc);
}

std::expected<std::shared_ptr<const LazyRule>, Error> presentRule(const Registry& registry,
                                                                  const QString& nid)
{
    const std::expected<std::shared_ptr<const NamespaceTable>, Error> table = namespaceTable(registry);
    if (!table)
        return std::unexpected(table.error());
    const NamespaceEntry* const entry = (*table)->find(nid.toStdString());
    if (entry == nullptr)
        return notFound(nid, "");
    return entry->rules.empty() ? nullptr : entry->rules.front().rule;
}

} // namespace nidus
