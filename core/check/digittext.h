// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/charset.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace nidus {

/// 0 to 9 for digits, 10 to 35 for letters in either case, -1 for anything else.
[[nodiscard]] constexpr int digitValue(char c)
{
    if (kDigit.contains(c))
        return c - '0';
    return kAlpha.contains(c) ? asciiLower(c) - 'a' + 10 : -1;
}

/// Whether all characters are digits to this base, 2 to 36.
[[nodiscard]] constexpr bool areDigits(std::string_view text, int base)
{
    return std::ranges::all_of(text, [base](char c) { return digitValue(c) >= 0 && digitValue(c) < base; });
}

/// The characters of a text that are no hyphens, in a buffer of their own; none when there are more than N.
template <std::size_t N>
class WithoutHyphens
{
public:
    constexpr explicit WithoutHyphens(std::string_view text)
    {
        for (const char c : text) {
            if (c == '-')
                continue;
            if (m_size == N) {
                m_size = 0;
                return;
            }
            m_chars[m_size++] = c;
        }
    }
    /// Borrowed from this object.
    [[nodiscard]] constexpr std::string_view view() const { return {m_chars.data(), m_size}; }

private:
    std::array<char, N> m_chars{};
    std::size_t m_size = 0;
};

} // namespace nidus
