// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/base/charset.h"
#include "core/check/namespacerule.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

class LazyListCheck;

/// The syntax rule of one version of a namespace.
struct RuleVersion
{
    int version = 0;                      ///< 1, 2, ...; 0 = built-in rule, for versions not in the registry
    std::shared_ptr<const LazyRule> rule; ///< never null
    std::shared_ptr<const LazyListCheck>
        lists{}; ///< the subregistries of the namespace; null if none is used

    friend bool operator==(const RuleVersion& a, const RuleVersion& b)
    {
        return a.version == b.version && a.rule->source() == b.rule->source() && haveSameLists(a, b);
    }

private:
    /// Whether the lists are the same and have the same contents.
    [[nodiscard]] static bool haveSameLists(const RuleVersion& a, const RuleVersion& b);
};

/// A rule of a rule set, which is not registered, for some or all names of a NID.
struct RuleSetRule
{
    std::string profile;                  ///< the name of the rule set, for display
    std::string prefix;                   ///< start of the NSSs it applies to, in any letter case; empty: all
    std::shared_ptr<const LazyRule> rule; ///< never null

    friend bool operator==(const RuleSetRule& a, const RuleSetRule& b)
    {
        return a.profile == b.profile && a.prefix == b.prefix && a.rule->source() == b.rule->source();
    }
};

/// What a batch needs about one namespace.
struct NamespaceEntry
{
    std::string nid; ///< lower case
    bool withdrawn = false;
    std::vector<RuleVersion> rules{}; ///< the current rule, then the earlier ones; empty = none is known
    std::vector<RuleSetRule> profileRules{}; ///< applied before them; longest prefix first
    bool isRegistered = true;                ///< false: the NID is only in a rule set
    std::string leftList{}; ///< the date of the first IANA list that it is missing from; empty: none

    bool operator==(const NamespaceEntry&) const = default;
};

/// Returns the rule of a rule set that applies to this NSS; null if there is none.
[[nodiscard]] const RuleSetRule* profileRuleFor(const NamespaceEntry& entry, std::string_view nss);

/// A NID in any letter case, as two words for fast comparison: its first eight bytes, padded with zeros, then
/// its last eight bytes or its length.
struct NidKey
{
    static constexpr std::size_t kWhole = 8;

    NidKey() = default;
    /// The NID is the first `length` bytes of the text; if the text is longer, as in a URN, this is faster.
    NidKey(std::string_view text, std::size_t length)
    {
        using base::bytehash::wordAt;
        if (length > kWhole) {
            front = lowered(wordAt<std::uint64_t>(text.data()));
            back = lowered(wordAt<std::uint64_t>(text.data() + length - kWhole));
            return;
        }
        if (text.size() >= kWhole) [[likely]]
            front = lowered(wordAt<std::uint64_t>(text.data()) & firstBytes(length));
        else
            front = lowered(shortWord(text.substr(0, length)));
        back = length;
    }
    explicit NidKey(std::string_view nid) : NidKey(nid, nid.size()) {}

    /// The highest bits are the best distributed. Found by trying: with this multiplier, no two NIDs of
    /// IANA's list of July 2026 have the same 9 bits. A second look at the table costs more than all of a
    /// first one.
    [[nodiscard]] std::uint64_t hash() const
    {
        constexpr std::uint64_t multiplier = 0x9EC1BF9EF78CBA61U;
        return (front ^ back) * multiplier;
    }
    bool operator==(const NidKey&) const = default;

    std::uint64_t front = 0;
    std::uint64_t back = 0;

private:
    /// Converts letters to lower case. Of the characters allowed in a NID only letters have the bit 0x40, and
    /// no other character becomes an allowed one.
    static constexpr std::uint64_t lowered(std::uint64_t word)
    {
        constexpr std::uint64_t letterBits = 0x4040404040404040U;
        return word | ((word & letterBits) >> 1U);
    }
    /// Masks the first `count` bytes of a word in memory.
    static constexpr std::uint64_t firstBytes(std::size_t count)
    {
        const auto others = static_cast<unsigned>(8 * (kWhole - count)); // at most 64
        const std::uint64_t all = count == 0 ? 0 : ~std::uint64_t{0};
        return std::endian::native == std::endian::little ? all >> (others & 63U) : all << (others & 63U);
    }
    static std::uint64_t shortWord(std::string_view bytes)
    {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data(), bytes.size());
        return word;
    }
};

/// The namespaces of a registry, looked up by NID, ignoring case. Immutable after construction, so worker
/// threads can share it.
class NamespaceTable
{
public:
    NamespaceTable() : NamespaceTable(std::vector<NamespaceEntry>()) {}
    explicit NamespaceTable(std::vector<NamespaceEntry> entries);

    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    /// The position of a namespace.
    struct Place
    {
        std::uint32_t entry = kNone; ///< index in entries(); kNone: the NID is not registered
        bool isRuled = false;        ///< its current rule decides about all of its names
    };

    /// Finds the NID in the first `length` bytes of the text, in any letter case. Allocates nothing.
    [[nodiscard]] Place placeOf(std::string_view text, std::size_t length) const
    {
        const NidKey key(text, length);
        for (std::size_t at = key.hash() >> m_shift;; at = at + 1 == m_slots.size() ? 0 : at + 1) {
            const Slot& slot = m_slots[at];
            if (slot.place.entry == kNone)
                return {};
            if (slot.key == key && (length <= NidKey::kWhole || isLongNid(slot, text.substr(0, length))))
                return slot.place;
        }
    }
    /// Returns null if the NID is not registered. Accepts any letter case; allocates nothing. The pointer is
    /// valid as long as the table.
    [[nodiscard]] const NamespaceEntry* find(std::string_view nid) const
    {
        const Place place = placeOf(nid, nid.size());
        return place.entry == kNone ? nullptr : &m_entries[place.entry];
    }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    /// In the order passed to the constructor.
    [[nodiscard]] const std::vector<NamespaceEntry>& entries() const { return m_entries; }

private:
    struct Slot
    {
        NidKey key;
        Place place;
    };

    /// Whether the middle of the NID matches too. A separate function to keep find() short.
    [[nodiscard]] bool isLongNid(const Slot& slot, std::string_view nid) const;

    std::vector<NamespaceEntry> m_entries;
    std::vector<Slot> m_slots; ///< open addressing over m_entries; a power of two, never full
    int m_shift;               ///< number of low bits of a hash that are not used as an index into m_slots
};

} // namespace nidus::check
