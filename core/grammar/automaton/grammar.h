// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/abnflexer.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/grammarchecks.h"
#include "core/grammar/text/grammarfacts.h"
#include "core/grammar/text/grammarfinding.h"
#include "core/grammar/text/regexdialect.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nidus::grammar {

enum class GrammarNotation : std::uint8_t {
    Abnf,    ///< RFC 5234, RFC 7405
    IRegexp, ///< RFC 9485, or another dialect of regular expressions; one rule, called kPatternRule
};

/// The name of the only rule of a regular expression.
inline constexpr std::string_view kPatternRule = "pattern";

struct GrammarOptions
{
    GrammarNotation notation = GrammarNotation::Abnf;
    AbnfMode mode = AbnfMode::Strict;
    RuleSources sources = RuleSources::Core;
    std::string start; ///< start rule for the findings about use; empty: the first rule
    RegexDialect dialect = RegexDialect::IRegexp; ///< only for regular expressions
};

/// A parsed grammar: rules, findings, and facts about the rules. A value that owns all it needs.
class Grammar
{
public:
    [[nodiscard]] const GrammarTree& tree() const { return m_tree; }
    [[nodiscard]] const GrammarFacts& facts() const { return m_facts; }
    /// In text order.
    [[nodiscard]] std::span<const GrammarFinding> findings() const { return m_findings; }
    [[nodiscard]] bool hasErrors() const;
    /// Returns the number of rules in the text.
    [[nodiscard]] std::size_t ownRuleCount() const;
    /// Returns the rule of that name in the text, kNoRule if there is none. Never one of ours: a misspelled
    /// start rule must not be replaced by a library rule that accepts everything.
    [[nodiscard]] RuleId ownRule(std::string_view name) const;
    /// Returns the first rule in the text, kNoRule if there is none.
    [[nodiscard]] RuleId firstRule() const;

private:
    friend Grammar readGrammar(std::string_view text, const GrammarOptions& options);

    GrammarTree m_tree;
    GrammarFacts m_facts;
    std::vector<GrammarFinding> m_findings;
};

/// Reads a grammar. Never fails: errors are findings, and rules without errors still give verdicts.
[[nodiscard]] Grammar readGrammar(std::string_view text, const GrammarOptions& options = {});

} // namespace nidus::grammar
