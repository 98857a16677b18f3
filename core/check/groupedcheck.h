// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/batchchecker.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace nidus {

/// Checks many URNs at once: those of one namespace run side by side, while its rule is in the processor's
/// cache. The memory is kept for the next call.
class GroupedCheck
{
public:
    /// Sets the outcome of each line to what checker.check() says of its text. Lines found too long before,
    /// of which only the front is there, are left alone.
    void check(const UrnChecker& checker, std::span<CheckedLine> lines);

private:
    /// A line whose rule has not spoken yet.
    struct Pending
    {
        std::uint32_t line;
        std::uint32_t entry; ///< index into the table's entries
        std::string_view nss;
    };

    void lookAtAll(const UrnChecker& checker, std::span<CheckedLine> lines);
    void sortByEntry();
    void matchGroup(const NamespaceEntry& entry, std::size_t first, std::size_t last,
                    std::span<CheckedLine> lines);

    std::vector<Pending> m_pending;
    std::vector<std::uint32_t> m_groupEnds; ///< of each entry, in the order of the entries
    std::vector<std::uint32_t> m_lines;     ///< sorted by entry, as the two below
    std::vector<std::string_view> m_texts;
    std::vector<MatchVerdict> m_verdicts;
};

} // namespace nidus
