// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/base/charset.h"
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

/// A NID in any letter case, in words that are compared at once: all of it up to kWhole bytes, otherwise its
/// first and its last eight.
struct NidKey
{
    static constexpr std::size_t kWhole = 8;

    NidKey() = default;
    explicit NidKey(std::string_view nid)
    {
        using bytehash::wordAt;
        const char* const start = nid.data();
        if (nid.size() > kWhole) {
            front = lowered(wordAt<std::uint64_t>(start));
            back = lowered(wordAt<std::uint64_t>(start + nid.size() - 8));
        } else if (nid.size() >= 2) {
            // Nearly all NIDs: four pairs that overlap, without a branch that depends on the length.
            const std::size_t last = nid.size() - 2;
            const auto pair = [start](std::size_t at) { return wordAt<std::uint16_t>(start + at); };
            front = lowered(pair(0) | pair(last < 2 ? last : 2) << 16U |
                            pair(last < 2 ? 0 : last - 2) << 32U | pair(last) << 48U);
            back = nid.size();
        }
    }

    [[nodiscard]] std::size_t hash() const
    {
        constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15U; // 2^64 divided by the golden ratio
        return bytehash::folded(front ^ back, multiplier);
    }
    bool operator==(const NidKey&) const = default;

    std::uint64_t front = 0;
    std::uint64_t back = 0;

private:
    /// With the letters in lower case: of the characters of a NID only letters have the bit 0x40, and nothing
    /// else becomes such a character.
    static constexpr std::uint64_t lowered(std::uint64_t word)
    {
        constexpr std::uint64_t letterBits = 0x4040404040404040U;
        return word | ((word & letterBits) >> 1U);
    }
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
    [[nodiscard]] const NamespaceEntry* find(std::string_view nid) const
    {
        if (m_slots.empty())
            return nullptr;
        const NidKey key(nid);
        std::size_t slot = key.hash() & (m_slots.size() - 1);
        for (; m_slots[slot].number != 0; slot = (slot + 1) & (m_slots.size() - 1)) {
            const NamespaceEntry& entry = m_entries[m_slots[slot].number - 1];
            if (m_slots[slot].key == key &&
                (nid.size() <= NidKey::kWhole || equalIgnoringCase(entry.nid, nid)))
                return &entry;
        }
        return nullptr;
    }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    /// As given to the constructor.
    [[nodiscard]] const std::vector<NamespaceEntry>& entries() const { return m_entries; }

private:
    struct Slot
    {
        NidKey key;
        std::uint32_t number = 0; ///< of the entry, from 1; 0: empty
    };

    std::vector<NamespaceEntry> m_entries;
    std::vector<Slot> m_slots; ///< open addressing over m_entries
};

} // namespace nidus
