// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/urn/urn.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nidus::batch {

/// Counts the different names of one namespace in a collection of URNs, in bounded memory.
class NameCounts
{
public:
    static constexpr std::size_t kMaxBytes = std::size_t{64} << 20; ///< of different names kept

    /// An empty NID means the NID of the first URN.
    explicit NameCounts(std::string_view nid);

    /// Adds a URN of the NID by RFC 8141; counts anything else as skipped. Components are ignored.
    void add(std::string_view text);

    [[nodiscard]] const std::string& nid() const { return m_nid; } ///< lower case; empty: no URN yet
    /// NIDs of other URNs, at most kMostOthers.
    [[nodiscard]] const std::set<std::string>& otherNids() const { return m_others; }
    [[nodiscard]] std::uint64_t taken() const { return m_taken; }
    /// URNs of other namespaces, and texts that are not URNs.
    [[nodiscard]] std::uint64_t passedOver() const { return m_passedOver; }
    /// The different NSSs, sorted.
    [[nodiscard]] std::vector<std::string> names() const;
    /// The most frequent NSSs, the most frequent first.
    [[nodiscard]] std::vector<std::string> commonest(std::size_t most) const;

    static constexpr std::size_t kMostOthers = 5;

private:
    std::string m_nid;
    std::unordered_map<std::string, std::uint64_t> m_counts; ///< by NSS
    std::set<std::string> m_others;
    std::size_t m_bytes = 0;
    std::uint64_t m_taken = 0;
    std::uint64_t m_passedOver = 0;
};

} // namespace nidus::batch
