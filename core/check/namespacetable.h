// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus {

/// The syntax rule of one version of a namespace.
struct RuleVersion
{
    int version = 0;                      ///< 1, 2, ...; 0 = our own rule, for versions that are not held
    std::shared_ptr<const LazyRule> rule; ///< never null

    friend bool operator==(const RuleVersion& a, const RuleVersion& b)
    {
        return a.version == b.version && a.rule->source() == b.rule->source();
    }
};

/// What a batch needs to know of one namespace.
struct NamespaceEntry
{
    std::string nid; ///< lower case
    bool withdrawn = false;
    std::vector<RuleVersion> rules{}; ///< the present rule, then those before it; empty = none is known

    bool operator==(const NamespaceEntry&) const = default;
};

/// The namespaces of a registry, looked up case-insensitively by NID. Immutable after construction, so shared
/// by worker threads.
class NamespaceTable
{
public:
    NamespaceTable() = default;
    explicit NamespaceTable(std::vector<NamespaceEntry> entries);

    /// Null when the NID is not registered. Any letter case; allocates nothing; the pointer lives as long as
    /// the table.
    [[nodiscard]] const NamespaceEntry* find(std::string_view nid) const;
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    /// As given to the constructor.
    [[nodiscard]] const std::vector<NamespaceEntry>& entries() const { return m_entries; }

private:
    std::vector<NamespaceEntry> m_entries;
    std::vector<std::uint32_t> m_slots; ///< open addressing over m_entries, index + 1
};

} // namespace nidus
