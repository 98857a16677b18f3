// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/check/urnchecker.h"
#include "core/urn/urnequivalence.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// How a name changed since an earlier check. A name is bad if its verdict is not valid.
enum class NameChange : std::uint8_t {
    New,   ///< bad now, but not before
    Still, ///< bad now and before
    Fixed, ///< bad before, but now valid
    Gone,  ///< bad before, but no longer there
};

/// Returns the word for reports and options.
[[nodiscard]] std::string_view changeWord(NameChange change);

/// The number of names with each change.
struct ChangeCounts
{
    std::uint64_t fresh = 0;
    std::uint64_t still = 0;
    std::uint64_t fixed = 0;
    std::uint64_t gone = 0;

    bool operator==(const ChangeCounts&) const = default;
};

/// The same for one code. If a name is bad for another reason than before, it is fixed for the earlier code
/// and new for the later one.
struct CodeChanges
{
    std::string code;
    ChangeCounts names;

    bool operator==(const CodeChanges&) const = default;
};

/// The keys by which names are compared: equivalent URNs are the same name (RFC 8141 section 3.1); a text
/// that is not a URN is compared byte by byte. For one thread.
class ComparedNames
{
public:
    explicit ComparedNames(urn::Rfc rfc) : m_rfc(rfc) {}
    [[nodiscard]] base::ByteHash of(std::string_view name);

private:
    urn::Rfc m_rfc;
    urn::UrnNormalizer m_normalizer;
};

/// The most bad names that a comparison remembers. Each takes 16 bytes plus free slots, 256 MiB in all, and
/// half as much again while the table grows.
inline constexpr std::size_t kMaxComparedNames = 12'000'000;
/// Codes counted separately; there are a few hundred.
inline constexpr std::size_t kMaxComparedCodes = 1000;
inline constexpr std::string_view kOtherCodes = "*"; ///< all beyond kMaxComparedCodes

/// Compares the bad names of an earlier check with those of a later one. Keeps 96 bits of hash and both codes
/// of each name. Add all rows of the earlier check first, then those of the later one.
class Comparison
{
public:
    Comparison() = default;
    explicit Comparison(std::size_t maxNames) : m_maxNames(maxNames) {}

    /// Adds a row of the earlier check. Returns false if there are too many names to compare.
    [[nodiscard]] bool addEarlier(base::ByteHash name, check::Verdict verdict, std::string_view code);

    /// Whether a row of the earlier check had this verdict.
    [[nodiscard]] bool hadEarlier(check::Verdict verdict) const
    {
        return m_earlier[static_cast<std::size_t>(verdict)];
    }
    /// From now on, a name is new only if some row of the earlier check had its verdict: for a report that
    /// lacks the other rows.
    void leaveOutOtherVerdicts() { m_leavesOutOthers = true; }

    struct ComparedName
    {
        NameChange change;
        bool isFirst;            ///< the first occurrence of the name
        std::string_view before; ///< the code in the earlier check; empty if the name was not bad
    };
    /// Adds a row of the later check. Absent if there is nothing to report, because the name was valid before
    /// and is valid now. Names beyond the maximum are new every time.
    std::optional<ComparedName> add(base::ByteHash name, check::Verdict verdict, std::string_view code);

    /// For a row of the earlier check, once all rows are added: Fixed or Gone. Absent if the name is bad now
    /// or was already returned.
    [[nodiscard]] std::optional<NameChange> takeEnded(base::ByteHash name);
    [[nodiscard]] ChangeCounts names() const;
    /// The codes with the most new names come first.
    [[nodiscard]] std::vector<CodeChanges> byCode() const;

private:
    struct Slot
    {
        std::uint64_t hash = 0;
        std::uint32_t more = 0;   ///< further bits of the hash
        std::uint16_t before = 0; ///< kNothing or the number of a code, plus kTaken once it was returned
        std::uint16_t now = 0;    ///< kNothing, kValid, or the number of a code

        [[nodiscard]] std::uint16_t codeBefore() const { return before & kNumber; }
        [[nodiscard]] bool isFree() const { return before == kNothing && now == kNothing; }
        [[nodiscard]] bool wasBad() const { return before != kNothing; }
        [[nodiscard]] bool isBad() const { return now >= kFirstCode; }
    };
    static constexpr std::uint16_t kNothing = 0;
    static constexpr std::uint16_t kValid = 1;
    static constexpr std::uint16_t kFirstCode = 2; ///< number of the first code
    static constexpr std::uint16_t kTaken = 0x8000;
    static constexpr std::uint16_t kNumber = 0x7FFF;
    static_assert(kFirstCode + kMaxComparedCodes < kNumber);

    [[nodiscard]] Slot* find(base::ByteHash name);
    /// Returns a free slot if the name is unknown; null if there is no room.
    [[nodiscard]] Slot* findOrAdd(base::ByteHash name);
    void grow();
    [[nodiscard]] std::uint16_t numberOf(std::string_view code);
    [[nodiscard]] std::string_view codeOf(std::uint16_t number) const;

    std::size_t m_maxNames = kMaxComparedNames;
    std::array<bool, 4> m_earlier{}; ///< by verdict
    bool m_leavesOutOthers = false;
    std::vector<Slot> m_slots;
    std::size_t m_used = 0;
    std::map<std::string, std::uint16_t, std::less<>> m_numbers;
    std::vector<std::string_view> m_codes; ///< the keys of m_numbers, by number
};

} // namespace nidus::batch
