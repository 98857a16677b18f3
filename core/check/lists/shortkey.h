// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace nidus::check {

/// A text of 1 to kLongest bytes without NUL bytes as two numbers: zero bytes, then the text, the last byte
/// highest. A text of another length has the key {0, 0}.
struct ShortKey
{
    static constexpr std::size_t kLongest = 16;

    std::uint64_t front; // without initial values: arrays of keys are filled at once
    std::uint64_t back;

    bool operator==(const ShortKey&) const = default;

    [[nodiscard]] static ShortKey of(std::string_view text)
    {
        std::array<char, kLongest> bytes{};
        if (text.size() <= kLongest)
            std::memcpy(bytes.data() + kLongest - text.size(), text.data(), text.size());
        return {.front = wordAt(bytes.data()), .back = wordAt(bytes.data() + sizeof(std::uint64_t))};
    }
    /// Returns eight bytes as a number, the last one highest.
    [[nodiscard]] static std::uint64_t wordAt(const char* bytes)
    {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes, sizeof word);
        return std::endian::native == std::endian::little ? word : std::byteswap(word);
    }
};

} // namespace nidus::check
