// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace nidus::base {

/// Characters in a row that show UTF-16 without a byte order mark.
inline constexpr std::size_t kSurelyUtf16 = 4;

/// The name of the encoding, as iconv knows it, of a text that begins with `head` and is UTF-16: "UTF-16"
/// where a byte order mark says so, "UTF-16LE" or "UTF-16BE" where the first characters are surely ASCII with
/// a zero byte each. Else empty.
[[nodiscard]] constexpr std::string_view utf16Name(std::string_view head)
{
    if (head.starts_with("\xFF\xFE") || head.starts_with("\xFE\xFF"))
        return "UTF-16";
    if (head.size() < 2 * kSurelyUtf16)
        return {};
    const auto isAscii = [head](std::size_t first) {
        for (std::size_t at = 0; at < 2 * kSurelyUtf16; at += 2) {
            const char c = head[at + first];
            const bool isText = (c >= ' ' && c <= '~') || c == '\n' || c == '\r' || c == '\t';
            if (!isText || head[at + 1 - first] != '\0')
                return false;
        }
        return true;
    };
    return isAscii(0) ? "UTF-16LE" : isAscii(1) ? "UTF-16BE" : std::string_view();
}

} // namespace nidus::base
