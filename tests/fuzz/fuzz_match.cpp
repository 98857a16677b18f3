// SPDX-License-Identifier: Apache-2.0
// Compares the grammar engine with a slow, simple matcher. The input is a grammar, an empty line, and texts,
// one per line.
#include "core/base/utf8.h"
#include "core/grammar/tables/matcher.h"
#include "tests/fuzz/require.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace nidus;
using namespace nidus::base;
using namespace nidus::grammar;
using nidus::fuzz::require;

namespace {

using Ends = std::set<std::size_t>;

/// Computes where every node may end from every place, repeatedly until nothing changes: correct for every
/// grammar, including recursive ones.
class SlowMatcher
{
public:
    SlowMatcher(const GrammarTree& tree, std::string_view text) : m_tree(tree), m_text(text) {}

    /// Returns whether the text matches; absent if that would take too long.
    std::optional<bool> matches(RuleId rule)
    {
        for (bool hasGrown = true; hasGrown;) {
            hasGrown = false;
            m_thisRound.clear();
            m_hasGrown = &hasGrown;
            rulesFrom(rule, 0);
            if (m_steps > kMostSteps)
                return std::nullopt;
        }
        return m_known[{rule, 0}].contains(m_text.size());
    }

private:
    static constexpr int kMostSteps = 20'000;

    Ends rulesFrom(RuleId rule, std::size_t at)
    {
        const std::pair key(rule, at);
        if (++m_steps > kMostSteps || !m_thisRound.insert(key).second)
            return m_known[key];
        const Ends ends = endsOf(m_tree.rules[rule].body, at);
        Ends& known = m_known[key];
        if (ends.size() > known.size())
            *m_hasGrown = true;
        known.insert(ends.begin(), ends.end());
        return known;
    }

    Ends endsOf(NodeId id, std::size_t at)
    {
        if (++m_steps > kMostSteps)
            return {};
        const Node& node = m_tree.node(id);
        switch (node.kind) {
        case NodeKind::Alternation: {
            Ends ends;
            for (const NodeId child : node.children)
                ends.merge(endsOf(child, at));
            return ends;
        }
        case NodeKind::Concatenation: {
            Ends ends{at};
            for (const NodeId child : node.children)
                ends = endsFrom(child, ends);
            return ends;
        }
        case NodeKind::Repetition: return repeated(node, at);
        case NodeKind::Literal: return literal(node, at);
        case NodeKind::CharClass: return character(node, at);
        case NodeKind::Reference: return node.rule == kNoRule ? Ends() : rulesFrom(node.rule, at);
        }
        return {};
    }

    Ends endsFrom(NodeId id, const Ends& starts)
    {
        Ends ends;
        for (const std::size_t start : starts)
            ends.merge(endsOf(id, start));
        return ends;
    }

    Ends repeated(const Node& node, std::size_t at)
    {
        Ends ends;
        Ends reached{at};
        std::set<Ends> seen; // beyond `least`, the same places add nothing new
        for (std::uint32_t times = 0; !reached.empty(); ++times) {
            if (times >= node.least) {
                if (!seen.insert(reached).second)
                    break;
                ends.insert(reached.begin(), reached.end());
            }
            if (times == node.most || m_steps > kMostSteps)
                break;
            reached = endsFrom(node.children.front(), reached);
        }
        return ends;
    }

    [[nodiscard]] Ends literal(const Node& node, std::size_t at) const
    {
        const std::string there(m_text.substr(at, node.text.size()));
        const bool isSame =
            node.isCaseSensitive ? there == node.text : asciiLowered(there) == asciiLowered(node.text);
        return isSame ? Ends{at + node.text.size()} : Ends();
    }

    [[nodiscard]] Ends character(const Node& node, std::size_t at) const
    {
        if (at == m_text.size())
            return {};
        const Utf8Character utf8 = utf8CharacterAt(m_text, at);
        if (node.isUtf8 && !utf8.isValid)
            return {};
        const auto value = node.isUtf8 ? std::uint32_t{utf8.codePoint}
                                       : std::uint32_t{static_cast<unsigned char>(m_text[at])};
        for (const CodeRange& range : node.ranges) {
            if (value >= range.least && value <= range.greatest)
                return {at + (node.isUtf8 ? utf8.length : 1)};
        }
        return {};
    }

    const GrammarTree& m_tree;
    std::string_view m_text;
    std::map<std::pair<RuleId, std::size_t>, Ends> m_known;
    std::set<std::pair<RuleId, std::size_t>> m_thisRound;
    bool* m_hasGrown = nullptr;
    int m_steps = 0;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const std::size_t end = input.find("\n\n");
    if (end == std::string_view::npos || size > 512)
        return 0;
    // Huge grammars are slow to compile within the limits; fuzz_abnf covers them.
    GrammarOptions options;
    options.mode = AbnfMode::Lenient;
    const auto grammar = std::make_shared<const Grammar>(readGrammar(input.substr(0, end + 1), options));
    for (const Node& node : grammar->tree().nodes) {
        if (node.least > 20 || (node.most > 20 && node.most != kUnbounded))
            return 0;
    }
    const Matcher matcher = compileMatcher(grammar, {});
    if (matcher.limit().limit != GrammarLimit::None)
        return 0;
    std::string_view texts = input.substr(end + 2);
    for (int i = 0; i < 4; ++i) {
        const std::string_view text = texts.substr(0, std::min(texts.find('\n'), std::size_t{40}));
        const MatchVerdict verdict = matcher.match(text);
        const auto expected = SlowMatcher(grammar->tree(), text).matches(matcher.startRule());
        if (verdict != MatchVerdict::Undecided && expected)
            require((verdict == MatchVerdict::Valid) == *expected, "the engine agrees with the slow matcher");
        require(matcher.locate(text).has_value() == (verdict == MatchVerdict::Invalid),
                "a rejected text has a place of rejection");
        texts.remove_prefix(std::min(texts.size(), text.size() + 1));
    }
    return 0;
}
