// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::grammar {

/// As people count: both from 1, columns in characters of UTF-8; a tab counts one.
struct GrammarPlace
{
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

/// Collects findings about one text and gives them line and column. At most kMaxGrammarFindings are kept.
class FindingSink
{
public:
    /// Borrows `text`.
    explicit FindingSink(std::string_view text);

    void report(GrammarCode code, GrammarSeverity severity, base::TextRange range,
                std::vector<std::string> arguments = {}, std::vector<GrammarEdit> repair = {});
    /// In text order.
    [[nodiscard]] std::vector<GrammarFinding> take();
    /// Of a byte of the text; its end for one behind it.
    [[nodiscard]] GrammarPlace placeOf(std::size_t offset) const;

private:
    std::string_view m_text;
    std::vector<std::size_t> m_lineStarts;
    std::vector<GrammarFinding> m_findings;
};

} // namespace nidus::grammar
