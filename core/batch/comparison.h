// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytehash.h"
#include "core/check/urnchecker.h"
#include "core/urn/urnequivalence.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::batch {

/// What became of a name since an earlier check. A name is bad that has another verdict than valid.
enum class Change : std::uint8_t {
    New,   ///< bad, and was not
    Still, ///< bad, and was
    Fixed, ///< was bad, and is not: it is valid now or does not come any more
};

/// The word of reports and options.
[[nodiscard]] std::string_view changeWord(Change change);

/// How many names changed how.
struct ChangeCounts
{
    std::uint64_t fresh = 0;
    std::uint64_t still = 0;
    std::uint64_t fixed = 0;

    bool operator==(const ChangeCounts&) const = default;
};

/// The same for one reason: a name that is bad for another reason than before is fixed for the one and new
/// for the other.
struct CodeChanges
{
    std::string code;
    ChangeCounts names;

    bool operator==(const CodeChanges&) const = default;
};

/// What names are compared by: URN-equivalent ones are the same name (RFC 8141 section 3.1), and what is no
/// URN is its bytes. One thread.
class ComparedNames
{
public:
    explicit ComparedNames(urn::Rfc rfc) : m_rfc(rfc) {}
    [[nodiscard]] base::ByteHash of(std::string_view name);

private:
    urn::Rfc m_rfc;
    urn::UrnNormaliser m_normaliser;
};

/// Bad names that a comparison remembers: 16 bytes each and free slots, 256 MiB, half as much again while the
/// table grows.
inline constexpr std::size_t kMaxComparedNames = 12'000'000;
/// Codes that are told apart; there are some hundred.
inline constexpr std::size_t kMaxComparedCodes = 1000;
inline constexpr std::string_view kOtherCodes = "*"; ///< all beyond kMaxComparedCodes

/// Compares the bad names of an earlier check with those of a later one. Of each it keeps 96 bits of hash and
/// its two reasons. First all of the earlier check come in, then all of the later one.
class Comparison
{
public:
    /// A row of the earlier check. False when there are more names than can be compared.
    [[nodiscard]] bool addEarlier(base::ByteHash name, check::Verdict verdict, std::string_view code);

    struct Told
    {
        Change change;
        bool isFirst;            ///< the name did not come before
        std::string_view before; ///< the code in the earlier check; empty where it was not bad
    };
    /// A row of the later check; absent where there is nothing to tell: valid now and then. Names beyond
    /// kMaxComparedNames are new each time.
    std::optional<Told> add(base::ByteHash name, check::Verdict verdict, std::string_view code);

    /// When all is in, for rows of the earlier check: absent where the name is not fixed or was asked for
    /// before, else whether it is valid now; false is that it does not come any more.
    [[nodiscard]] std::optional<bool> takeFixed(base::ByteHash name);
    [[nodiscard]] ChangeCounts names() const;
    /// Of those that are fixed.
    [[nodiscard]] std::uint64_t validNow() const;
    /// Those with the most new names first.
    [[nodiscard]] std::vector<CodeChanges> byCode() const;

private:
    struct Slot
    {
        std::uint64_t hash = 0;
        std::uint32_t more = 0;   ///< of the hash
        std::uint16_t before = 0; ///< kNothing or a code's number, with kTaken where it was asked for
        std::uint16_t now = 0;    ///< kNothing, kValid or a code's number

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
    /// Free where the name is not known; null where there is no room for more.
    [[nodiscard]] Slot* findOrAdd(base::ByteHash name);
    void grow();
    [[nodiscard]] std::uint16_t numberOf(std::string_view code);
    [[nodiscard]] std::string_view codeOf(std::uint16_t number) const;

    std::vector<Slot> m_slots;
    std::size_t m_used = 0;
    std::map<std::string, std::uint16_t, std::less<>> m_numbers;
    std::vector<std::string_view> m_codes; ///< the keys of m_numbers in the order of their numbers
};

} // namespace nidus::batch
