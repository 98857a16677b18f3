// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/batchvalues.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// Checks many URNs at once: those of one namespace are gathered and run side by side, while its rule is in
/// the processor's cache. The memory is kept for the next call.
class GroupedCheck
{
public:
    /// Sets the outcome of each line to what checker.check() says of its text, except that it may leave out
    /// warnings where they are not wanted. Lines found too long before, of which only the front is there, are
    /// left alone.
    void check(const check::UrnChecker& checker, std::span<CheckedLine> lines, bool findsWarnings);

private:
    /// Lines whose syntax is looked at together.
    static constexpr std::size_t kReadAtOnce = 256;

    /// URNs of one namespace whose rule has not spoken yet; few enough to stay in the first-level cache.
    struct Group
    {
        static constexpr std::size_t kCapacity = 256;

        std::size_t size = 0;
        std::array<CheckedLine*, kCapacity> lines;
        std::array<std::string_view, kCapacity> nsss;
    };

    /// Puts each line whose namespace has a rule into its group.
    void group(const check::UrnChecker& checker, std::span<CheckedLine> lines, bool findsWarnings);
    static void finish(const check::NamespaceEntry& entry, Group& group, bool findsWarnings);

    std::array<std::string_view, kReadAtOnce> m_texts;
    std::array<urn::UrnEnds, kReadAtOnce> m_ends;      ///< of those
    std::vector<std::unique_ptr<Group>> m_groups; ///< of each entry of the table that URNs were met of
};

} // namespace nidus::batch
