// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/grammarfinding.h"

#include <string>
#include <string_view>
#include <vector>

namespace nidus {

/// Collects findings about one text and gives them line and column. At most kMaxGrammarFindings are kept.
class FindingSink
{
public:
    /// Borrows `text`.
    explicit FindingSink(std::string_view text);

    void report(GrammarCode code, GrammarSeverity severity, TextRange range,
                std::vector<std::string> arguments = {}, std::vector<GrammarEdit> repair = {});
    /// In text order.
    [[nodiscard]] std::vector<GrammarFinding> take();

private:
    std::string_view m_text;
    std::vector<std::size_t> m_lineStarts;
    std::vector<GrammarFinding> m_findings;
};

} // namespace nidus
