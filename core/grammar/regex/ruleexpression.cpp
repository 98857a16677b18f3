// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/regex/ruleexpression.h"

#include "core/base/utf8.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nidus::grammar {

namespace {

/// What a node of recursive rules matches: something followed (or, for left recursion, preceded) by one of
/// the rules, or something without any of them.
struct LinearForm
{
    std::map<RuleId, ExpressionPtr> coefficients;
    ExpressionPtr rest = nothing();
};

class ExpressionBuilder
{
public:
    explicit ExpressionBuilder(const Grammar& grammar) : m_tree(grammar.tree()), m_facts(grammar.facts()) {}

    ExpressionPtr ofRule(RuleId rule);
    [[nodiscard]] const std::optional<PatternObstacle>& obstacle() const { return m_obstacle; }

private:
    ExpressionPtr ofNode(NodeId id);
    ExpressionPtr ofLiteral(const Node& node);
    ExpressionPtr ofClass(const Node& node);
    ExpressionPtr ofRecursion(RuleId rule);
    std::map<RuleId, LinearForm> equations(RuleId rule);
    LinearForm linear(NodeId id, std::uint32_t component);
    LinearForm linearSequence(const Node& node, std::uint32_t component);
    [[nodiscard]] bool refersTo(NodeId id, std::uint32_t component) const;
    /// Joins a coefficient and what it applies to, in the order of the recursion.
    [[nodiscard]] ExpressionPtr joined(const ExpressionPtr& coefficient, const ExpressionPtr& other) const
    {
        return m_isRight ? sequenceOf({coefficient, other}) : sequenceOf({other, coefficient});
    }
    void stop(PatternProblem problem)
    {
        if (!m_obstacle)
            m_obstacle = PatternObstacle{.problem = problem, .detail = m_ruleName};
    }

    const GrammarTree& m_tree;
    const GrammarFacts& m_facts;
    std::unordered_map<RuleId, ExpressionPtr> m_rules;
    std::optional<PatternObstacle> m_obstacle;
    std::string m_ruleName;
    bool m_isRight = true; ///< the direction of the recursion that is being solved
};

ExpressionPtr ExpressionBuilder::ofRule(RuleId rule)
{
    if (m_obstacle)
        return nothing();
    if (const auto known = m_rules.find(rule); known != m_rules.end())
        return known->second;
    const std::string outer = std::exchange(m_ruleName, m_tree.rules[rule].name);
    const ExpressionPtr made =
        m_facts.of(rule).recursion == Recursion::None ? ofNode(m_tree.rules[rule].body) : ofRecursion(rule);
    if (made->size > kMaxPatternBytes)
        stop(PatternProblem::TooLong);
    m_ruleName = outer;
    m_rules.emplace(rule, made);
    return made;
}

ExpressionPtr ExpressionBuilder::ofNode(NodeId id)
{
    const Node& node = m_tree.node(id);
    switch (node.kind) {
    case NodeKind::Alternation:
    case NodeKind::Concatenation: {
        std::vector<ExpressionPtr> parts;
        parts.reserve(node.children.size());
        for (const NodeId child : node.children)
            parts.push_back(ofNode(child));
        return node.kind == NodeKind::Alternation ? choiceOf(parts) : sequenceOf(parts);
    }
    case NodeKind::Repetition:
        return node.most == 0 ? emptyText() : repetitionOf(ofNode(node.children[0]), node.least, node.most);
    case NodeKind::Literal: return ofLiteral(node);
    case NodeKind::CharClass: return ofClass(node);
    case NodeKind::Reference: return ofRule(node.rule);
    }
    return nothing();
}

ExpressionPtr ExpressionBuilder::ofLiteral(const Node& node)
{
    std::vector<ExpressionPtr> parts;
    for (std::size_t at = 0; at < node.text.size();) {
        const base::Utf8Character character = base::utf8CharacterAt(node.text, at);
        if (!character.isValid) {
            stop(PatternProblem::NotAscii);
            return nothing();
        }
        const CodeRanges one{{character.codePoint, character.codePoint}};
        parts.push_back(charactersOf(node.isCaseSensitive ? one : withBothCases(one)));
        at += character.length;
    }
    return sequenceOf(parts);
}

ExpressionPtr ExpressionBuilder::ofClass(const Node& node)
{
    constexpr std::uint32_t kGreatestByte = 0x7F;
    const bool isAscii =
        std::ranges::all_of(node.ranges, [](CodeRange range) { return range.greatest <= kGreatestByte; });
    if (!isAscii && !node.isUtf8) {
        stop(PatternProblem::NotAscii);
        return nothing();
    }
    return charactersOf(node.ranges);
}

/// Solves the equations of rules that refer to each other at one end: by Arden's rule, X = aX / b is a*b.
ExpressionPtr ExpressionBuilder::ofRecursion(RuleId rule)
{
    const bool outer = std::exchange(m_isRight, m_facts.of(rule).recursion == Recursion::Right);
    std::map<RuleId, LinearForm> open = equations(rule);
    while (!open.empty() && !m_obstacle) {
        const auto last =
            open.size() > 1 && open.begin()->first == rule ? std::prev(open.end()) : open.begin();
        const RuleId solved = last->first;
        LinearForm form = std::move(last->second);
        open.erase(last);
        const auto own = form.coefficients.find(solved);
        const ExpressionPtr loop =
            own == form.coefficients.end() ? emptyText() : repetitionOf(own->second, 0, kUnbounded);
        form.coefficients.erase(solved);
        form.rest = joined(loop, form.rest);
        for (auto& [name, coefficient] : form.coefficients)
            coefficient = joined(loop, coefficient);
        if (solved == rule && open.empty()) {
            m_isRight = outer;
            return form.rest;
        }
        for (auto& [name, other] : open) {
            const auto use = other.coefficients.find(solved);
            if (use == other.coefficients.end())
                continue;
            const ExpressionPtr factor = use->second;
            other.coefficients.erase(use);
            other.rest = choiceOf({other.rest, joined(factor, form.rest)});
            for (const auto& [next, coefficient] : form.coefficients) {
                ExpressionPtr& sum = other.coefficients.try_emplace(next, nothing()).first->second;
                sum = choiceOf({sum, joined(factor, coefficient)});
            }
            if (other.rest->size > kMaxPatternBytes)
                stop(PatternProblem::TooLong);
        }
    }
    m_isRight = outer;
    return nothing();
}

std::map<RuleId, LinearForm> ExpressionBuilder::equations(RuleId rule)
{
    const std::uint32_t component = m_facts.of(rule).component;
    std::map<RuleId, LinearForm> made;
    std::vector<RuleId> open{rule};
    while (!open.empty()) {
        const RuleId next = open.back();
        open.pop_back();
        if (made.contains(next))
            continue;
        const LinearForm& form = made[next] = linear(m_tree.rules[next].body, component);
        for (const auto& [other, coefficient] : form.coefficients)
            open.push_back(other);
    }
    return made;
}

LinearForm ExpressionBuilder::linear(NodeId id, std::uint32_t component)
{
    const Node& node = m_tree.node(id);
    LinearForm form;
    if (!refersTo(id, component)) {
        form.rest = ofNode(id);
    } else if (node.kind == NodeKind::Reference) {
        form.coefficients.emplace(node.rule, emptyText());
    } else if (node.kind == NodeKind::Alternation) {
        for (const NodeId child : node.children) {
            const LinearForm part = linear(child, component);
            form.rest = choiceOf({form.rest, part.rest});
            for (const auto& [rule, coefficient] : part.coefficients) {
                ExpressionPtr& sum = form.coefficients.try_emplace(rule, nothing()).first->second;
                sum = choiceOf({sum, coefficient});
            }
        }
    } else if (node.kind == NodeKind::Repetition) { // at most once, or the recursion would not be at one end
        form = linear(node.children[0], component);
        if (node.least == 0)
            form.rest = choiceOf({form.rest, emptyText()});
    } else {
        form = linearSequence(node, component);
    }
    return form;
}

/// Only the last part (or, for left recursion, the first) refers to the rules.
LinearForm ExpressionBuilder::linearSequence(const Node& node, std::uint32_t component)
{
    std::vector<ExpressionPtr> others;
    const std::size_t end = m_isRight ? node.children.size() - 1 : 0;
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        if (i != end)
            others.push_back(ofNode(node.children[i]));
    }
    const ExpressionPtr constant = sequenceOf(others);
    LinearForm form = linear(node.children[end], component);
    form.rest = joined(constant, form.rest);
    for (auto& [rule, coefficient] : form.coefficients)
        coefficient = joined(constant, coefficient);
    return form;
}

