// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/text/utf8offsets.h"

#include <algorithm>

namespace nidus::ui {

namespace {

std::size_t bytesOf(char32_t codePoint)
{
    if (codePoint < 0x80)
        return 1;
    if (codePoint < 0x800)
        return 2;
    return codePoint < 0x10000 ? 3 : 4;
}

} // namespace

Utf8Offsets::Utf8Offsets(QStringView text) : m_length(text.size())
{
    if (std::ranges::all_of(text, [](QChar unit) { return unit.unicode() < 0x80; }))
        return;
    for (qsizetype at = 0; at < text.size();) {
        const bool isPair =
            text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
        const char32_t codePoint =
            isPair ? QChar::surrogateToUcs4(text[at], text[at + 1]) : char32_t{text[at].unicode()};
        m_offsets.insert(m_offsets.end(), bytesOf(codePoint), static_cast<int>(at));
        at += isPair ? 2 : 1;
    }
}

int Utf8Offsets::utf16(std::size_t byte) const
{
    if (m_offsets.empty())
        return static_cast<int>(std::min(byte, static_cast<std::size_t>(m_length)));
    return byte < m_offsets.size() ? m_offsets[byte] : static_cast<int>(m_length);
}

} // namespace nidus::ui
