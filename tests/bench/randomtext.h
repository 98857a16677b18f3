// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <string_view>

namespace nidus::bench {

inline constexpr std::string_view kLower = "abcdefghijklmnopqrstuvwxyz";
inline constexpr std::string_view kHex = "0123456789abcdef";
inline constexpr std::string_view kDigits = "0123456789";

/// Pieces of text from a seed: the same in every run.
class RandomText
{
public:
    explicit RandomText(std::uint64_t seed) : m_random(seed) {}

    std::size_t below(std::size_t limit) { return m_random() % limit; }

    std::string pick(std::string_view from, std::size_t count)
    {
        std::string text;
        for (std::size_t i = 0; i < count; ++i)
            text += from[below(from.size())];
        return text;
    }

    std::string oneOf(std::initializer_list<std::string_view> texts)
    {
        return std::string(texts.begin()[below(texts.size())]);
    }

    static std::string joined(std::initializer_list<std::string> parts)
    {
        std::string text;
        for (const std::string& part : parts)
            text += part;
        return text;
    }

private:
    std::mt19937_64 m_random;
};

} // namespace nidus::bench
