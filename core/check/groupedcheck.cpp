// SPDX-License-Identifier: Apache-2.0
#include "core/check/groupedcheck.h"

#include <optional>

namespace nidus {

void GroupedCheck::check(const UrnChecker& checker, std::span<CheckedLine> lines)
{
    const NamespaceTable* const table = checker.namespaces();
    m_groups.resize(table != nullptr ? table->size() : 0);
    for (CheckedLine& line : lines) {
        if (line.outcome.reason == CheckReason::LineTooLong)
            continue;
        const FirstLook look = checker.firstLook(line.text, line.outcome);
        if (look.entry == nullptr)
            continue;
        Group& group = m_groups[static_cast<std::size_t>(look.entry - table->entries().data())];
        group.lines[group.size] = &line;
        group.nsss[group.size] = look.nss(line.text);
        if (++group.size == Group::kCapacity)
            finish(*look.entry, group);
    }
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        if (m_groups[i].size != 0)
            finish(table->entries()[i], m_groups[i]);
    }
}

void GroupedCheck::finish(const NamespaceEntry& entry, Group& group)
{
    const NamespaceRule& rule = entry.rules.front().rule->get();
    std::array<MatchVerdict, Group::kCapacity> verdicts;
    if (rule.isAboutNss())
        rule.matchMany(std::span(group.nsss).first(group.size), std::span(verdicts).first(group.size));
    for (std::size_t i = 0; i < group.size; ++i) {
        CheckedLine& line = *group.lines[i];
        if (rule.isAboutNss() && verdicts[i] == MatchVerdict::Valid) {
            UrnChecker::addWarning(line.outcome, rule, entry.withdrawn, line.text, group.nsss[i]);
            continue;
        }
        const FirstLook look{.entry = &entry,
                             .nssOffset = static_cast<std::uint32_t>(group.nsss[i].data() - line.text.data()),
                             .nssLength = static_cast<std::uint32_t>(group.nsss[i].size())};
        UrnChecker::secondLook(line.text, look, line.outcome,
                               rule.isAboutNss() ? std::optional(verdicts[i]) : std::nullopt);
    }
    group.size = 0;
}

} // namespace nidus
