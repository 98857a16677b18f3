// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/findingsink.h"

#include "core/base/contract.h"
#include "core/grammar/text/grammarlimits.h"

#include <algorithm>
#include <utility>

namespace nidus::grammar {

namespace {

bool isIn(const base::TextRange& range, std::string_view text)
{
    return range.offset <= text.size() && range.length <= text.size() - range.offset;
}

/// Whether the edits are in the text, in order, and do not overlap.
bool canBeMade(const std::vector<GrammarEdit>& edits, std::string_view text)
{
    std::size_t end = 0;
    for (const GrammarEdit& edit : edits) {
        if (edit.range.offset < end || !isIn(edit.range, text))
            return false;
        end = edit.range.offset + edit.range.length;
    }
    return true;
}

} // namespace

FindingSink::FindingSink(std::string_view text) : m_text(text)
{
    // CRLF, LF and a lone CR end a line. A byte order mark is not a character of the first line.
    m_lineStarts.push_back(text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCarriageReturn = text[i] == '\r';
        if (isCarriageReturn && i + 1 < text.size() && text[i + 1] == '\n')
            continue;
        if (isCarriageReturn || text[i] == '\n')
            m_lineStarts.push_back(i + 1);
    }
}

void FindingSink::report(GrammarCode code, GrammarSeverity severity, base::TextRange range,
                         std::vector<std::string> arguments, std::vector<GrammarEdit> repair)
{
    if (m_findings.size() >= kMaxGrammarFindings)
        return;
    // Something missing at the end of the text has a range after it.
    range.offset = std::min(range.offset, m_text.size());
    range.length = std::min(range.length, m_text.size() - range.offset);
    const GrammarPlace place = placeOf(range.offset);
    m_findings.push_back(
        {code, severity, range, place.line, place.column, std::move(arguments), std::move(repair)});
}

GrammarPlace FindingSink::placeOf(std::size_t offset) const
{
    offset = std::min(offset, m_text.size());
    const auto after = std::upper_bound(m_lineStarts.begin() + 1, m_lineStarts.end(), offset);
    const auto line = static_cast<std::size_t>(after - m_lineStarts.begin());
    std::uint32_t column = 1;
    for (std::size_t i = m_lineStarts[line - 1]; i < offset; ++i) {
        const bool isContinuation = (static_cast<unsigned char>(m_text[i]) & 0xC0U) == 0x80U;
        column += isContinuation ? 0 : 1;
    }
    return {static_cast<std::uint32_t>(line), column};
}

std::vector<GrammarFinding> FindingSink::take()
{
    std::ranges::stable_sort(m_findings, {},
                             [](const GrammarFinding& finding) { return finding.range.offset; });
    base::ensures(std::ranges::all_of(m_findings,
                                      [this](const GrammarFinding& finding) {
                                          return isIn(finding.range, m_text) && finding.line >= 1 &&
                                                 finding.column >= 1;
                                      }),
                  "the findings about a grammar are in its text");
    base::ensures(
        std::ranges::all_of(
            m_findings, [this](const GrammarFinding& finding) { return canBeMade(finding.repair, m_text); }),
        "the edits of a repair are in the grammar and do not overlap");
    return std::exchange(m_findings, {});
}

} // namespace nidus::grammar
