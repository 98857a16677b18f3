// SPDX-License-Identifier: Apache-2.0
#include "core/check/groupedcheck.h"

#include <optional>

namespace nidus {

void GroupedCheck::check(const UrnChecker& checker, std::span<CheckedLine> lines, bool findsWarnings)
{
    const NamespaceTable* const table = checker.namespaces();
    m_groups.resize(table != nullptr ? table->size() : 0);
    for (CheckedLine& line : lines) {
        if (isAboutLine(line.outcome.reason))
            continue;
        const std::string_view nss = checker.readUrn(line.text, line.outcome);
        const NamespaceEntry* const entry = nss.empty() ? nullptr : checker.deciding(line.text, line.outcome);
        if (entry == nullptr)
            continue;
        Group& group = m_groups[static_cast<std::size_t>(entry - table->entries().data())];
        group.lines[group.size] = &line;
        group.nsss[group.size] = nss;
        if (++group.size == Group::kCapacity)
            finish(*entry, group, findsWarnings);
    }
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        if (m_groups[i].size != 0)
            finish(table->entries()[i], m_groups[i], findsWarnings);
    }
}

void GroupedCheck::finish(const NamespaceEntry& entry, Group& group, bool findsWarnings)
{
    const NamespaceRule& rule = entry.rules.front().rule->get();
    std::array<MatchVerdict, Group::kCapacity> verdicts;
    if (rule.isAboutNss())
        rule.matchMany(std::span(group.nsss).first(group.size), std::span(verdicts).first(group.size));
    for (std::size_t i = 0; i < group.size; ++i) {
        CheckedLine& line = *group.lines[i];
        if (!rule.isAboutNss())
            UrnChecker::judge(entry, rule, line.text, group.nsss[i], line.outcome);
        else if (verdicts[i] != MatchVerdict::Valid || findsWarnings)
            UrnChecker::judge(entry, rule, line.text, group.nsss[i], line.outcome, verdicts[i]);
    }
    group.size = 0;
}

} // namespace nidus
