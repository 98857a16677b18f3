// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace nidus::base {

/// A set of bytes, made at compile time so that code reads like the grammar it implements: sets are unions
/// and differences of others. One byte per member, because scanners spend their time on table lookups.
class CharSet
{
public:
    constexpr CharSet() = default;
    constexpr explicit CharSet(std::string_view members)
    {
        for (const char c : members)
            m_has[index(c)] = 1;
    }

    /// Returns all bytes from `first` to `last`, both included.
    static constexpr CharSet range(unsigned char first, unsigned char last)
    {
        CharSet set;
        for (std::size_t i = first; i <= last; ++i)
            set.m_has[i] = 1;
        return set;
    }

    [[nodiscard]] constexpr bool contains(char c) const { return m_has[index(c)] != 0; }

    friend constexpr CharSet operator|(const CharSet& a, const CharSet& b)
    {
        CharSet set;
        for (std::size_t i = 0; i < set.m_has.size(); ++i)
            set.m_has[i] = a.m_has[i] | b.m_has[i];
        return set;
    }
    friend constexpr CharSet operator-(const CharSet& a, const CharSet& b)
    {
        CharSet set;
        for (std::size_t i = 0; i < set.m_has.size(); ++i)
            set.m_has[i] = b.m_has[i] ? std::uint8_t{0} : a.m_has[i];
        return set;
    }

private:
    static constexpr std::size_t index(char c) { return static_cast<unsigned char>(c); }

    std::array<std::uint8_t, 256> m_has{};
};

inline constexpr CharSet kAlpha = CharSet::range('A', 'Z') | CharSet::range('a', 'z'); ///< RFC 5234 ALPHA
inline constexpr CharSet kDigit = CharSet::range('0', '9');                            ///< RFC 5234 DIGIT
inline constexpr CharSet kAlphanum = kAlpha | kDigit;
inline constexpr CharSet kHexDigit = kDigit | CharSet::range('A', 'F') | CharSet::range('a', 'f');

/// ASCII only and without a locale: a Turkish or Kelvin-sign fold must never reach an identifier.
[[nodiscard]] constexpr char asciiLower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

[[nodiscard]] constexpr char asciiUpper(char c)
{
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - ('a' - 'A')) : c;
}

/// Returns the value of a hex digit of either case; only for members of kHexDigit.
[[nodiscard]] constexpr unsigned hexValue(char c)
{
    const unsigned value = static_cast<unsigned char>(c);
    return (value & 0xFU) + (value >= 'A' ? 9U : 0U);
}

[[nodiscard]] constexpr bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (asciiLower(a[i]) != asciiLower(b[i]))
            return false;
    }
    return true;
}

} // namespace nidus::base
