// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstring>
#include <optional>
#include <string_view>

namespace nidus {

/// One line of a block, without its end.
struct Line
{
    std::string_view text;  ///< borrowed from the block
    bool isComplete;        ///< a LF ended it; false only for the rest of a block
    bool hadCarriageReturn; ///< it ended with CR LF
};

/// Splits a block into lines at LF. A CR is part of the line end only directly before a LF. To split a
/// stream, carry the text of an incomplete line over in front of the next block. A block that ends with LF
/// has no further, empty line.
class LineSplitter
{
public:
    explicit LineSplitter(std::string_view block) : m_rest(block) {}

    /// The next line; absent at the end of the block.
    [[nodiscard]] std::optional<Line> next()
    {
        if (m_rest.empty())
            return std::nullopt;
        const void* const lineFeed = std::memchr(m_rest.data(), '\n', m_rest.size());
        if (lineFeed == nullptr) {
            const Line last{m_rest, false, false};
            m_rest = {};
            return last;
        }
        const auto length = static_cast<std::size_t>(static_cast<const char*>(lineFeed) - m_rest.data());
        const bool hasCarriageReturn = length > 0 && m_rest[length - 1] == '\r';
        const Line line{m_rest.substr(0, length - (hasCarriageReturn ? 1U : 0U)), true, hasCarriageReturn};
        m_rest.remove_prefix(length + 1);
        return line;
    }

private:
    std::string_view m_rest;
};

} // namespace nidus
