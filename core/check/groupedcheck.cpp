// SPDX-License-Identifier: Apache-2.0
#include "core/check/groupedcheck.h"

#include <numeric>

namespace nidus {

void GroupedCheck::check(const UrnChecker& checker, std::span<CheckedLine> lines)
{
    lookAtAll(checker, lines);
    if (m_pending.empty())
        return;
    sortByEntry();
    const std::vector<NamespaceEntry>& entries = checker.namespaces()->entries();
    std::size_t first = 0;
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        const std::size_t last = m_groupEnds[entry];
        if (first < last)
            matchGroup(entries[entry], first, last, lines);
        first = last;
    }
}

void GroupedCheck::lookAtAll(const UrnChecker& checker, std::span<CheckedLine> lines)
{
    m_pending.clear();
    const NamespaceTable* const table = checker.namespaces();
    m_groupEnds.assign(table != nullptr ? table->size() : 0, 0);
    for (std::uint32_t i = 0; i < lines.size(); ++i) {
        if (lines[i].outcome.reason == CheckReason::LineTooLong)
            continue;
        const FirstLook look = checker.firstLook(lines[i].text);
        lines[i].outcome = look.outcome;
        if (look.entry == nullptr)
            continue;
        const auto entry = static_cast<std::uint32_t>(look.entry - table->entries().data());
        ++m_groupEnds[entry];
        m_pending.push_back({i, entry, look.urn.nss});
    }
}

/// A counting sort: each URN is moved once.
void GroupedCheck::sortByEntry()
{
    std::exclusive_scan(m_groupEnds.begin(), m_groupEnds.end(), m_groupEnds.begin(), 0U);
    m_lines.resize(m_pending.size());
    m_texts.resize(m_pending.size());
    m_verdicts.resize(m_pending.size());
    for (const Pending& pending : m_pending) {
        const std::size_t place = m_groupEnds[pending.entry]++;
        m_lines[place] = pending.line;
        m_texts[place] = pending.nss;
    }
}

void GroupedCheck::matchGroup(const NamespaceEntry& entry, std::size_t first, std::size_t last,
                              std::span<CheckedLine> lines)
{
    const NamespaceRule& rule = entry.rules.front().rule->get();
    const std::span<MatchVerdict> verdicts(m_verdicts.data() + first, last - first);
    if (rule.isAboutNss())
        rule.matchMany({m_texts.data() + first, last - first}, verdicts);
    const bool isDone = rule.isAboutNss() && !entry.withdrawn && rule.source().checkDigit.empty();
    for (std::size_t i = first; i < last; ++i) {
        if (isDone && m_verdicts[i] == MatchVerdict::Valid)
            continue;
        CheckedLine& line = lines[m_lines[i]];
        const FirstLook look{.outcome = line.outcome,
                             .urn = {.nid = line.text.substr(line.outcome.nidOffset, line.outcome.nidLength),
                                     .nss = m_texts[i],
                                     .r = {},
                                     .q = {},
                                     .f = {}},
                             .entry = &entry};
        const MatchVerdict verdict = rule.isAboutNss() ? m_verdicts[i] : rule.match(line.text, look.urn);
        line.outcome = UrnChecker::outcomeOf(line.text, look, verdict);
    }
}

} // namespace nidus
