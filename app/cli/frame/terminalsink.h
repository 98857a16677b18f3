// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/bytesink.h"

#include <cstdint>

namespace nidus::cli {

/// Escapes characters that control a terminal (ESC, bidirectional controls) as \u{1B}, and bytes that are not
/// UTF-8 as \x{9B}. Text only; `out` is borrowed.
class TerminalSink final : public ByteSink
{
public:
    /// Pass: color codes are not escaped. The text must then contain only our own: use
    /// findings::terminalText().
    enum class Colors : std::uint8_t { Escape, Pass };

    TerminalSink(ByteSink& out, Colors colors) : m_out(out), m_colors(colors) {}

    void write(std::string_view bytes) override;
    [[nodiscard]] base::Result<void> flush() override;
    [[nodiscard]] bool isGood() const override { return m_out.isGood(); }

private:
    ByteSink& m_out;
    Colors m_colors;
    std::string m_tail; ///< an incomplete character
};

} // namespace nidus::cli
