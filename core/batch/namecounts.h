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

/// The names of one namespace in a heap of URNs, each with how often it stands there, in bounded memory.
class NameCounts
{
public:
    static constexpr std::size_t kMostBytes = std::size_t{64} << 20; ///< of different names that are kept

    /// An empty NID means that of the first URN.
    explicit NameCounts(std::string_view nid);

    /// Takes a text that is a URN of the NID by RFC 8141; counts what is not. Components count as one name.
    void add(std::string_view text);

    [[nodiscard]] const std::string& nid() const { return m_nid; } ///< lower case; empty: no URN came yet
    /// NIDs of other URNs, at most kMostOthers.
    [[nodiscard]] const std::set<std::string>& otherNids() const { return m_others; }
    [[nodiscard]] std::uint64_t taken() const { return m_taken; }
    [[nodiscard]] std::uint64_t passedOver() const { return m_passedOver; } ///< other namespaces, no URNs
    /// The different NSSs, in order.
    [[nodiscard]] std::vector<std::string> names() const;
    /// The NSSs that stand there most often, the first of them first.
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
