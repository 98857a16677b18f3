// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"

#include <cstdint>
#include <vector>

namespace nidus::grammar {

enum class GrammarShape : std::uint8_t {
    Regular,     ///< no recursion
    Linear,      ///< recursion at one end only: still a regular language
    ContextFree, ///< anything else
};

enum class Recursion : std::uint8_t {
    None,
    Right,  ///< every reference to its own cycle of rules ends an alternative
    Left,   ///< every such reference begins an alternative
    Middle, ///< anything else
};

struct RuleFacts
{
    std::uint32_t component = 0; ///< rules that refer to each other in a cycle share one
    bool isSound = false;        ///< has no error, and all rules it directly refers to are defined
    Recursion recursion = Recursion::None;
    bool isLeftRecursive = false; ///< also after elements that may be empty
    bool isNullable = false;
    bool isProductive = false; ///< some text matches it
    bool isOneByte = false;    ///< every text that matches it is one byte long
};

/// Facts about the rules of a tree whose references are resolved.
class GrammarFacts
{
public:
    GrammarFacts() = default;
    explicit GrammarFacts(const GrammarTree& tree);

    [[nodiscard]] const RuleFacts& of(RuleId rule) const { return m_rules[rule]; }
    /// Returns the rules that a rule refers to directly, each once.
    [[nodiscard]] const std::vector<RuleId>& references(RuleId rule) const { return m_references[rule]; }
    /// Returns the rule and all rules it can reach.
    [[nodiscard]] std::vector<bool> reachable(RuleId start) const;
    [[nodiscard]] GrammarShape shape(RuleId start) const;

private:
    std::vector<RuleFacts> m_rules;
    std::vector<std::vector<RuleId>> m_references;
};

} // namespace nidus::grammar
