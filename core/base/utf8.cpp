// SPDX-License-Identifier: Apache-2.0
#include "core/base/utf8.h"

#include <cstdint>

namespace nidus::base {

namespace {

/// The form of a sequence by its first byte. The second byte's bounds are narrower where overlong forms,
/// surrogates, or values above U+10FFFF would begin.
struct Form
{
    std::size_t length; ///< 0 = cannot be first
    std::uint8_t firstBits;
    std::uint8_t secondMin;
    std::uint8_t secondMax;
};

constexpr Form formOf(std::uint8_t first)
{
    if (first < 0x80)
        return {1, 0x7F, 0, 0};
    if (first < 0xC2 || first > 0xF4)
        return {0, 0, 0, 0};
    if (first < 0xE0)
        return {2, 0x1F, 0x80, 0xBF};
    if (first < 0xF0) {
        return {3, 0x0F, static_cast<std::uint8_t>(first == 0xE0 ? 0xA0 : 0x80),
                static_cast<std::uint8_t>(first == 0xED ? 0x9F : 0xBF)};
    }
    return {4, 0x07, static_cast<std::uint8_t>(first == 0xF0 ? 0x90 : 0x80),
            static_cast<std::uint8_t>(first == 0xF4 ? 0x8F : 0xBF)};
}

} // namespace

Utf8Character utf8CharacterAt(std::string_view text, std::size_t at)
{
    const auto byteAt = [text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const Form form = formOf(byteAt(at));
    if (form.length == 0)
        return {};
    char32_t codePoint = byteAt(at) & form.firstBits;
    for (std::size_t i = 1; i < form.length; ++i) {
        const std::uint8_t min = i == 1 ? form.secondMin : 0x80;
        const std::uint8_t max = i == 1 ? form.secondMax : 0xBF;
        if (at + i == text.size() || byteAt(at + i) < min || byteAt(at + i) > max)
            return {0, i, false};
        codePoint = (codePoint << 6U) | (byteAt(at + i) & 0x3FU);
    }
    return {codePoint, form.length, true};
}

std::string toUtf8(char32_t codePoint)
{
    const auto trail = [codePoint](unsigned shift) {
        return static_cast<char>(0x80U | ((codePoint >> shift) & 0x3FU));
    };
    if (codePoint < 0x80)
        return {static_cast<char>(codePoint)};
    if (codePoint < 0x800)
        return {static_cast<char>(0xC0U | (codePoint >> 6U)), trail(0)};
    if (codePoint < 0x10000)
        return {static_cast<char>(0xE0U | (codePoint >> 12U)), trail(6), trail(0)};
    return {static_cast<char>(0xF0U | (codePoint >> 18U)), trail(12), trail(6), trail(0)};
}

} // namespace nidus::base
