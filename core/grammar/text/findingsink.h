// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::grammar {

/// A place for people: line and column from 1, columns in UTF-8 characters; a tab counts as one.
struct GrammarPlace
{
    std::uint32_t line = 1;
    std::uint32_t column = 1;
};

/// Collects findings about one text and adds line and column. Keeps at most kMaxGrammarFindings.
class FindingSink
{
public:
    /// Borrows `text`.
    explicit FindingSink(std::string_view text);

    void report(GrammarCode code, GrammarSeverity severity, base::TextRange range,
                std::vector<std::string> arguments = {}, std::vector<GrammarEdit> repair = {});
    /// Returns the findings in text order.
    [[nodiscard]] std::vector<GrammarFinding> take();
    /// Returns the place of a byte of the text; the end of the text for an offset after it.
    [[nodiscard]] GrammarPlace placeOf(std::size_t offset) const;

private:
    std::string_view m_text;
    std::vector<std::size_t> m_lineStarts;
    std::vector<GrammarFinding> m_findings;
};

} // namespace nidus::grammar
