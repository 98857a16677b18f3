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
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::check {

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

/// A rule that nobody registered: of a profile, for some or all names of a NID.
struct ProfileRule
{
    std::string profile;                  ///< its name, as people know it
    std::string prefix;                   ///< of the NSSs it is about, in any letter case; empty: all
    std::shared_ptr<const LazyRule> rule; ///< never null

    friend bool operator==(const ProfileRule& a, const ProfileRule& b)
    {
        return a.profile == b.profile && a.prefix == b.prefix && a.rule->source() == b.rule->source();
    }
};

/// What a batch needs to know of one namespace.
struct NamespaceEntry
{
    std::string nid; ///< lower case
    bool withdrawn = false;
    std::vector<RuleVersion> rules{}; ///< the present rule, then those before it; empty = none is known
    std::vector<ProfileRule> profileRules{}; ///< asked before them; the longest prefix first
    bool isRegistered = true;                ///< false: only a profile speaks of the NID

    bool operator==(const NamespaceEntry&) const = default;
};

/// The rule of a profile that is about this NSS; null where there is none.
[[nodiscard]] const ProfileRule* profileRuleFor(const NamespaceEntry& entry, std::string_view nss);

/// A NID in any letter case, in words that are compared at once: its first eight bytes, zeros behind a
/// shorter one, then its last eight or its length.
struct NidKey
{
    static constexpr std::size_t kWhole = 8;

    NidKey() = default;
    /// The NID is the first `length` bytes of the text; what stands behind it in a URN makes it faster.
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

    /// The highest bits are the best.
    [[nodiscard]] std::uint64_t hash() const
    {
        constexpr std::uint64_t multiplier = 0x9E3779B97F4A7C15U; // 2^64 divided by the golden ratio
        return (front ^ back) * multiplier;
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
    /// The bits of the first bytes of a word in memory.
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

/// The namespaces of a registry, looked up case-insensitively by NID. Immutable after construction, so shared
/// by worker threads.
class NamespaceTable
{
public:
    NamespaceTable() : NamespaceTable(std::vector<NamespaceEntry>()) {}
    explicit NamespaceTable(std::vector<NamespaceEntry> entries);

    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    /// Where a namespace stands.
    struct Place
    {
        std::uint32_t entry = kNone; ///< its place in entries(); kNone: the NID is not registered
        bool isRuled = false;        ///< its present rule decides about all of its names
    };

    /// Of the NID that is the first `length` bytes of the text, in any letter case. Allocates nothing.
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
    /// Null when the NID is not registered. Any letter case; allocates nothing; the pointer lives as long as
    /// the table.
    [[nodiscard]] const NamespaceEntry* find(std::string_view nid) const
    {
        const Place place = placeOf(nid, nid.size());
        return place.entry == kNone ? nullptr : &m_entries[place.entry];
    }
    [[nodiscard]] std::size_t size() const { return m_entries.size(); }
    /// As given to the constructor.
    [[nodiscard]] const std::vector<NamespaceEntry>& entries() const { return m_entries; }

private:
    struct Slot
    {
        NidKey key;
        Place place;
    };

    /// Whether this is the NID also between its ends. Apart, to keep find() short.
    [[nodiscard]] bool isLongNid(const Slot& slot, std::string_view nid) const;

    std::vector<NamespaceEntry> m_entries;
    std::vector<Slot> m_slots; ///< open addressing over m_entries; a power of two, never full
    int m_shift;               ///< what a hash has more bits than are needed for a place in m_slots
};

} // namespace nidus::check
