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

    /// Borrows the list. The fields are those of the first part of a value and of the label, or kNoField.
    PlainValues(const ListedValues& list, char separator, std::uint8_t value, std::uint8_t label);

    /// Sets 0 for each name about which the list has nothing to report, and 1 if it may have. At most
    /// kMostNames names; the PortableReader::kBefore bytes before each must be readable. All paths give the
    /// same results.
    void find(std::span<const std::string_view> names, std::span<std::uint8_t> ranks, FieldPath path) const;

private:
    template <typename Reader>
    void findWith(std::span<const std::string_view> names, std::span<std::uint8_t> ranks) const;
    void findWithAvx512(std::span<const std::string_view> names, std::span<std::uint8_t> ranks) const;

    const ListedValues* m_list;
    char m_separator;
    std::uint8_t m_value;
    std::uint8_t m_label;
    bool m_hasRanges;
};

} // namespace nidus::check