bool ExpressionBuilder::refersTo(NodeId id, std::uint32_t component) const
{
    const Node& node = m_tree.node(id);
    if (node.kind == NodeKind::Reference)
        return m_facts.of(node.rule).component == component;
    return (node.kind != NodeKind::Repetition || node.most > 0) &&
           std::ranges::any_of(node.children,
                               [this, component](NodeId child) { return refersTo(child, component); });
}

/// Returns why the rules that `start` reaches have no expression.
std::optional<LimitHit> limitOf(const Grammar& grammar, RuleId start)
{
    const std::vector<bool> reached = grammar.facts().reachable(start);
    for (RuleId rule = 0; rule < grammar.tree().rules.size(); ++rule) {
        if (reached[rule] && (!grammar.facts().of(rule).isSound || grammar.tree().rules[rule].isBroken))
            return LimitHit{GrammarLimit::Unreadable, grammar.tree().rules[rule].name};
    }
    for (RuleId rule = 0; rule < grammar.tree().rules.size(); ++rule) {
        if (reached[rule] && grammar.facts().of(rule).recursion == Recursion::Middle)
            return LimitHit{GrammarLimit::ContextFree, grammar.tree().rules[rule].name};
    }
    return std::nullopt;
}

} // namespace

std::expected<ExpressionPtr, PatternObstacle> ruleExpression(const Grammar& grammar, RuleId start)
{
    if (std::optional<LimitHit> limit = limitOf(grammar, start))
        return std::unexpected(PatternObstacle{.limit = *std::move(limit)});
    ExpressionBuilder builder(grammar);
    ExpressionPtr made = builder.ofRule(start);
    if (builder.obstacle())
        return std::unexpected(*builder.obstacle());
    if (matchesNothing(*made))
        return std::unexpected(
            PatternObstacle{.problem = PatternProblem::Nothing, .detail = grammar.tree().rules[start].name});
    return made;
}

} // namespace nidus::grammar
