// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchvalues.h"
#include "core/grammar/tables/matchtable.h"

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// Checks many URNs at once. Groups them by namespace and runs each group while its rule is in the
/// processor's cache. Keeps its memory for the next call.
class GroupedCheck
{
public:
    /// Sets the outcome of each line to that of checker.check(), but may leave out the offsets of
    /// rejections if their places are not wanted. Skips lines already found to be too long, because only
    /// their start is there.
    void check(const check::UrnChecker& checker, std::span<CheckedLine> lines, bool findsPlaces);

private:
    /// Lines whose syntax is checked together.
    static constexpr std::size_t kReadAtOnce = 256;

    /// URNs of one namespace whose rule has not run yet; few enough to stay in the first-level cache.
    struct Group
    {
        static constexpr std::size_t kCapacity = 256;

        std::size_t size = 0;
        std::array<CheckedLine*, kCapacity> lines;
        std::array<std::string_view, kCapacity> nsss;
    };

    /// Adds each line whose namespace has a rule to its group.
    void group(const check::UrnChecker& checker, std::span<CheckedLine> lines, bool findsPlaces);
    static void finish(const check::NamespaceEntry& entry, Group& group, bool findsPlaces);
    /// finish() with an automaton of names about which the lists have nothing to report.
    static void finishPlain(const check::NamespaceEntry& entry, const grammar::MatchTable& plain,
                            Group& group);
    /// Sets the outcomes of the names that the rule accepts and about which a list has something to report.
    static void lookUp(const check::NamespaceEntry& entry, const Group& group,
                       std::span<const grammar::MatchVerdict> verdicts);

    std::array<std::string_view, kReadAtOnce> m_texts;
    std::array<urn::UrnEnds, kReadAtOnce> m_ends; ///< of m_texts
    std::vector<std::unique_ptr<Group>> m_groups; ///< by entry of the table; null if no URN used it
};

} // namespace nidus::batch
