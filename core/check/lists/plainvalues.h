// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/lists/fieldreader.h"
#include "core/check/lists/listedvalues.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace nidus::check {

/// The ways to read names; the last one only on x86-64 processors that support it.
enum class FieldPath : std::uint8_t { Portable, Avx512 };

[[nodiscard]] bool isFieldPathAvailable(FieldPath path);
/// Returns the last one that this processor supports.
[[nodiscard]] FieldPath fastestFieldPath();

/// Finds the names whose value is in the PlainIndex of a list, for lists whose values are fields of names.
class PlainValues
{
public:
    static constexpr std::size_t kMostNames = 64;      ///< names whose values are looked up together
    static constexpr std::uint8_t kMostFastFields = 7; ///< later ones are not found

    static constexpr std::uint8_t kNoField = 0xFF;

    /// Borrows the list. The fields are those of the first part of a value and of the label, or kNoField. The
    /// parts of a value that are in names are in `parts` consecutive fields; 0 if they are not.
    PlainValues(const ListedValues& list, char separator, std::uint8_t value, std::uint8_t label,
                std::size_t parts);

    /// Returns a bit for each name about which the list may have something to report; the first name's bit is
    /// the lowest. At most kMostNames names; the PortableReader::kBefore bytes before each must be readable.
    /// All paths give the same results.
    [[nodiscard]] std::uint64_t find(std::span<const std::string_view> names, FieldPath path) const;

private:
    template <typename Reader>
    [[nodiscard]] std::uint64_t findWith(std::span<const std::string_view> names) const;
    template <typename Reader>
    [[nodiscard]] std::uint64_t findKeysWith(std::span<const std::string_view> names) const;
    /// For keys of numbers and a few texts.
    template <typename Reader>
    [[nodiscard]] std::uint64_t findPairsWith(std::span<const std::string_view> names) const;
    [[nodiscard]] std::uint64_t findWithAvx512(std::span<const std::string_view> names) const;
    template <typename Reader, typename Value>
    [[nodiscard]] std::uint64_t othersAmong(const PlainIndex& plain, std::span<const std::string_view> names,
                                            const Value* values, const ShortKey* labels) const;
    template <typename Reader>
    [[nodiscard]] bool lacks(std::string_view name, std::uint8_t field) const;

    const ListedValues* m_list;
    char m_separator;
    std::uint8_t m_value;
    std::uint8_t m_label;
    bool m_hasRanges;
    std::size_t m_parts;
    bool m_hasSingles;        ///< values of one part
    const PlainIndex* m_keys; ///< of several parts; null if there are none
};

} // namespace nidus::check
