// SPDX-License-Identifier: Apache-2.0
#include "core/check/rulepattern.h"

#include "core/grammar/regex/pattern.h"
#include "core/grammar/regex/ruleexpression.h"

#include <vector>

namespace nidus::check {

namespace {

/// Returns the expression of the names after the prefix that the rule describes.
std::expected<grammar::ExpressionPtr, grammar::PatternObstacle> nameExpression(std::string_view nid,
                                                                               const NamespaceRule& rule)
{
    std::expected<grammar::ExpressionPtr, grammar::PatternObstacle> made =
        grammar::ruleExpression(rule.matcher().grammar(), rule.matcher().startRule());
    if (!made)
        return made;
    for (const char c : describedPrefix(nid, rule.source().scope))
        made = grammar::afterCharacter(*made, static_cast<unsigned char>(c));
    if (grammar::matchesNothing(**made))
        return std::unexpected(grammar::PatternObstacle{
            .problem = grammar::PatternProblem::Nothing,
            .detail = rule.matcher().grammar().tree().rules[rule.matcher().startRule()].name});
    return made;
}

grammar::ExpressionPtr prefixed(std::string_view prefix, const grammar::ExpressionPtr& names)
{
    std::vector<grammar::ExpressionPtr> parts;
    for (const char c : prefix) {
        const auto value = static_cast<unsigned char>(c);
        parts.push_back(grammar::charactersOf(grammar::withBothCases({{value, value}})));
    }
    parts.push_back(names);
    return grammar::sequenceOf(parts);
}

} // namespace

std::expected<std::string, grammar::PatternObstacle>
rulePattern(std::string_view nid, const NamespaceRule& rule, grammar::RegexDialect dialect, NameExtent extent,
            const std::stop_token& stop)
{
    const std::expected<grammar::Dfa, grammar::LimitHit> automaton = namesAutomaton(nid, rule, extent);
    if (!automaton)
        return std::unexpected(grammar::PatternObstacle{.limit = automaton.error()});
    const std::expected<grammar::ExpressionPtr, grammar::PatternObstacle> names = nameExpression(nid, rule);
    if (!names)
        return std::unexpected(names.error());
    const grammar::ExpressionPtr whole =
        extent == NameExtent::Urn ? prefixed(describedPrefix(nid, NameScope::Urn), *names) : *names;
    return grammar::provenPattern(whole, *automaton, dialect, stop);
}

} // namespace nidus::check
