// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>

namespace nidus::check {

/// The most bytes of a key that need no memory of their own.
inline constexpr std::size_t kInlineKey = 256;

/// A text that is built piece by piece.
class KeyBuffer
{
public:
    void append(std::string_view piece)
    {
        if (m_long.empty() && m_size + piece.size() <= m_short.size()) {
            std::memcpy(m_short.data() + m_size, piece.data(), piece.size());
        } else {
            if (m_long.empty())
                m_long.assign(m_short.data(), m_size);
            m_long.append(piece);
        }
        m_size += piece.size();
    }
    void append(char byte) { append(std::string_view(&byte, 1)); }
    [[nodiscard]] std::string_view text() const
    {
        return m_long.empty() ? std::string_view(m_short.data(), m_size) : std::string_view(m_long);
    }

private:
    std::array<char, kInlineKey> m_short;
    std::size_t m_size = 0;
    std::string m_long;
};

} // namespace nidus::check
