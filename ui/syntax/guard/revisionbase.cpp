// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/guard/revisionbase.h"

#include "core/builtin/builtinrules.h"

#include <algorithm>

namespace nidus::ui {

namespace {

/// Returns the rule of a version or, if it has none, the built-in rule for the namespace.
RevisionBase baseOf(const QString& nid, const registration::Version* version)
{
    RevisionBase base;
    if (version != nullptr) {
        base.version = version->number;
        base.rule = version->content.rule;
    }
    if (base.rule)
        return base;
    const QList<builtin::BuiltinRule> rules = builtin::builtinRules();
    const auto own = std::ranges::find(rules, nid.toLower(), &builtin::BuiltinRule::nid);
    return own == rules.cend() ? base : RevisionBase{0, own->rule};
}

} // namespace

std::optional<RevisionBase> guardBase(const storage::Registry& registry, const registration::Draft& draft)
{
    if (draft.revisionOf.isEmpty())
        return std::nullopt;
    const auto record = registry.registrations().record(draft.revisionOf);
    const bool isHeld = record && draft.basedOn > 0 && draft.basedOn <= record->versions.size();
    return baseOf(draft.revisionOf, isHeld ? &record->versions.at(draft.basedOn - 1) : nullptr);
}

std::optional<RevisionBase> guardBase(const registration::RegistrationRecord& record)
{
    const qsizetype before = record.versions.size() - 1;
    if (before < 1)
        return std::nullopt;
    return baseOf(record.registration.nid, &record.versions.at(before - 1));
}

} // namespace nidus::ui
