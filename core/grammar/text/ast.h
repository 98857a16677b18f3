// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace nidus::grammar {

using NodeId = std::uint32_t;
using RuleId = std::uint32_t;
inline constexpr NodeId kNoNode = UINT32_MAX;
inline constexpr RuleId kNoRule = UINT32_MAX;
inline constexpr std::uint32_t kUnbounded = UINT32_MAX;

enum class NodeKind : std::uint8_t {
    Alternation,   ///< any of the children, unordered
    Concatenation, ///< all children; none: the empty text
    Repetition,    ///< one child, `least` to `most` times, not greedy
    Literal,       ///< the bytes of `text`
    CharClass,     ///< one value of `ranges`
    Reference,     ///< a rule
};

/// Values from least to greatest: bytes, or code points if the node is marked so.
struct CodeRange
{
    std::uint32_t least;
    std::uint32_t greatest;

    bool operator==(const CodeRange&) const = default;
};

/// One node of a rule's right side. ABNF and I-Regexp use the same nodes.
struct Node
{
    NodeKind kind = NodeKind::Concatenation;
    bool isCaseSensitive = false; ///< Literal: letters match only themselves
    bool isNumeric = false;       ///< Literal, CharClass: written as numbers (%x41)
    bool isUtf8 = false;          ///< CharClass: `ranges` are code points, matched as UTF-8
    bool isOptional = false;      ///< Repetition: written [x] rather than *1x
    base::TextRange place{};      ///< bytes of the grammar's text
    std::uint32_t least = 1;
    std::uint32_t most = 1;
    RuleId rule = kNoRule; ///< Reference: kNoRule when undefined
    /// Literal: bytes; Reference: the name as written; CharClass: the source text, if any; Concatenation: the
    /// prose in its place, if any.
    std::string text{};
    std::vector<CodeRange> ranges{};
    std::vector<NodeId> children{};
};

enum class RuleOrigin : std::uint8_t {
    Own,     ///< defined in the grammar's text
    Core,    ///< RFC 5234 appendix B
    Library, ///< RFC 3986, RFC 8141, RFC 2141, provided by Nidus
};

struct GrammarRule
{
    std::string name; ///< as defined
    NodeId body = kNoNode;
    base::TextRange nameRange; ///< bytes of the grammar's text (Own only)
    RuleOrigin origin = RuleOrigin::Own;
    bool isBroken = false;    ///< contains an error: gives no verdicts
    bool isIncrement = false; ///< first defined with "=/"
};

/// A parsed grammar: rules over nodes in one arena. Name comparison ignores ASCII case.
class GrammarTree
{
public:
    std::vector<Node> nodes;
    std::vector<GrammarRule> rules;

    [[nodiscard]] const Node& node(NodeId id) const { return nodes[id]; }
    NodeId add(Node node);
    /// Adds a rule; its name must be new.
    RuleId addRule(GrammarRule rule);
    /// Returns the rule of that name, kNoRule if there is none.
    [[nodiscard]] RuleId find(std::string_view name) const;

private:
    std::unordered_map<std::string, RuleId> m_byName; ///< lower case
};

/// Returns the text with ASCII letters in lower case.
[[nodiscard]] std::string asciiLowered(std::string_view text);

} // namespace nidus::grammar
