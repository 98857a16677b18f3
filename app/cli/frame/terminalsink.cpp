// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/terminalsink.h"

#include "core/base/utf8.h"
#include "core/findings/catalog/visiblecharacter.h"

#include <utility>

namespace nidus::cli {

namespace {

/// Returns the length of a color code of our own, such as "\x1b[31m", at the start of `text`; 0 if there is
/// none.
std::size_t colorLength(std::string_view text)
{
    if (!text.starts_with("\x1b["))
        return 0;
    const std::string_view code = text.substr(2, text.substr(0, 5).find('m') - 2);
    const bool isColor = code == "0" || code == "1" ||
                         (code.size() == 2 && code[0] == '3' && code[1] >= '1' && code[1] <= '6');
    return isColor ? 2 + code.size() + 1 : 0;
}

/// Whether more bytes could complete the last character.
bool isCutShort(std::string_view rest)
{
    const auto first = static_cast<unsigned char>(rest.front());
    const std::size_t wanted = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1;
    return rest.size() < wanted;
}

} // namespace

void TerminalSink::write(std::string_view bytes)
{
    const std::string text = std::exchange(m_tail, {}).append(bytes);
    std::string shown;
    shown.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view rest = std::string_view(text).substr(at);
        if (!base::utf8CharacterAt(rest, 0).isValid && isCutShort(rest)) {
            m_tail = rest;
            break;
        }
        const std::size_t color = m_colors == Colors::Pass ? colorLength(rest) : 0;
        shown += rest.substr(0, color);
        at += color > 0 ? color : findings::appendForTerminal(shown, rest);
    }
    m_out.write(shown);
}

base::Result<void> TerminalSink::flush()
{
    m_out.write(findings::terminalText(std::exchange(m_tail, {})));
    return m_out.flush();
}

} // namespace nidus::cli
