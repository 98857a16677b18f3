// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/bytesink.h"

#include <cstdint>

namespace nidus::cli {

/// What comes from outside as a terminal may get it, colour codes included.
[[nodiscard]] std::string terminalText(std::string_view bytes);

/// Lets nothing through to a terminal that acts on it (ESC, bidirectional controls): it is written as
/// \u{1B}, a byte that is no UTF-8 as \x{9B}. Text only; `out` is borrowed.
class TerminalSink final : public ByteSink
{
public:
    /// Pass: colour codes go through. What is then written holds none but our own: terminalText().
    enum class Colours : std::uint8_t { Escape, Pass };

    TerminalSink(ByteSink& out, Colours colours) : m_out(out), m_colours(colours) {}

    void write(std::string_view bytes) override;
    [[nodiscard]] std::expected<void, base::Error> flush() override;
    [[nodiscard]] bool isGood() const override { return m_out.isGood(); }

private:
    ByteSink& m_out;
    Colours m_colours;
    std::string m_tail; ///< the beginning of a character
};

} // namespace nidus::cli
