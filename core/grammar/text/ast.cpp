// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/ast.h"

#include "core/base/charset.h"
#include "core/grammar/text/grammarfinding.h"

#include <algorithm>
#include <utility>

namespace nidus::grammar {

NodeId GrammarTree::add(Node node)
{
    nodes.push_back(std::move(node));
    return static_cast<NodeId>(nodes.size() - 1);
}

RuleId GrammarTree::addRule(GrammarRule rule)
{
    const auto id = static_cast<RuleId>(rules.size());
    m_byName.emplace(asciiLowered(rule.name), id);
    rules.push_back(std::move(rule));
    return id;
}

RuleId GrammarTree::find(std::string_view name) const
{
    const auto found = m_byName.find(asciiLowered(name));
    return found == m_byName.end() ? kNoRule : found->second;
}

std::string asciiLowered(std::string_view text)
{
    std::string lowered(text);
    std::ranges::transform(lowered, lowered.begin(), base::asciiLower);
    return lowered;
}

std::string applyEdits(std::string_view text, const std::vector<GrammarEdit>& edits)
{
    std::string result;
    std::size_t done = 0;
    for (const GrammarEdit& edit : edits) {
        if (edit.range.offset < done || edit.range.offset + edit.range.length > text.size())
            continue;
        result.append(text.substr(done, edit.range.offset - done));
        result.append(edit.replacement);
        done = edit.range.offset + edit.range.length;
    }
    result.append(text.substr(done));
    return result;
}

} // namespace nidus::grammar
