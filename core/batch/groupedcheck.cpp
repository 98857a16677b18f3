// SPDX-License-Identifier: Apache-2.0
#include "core/batch/groupedcheck.h"

#include "core/check/listcheck.h"

#include <algorithm>

namespace nidus::batch {

namespace {

/// Whether this verdict of the current rule is final.
bool isRejected(const check::NamespaceEntry& entry, grammar::MatchVerdict verdict)
{
    return verdict == grammar::MatchVerdict::Invalid && entry.rules.size() == 1;
}

} // namespace

void GroupedCheck::check(const check::UrnChecker& checker, std::span<CheckedLine> lines, bool findsPlaces)
{
    const check::NamespaceTable* const table = checker.namespaces();
    m_groups.resize(table != nullptr ? table->size() : 0);
    while (!lines.empty()) {
        const std::span<CheckedLine> some = lines.first(std::min(lines.size(), kReadAtOnce));
        group(checker, some, findsPlaces);
        lines = lines.subspan(some.size());
    }
    for (std::size_t i = 0; i < m_groups.size(); ++i) {
        if (m_groups[i] && m_groups[i]->size != 0)
            finish(table->entries()[i], *m_groups[i], findsPlaces);
    }
}

void GroupedCheck::group(const check::UrnChecker& checker, std::span<CheckedLine> lines, bool findsPlaces)
{
    std::ranges::transform(lines, m_texts.begin(), &CheckedLine::text);
    checker.readUrns(std::span(m_texts).first(lines.size()), m_ends);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CheckedLine& line = lines[i];
        if (check::isAboutLine(line.outcome.reason))
            continue;
        const std::uint32_t place = checker.deciding(line.text, m_ends[i], line.outcome);
        if (place == check::NamespaceTable::kNone)
            continue;
        if (!m_groups[place])
            m_groups[place] = std::make_unique<Group>();
        Group& group = *m_groups[place];
        group.lines[group.size] = &line;
        group.nsss[group.size] = m_ends[i].nssIn(line.text);
        if (++group.size == Group::kCapacity)
            finish(checker.namespaces()->entries()[place], group, findsPlaces);
    }
}

void GroupedCheck::finish(const check::NamespaceEntry& entry, Group& group, bool findsPlaces)
{
    const check::NamespaceRule& rule = entry.rules.front().rule->get();
    std::array<grammar::MatchVerdict, Group::kCapacity> verdicts;
    if (!rule.isAboutNss()) {
        for (std::size_t i = 0; i < group.size; ++i)
            check::UrnChecker::judge(entry, rule, group.lines[i]->text, group.nsss[i],
                                     group.lines[i]->outcome);
        group.size = 0;
        return;
    }
    const bool hasLists = entry.rules.front().lists != nullptr;
    const grammar::MatchTable* const plain =
        hasLists ? entry.rules.front().lists->get(rule).plainNames() : nullptr;
    if (plain != nullptr)
        return finishPlain(entry, *plain, group);
    rule.matchMany(std::span(group.nsss).first(group.size), std::span(verdicts).first(group.size));
    if (hasLists)
        lookUp(entry, group, std::span(verdicts).first(group.size));
    for (std::size_t i = 0; i < group.size; ++i) {
        CheckedLine& line = *group.lines[i];
        if (line.outcome.verdict != check::Verdict::Valid || line.outcome.reason != check::CheckReason::None)
            continue; // a list has decided
        if (!findsPlaces && isRejected(entry, verdicts[i]))
            check::UrnChecker::reject(line.outcome);
        else if (verdicts[i] == grammar::MatchVerdict::Valid)
            check::UrnChecker::warn(entry, rule, line.text, group.nsss[i], line.outcome);
        else
            check::UrnChecker::judge(entry, rule, line.text, group.nsss[i], line.outcome, verdicts[i]);
    }
    group.size = 0;
}

void GroupedCheck::finishPlain(const check::NamespaceEntry& entry, const grammar::MatchTable& plain,
                               Group& group)
{
    const check::NamespaceRule& rule = entry.rules.front().rule->get();
    std::array<grammar::MatchVerdict, Group::kCapacity> verdicts;
    plain.decideMany(std::span(group.nsss).first(group.size), std::span(verdicts).first(group.size));
    for (std::size_t i = 0; i < group.size; ++i) {
        CheckedLine& line = *group.lines[i];
        if (verdicts[i] != grammar::MatchVerdict::Valid)
            check::UrnChecker::judge(entry, rule, line.text, group.nsss[i], line.outcome);
        else
            check::UrnChecker::warn(entry, rule, line.text, group.nsss[i], line.outcome);
    }
    group.size = 0;
}

void GroupedCheck::lookUp(const check::NamespaceEntry& entry, const Group& group,
                          std::span<const grammar::MatchVerdict> verdicts)
{
    std::array<std::uint8_t, Group::kCapacity> ranks;
    const auto isValid = [](grammar::MatchVerdict verdict) {
        return verdict == grammar::MatchVerdict::Valid;
    };
    const check::NamespaceRule& rule = entry.rules.front().rule->get();
    const check::ListCheck& lists = entry.rules.front().lists->get(rule);
    bool isReported = false;
    if (std::ranges::all_of(verdicts, isValid)) {
        isReported = lists.rankMany(std::span(group.nsss).first(verdicts.size()), ranks);
    } else {
        std::array<std::string_view, Group::kCapacity> accepted;
        std::size_t count = 0;
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            accepted[count] = group.nsss[i];
            count += isValid(verdicts[i]) ? 1U : 0U;
        }
        isReported = lists.rankMany(std::span(accepted).first(count), ranks);
    }
    if (!isReported)
        return;
    std::size_t place = 0;
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        if (verdicts[i] != grammar::MatchVerdict::Valid || ranks[place++] == 0)
            continue;
        check::UrnChecker::judge(entry, rule, group.lines[i]->text, group.nsss[i], group.lines[i]->outcome,
                                 verdicts[i]);
    }
}

} // namespace nidus::batch
