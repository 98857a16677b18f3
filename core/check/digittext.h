// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/charset.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nidus::check {

/// The result of digitValue() for each byte.
inline constexpr std::array<std::int8_t, 256> kDigitValues = [] {
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < 10; ++i)
        values['0' + i] = static_cast<std::int8_t>(i);
    for (std::size_t i = 0; i < 26; ++i)
        values['A' + i] = values['a' + i] = static_cast<std::int8_t>(10 + i);
    return values;
}();

/// 0 to 9 for digits, 10 to 35 for letters in either case, -1 for anything else.
[[nodiscard]] constexpr int digitValue(char c) { return kDigitValues[static_cast<unsigned char>(c)]; }

/// Whether all characters are digits in this base, 2 to 36.
[[nodiscard]] constexpr bool areDigits(std::string_view text, int base)
{
    return std::ranges::all_of(text, [base](char c) { return digitValue(c) >= 0 && digitValue(c) < base; });
}

/// The characters of a text without hyphens, in a buffer of its own; empty if there are more than N.
template <std::size_t N>
class WithoutHyphens
{
public:
    constexpr explicit WithoutHyphens(std::string_view text)
    {
        for (const char c : text) {
            m_chars[m_size] = c; // a hyphen is overwritten by the next character
            m_size += c == '-' ? 0 : 1;
            if (m_size > N) {
                m_size = 0;
                return;
            }
        }
    }
    /// Borrowed from this object.
    [[nodiscard]] constexpr std::string_view view() const { return {m_chars.data(), m_size}; }

private:
    std::array<char, N + 1> m_chars{};
    std::size_t m_size = 0;
};

} // namespace nidus::check
