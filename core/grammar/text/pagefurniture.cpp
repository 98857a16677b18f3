// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/pagefurniture.h"

#include <algorithm>

namespace nidus::grammar {

bool isPageFurniture(std::string_view text, std::size_t lineStart)
{
    constexpr std::string_view kLineEnds = "\r\n";
    const std::size_t end = std::min(text.find_first_of(kLineEnds, lineStart), text.size());
    std::string_view line = text.substr(lineStart, end - lineStart);
    line = line.substr(0, line.find_last_not_of(" \t") + 1);
    const std::size_t page = line.rfind("[Page ");
    if (line.ends_with(']') && page != std::string_view::npos && line.find('=') == std::string_view::npos)
        return true;
    bool isAfterFormFeed = line.starts_with('\f');
    if (isAfterFormFeed) {
        line.remove_prefix(1);
    } else if (lineStart > 0) {
        const std::size_t before = text.find_last_not_of(kLineEnds, lineStart - 1);
        isAfterFormFeed = before != std::string_view::npos && text[before] == '\f';
    }
    return isAfterFormFeed && (line.starts_with("RFC ") || line.starts_with("Internet-Draft"));
}

} // namespace nidus::grammar
