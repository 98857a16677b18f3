// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/coderanges.h"

#include "core/grammar/text/utf8ranges.h"

#include <algorithm>
#include <utility>

namespace nidus::grammar {

CodeRanges sortedRanges(CodeRanges ranges)
{
    std::ranges::sort(ranges, {}, &CodeRange::least);
    CodeRanges joined;
    for (const CodeRange range : ranges) {
        if (!joined.empty() && range.least <= joined.back().greatest + 1)
            joined.back().greatest = std::max(joined.back().greatest, range.greatest);
        else
            joined.push_back(range);
    }
    return joined;
}

CodeRanges complementOf(const CodeRanges& ranges)
{
    CodeRanges others;
    std::uint32_t next = 0;
    for (const CodeRange range : sortedRanges(ranges)) {
        if (range.least > next)
            others.push_back({next, range.least - 1});
        next = range.greatest + 1;
    }
    if (next <= kLastCodePoint)
        others.push_back({next, kLastCodePoint});
    return others;
}

CodeRanges unionOf(CodeRanges first, const CodeRanges& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return sortedRanges(std::move(first));
}

CodeRanges differenceOf(const CodeRanges& first, const CodeRanges& second)
{
    return complementOf(unionOf(complementOf(first), second));
}

CodeRanges withBothCases(const CodeRanges& ranges)
{
    constexpr std::uint32_t kCaseBit = 0x20;
    CodeRanges both = ranges;
    for (const CodeRange range : ranges) {
        for (std::uint32_t c = 'A'; c <= 'Z'; ++c) {
            for (const std::uint32_t written : {c, c | kCaseBit}) {
                if (range.least <= written && written <= range.greatest)
                    both.push_back({written ^ kCaseBit, written ^ kCaseBit});
            }
        }
    }
    return sortedRanges(std::move(both));
}

} // namespace nidus::grammar
