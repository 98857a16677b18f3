// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string_view>

namespace nidus::base {

/// Consecutive characters needed to detect UTF-16 without a byte order mark.
inline constexpr std::size_t kSurelyUtf16 = 4;

/// Returns the iconv name of the encoding if a text that begins with `head` is UTF-32 or UTF-16: "UTF-32" or
/// "UTF-16" with a byte order mark, "UTF-16LE" or "UTF-16BE" if the first characters are ASCII with a zero
/// byte each. Else empty.
[[nodiscard]] constexpr std::string_view utf16Name(std::string_view head)
{
    constexpr std::string_view kUtf32Le("\xFF\xFE\0\0", 4);
    constexpr std::string_view kUtf32Be("\0\0\xFE\xFF", 4);
    if (head.starts_with(kUtf32Le) || head.starts_with(kUtf32Be))
        return "UTF-32";
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
