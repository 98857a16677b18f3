// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/text/grammarfacts.h"

#include <algorithm>
#include <cstddef>
#include <span>

namespace nidus::grammar {

namespace {

using Graph = std::vector<std::vector<RuleId>>;

/// Tarjan's strongly connected components, callees first. Recursion depth is the longest chain of rules, at
/// most kMaxGrammarRules.
class Components
{
public:
    explicit Components(const Graph& graph)
        : m_graph(graph), m_index(graph.size(), 0), m_low(graph.size(), 0), m_isOnStack(graph.size(), false)
    {
        for (RuleId rule = 0; rule < graph.size(); ++rule) {
            if (m_index[rule] == 0)
                visit(rule);
        }
    }

    std::vector<std::vector<RuleId>> components;

private:
    void visit(RuleId rule)
    {
        m_index[rule] = m_low[rule] = ++m_counter;
        m_stack.push_back(rule);
        m_isOnStack[rule] = true;
        for (const RuleId next : m_graph[rule]) {
            if (m_index[next] == 0) {
                visit(next);
                m_low[rule] = std::min(m_low[rule], m_low[next]);
            } else if (m_isOnStack[next]) {
                m_low[rule] = std::min(m_low[rule], m_index[next]);
            }
        }
        if (m_low[rule] != m_index[rule])
            return;
        components.emplace_back();
        RuleId member = kNoRule;
        do {
            member = m_stack.back();
            m_stack.pop_back();
            m_isOnStack[member] = false;
            components.back().push_back(member);
        } while (member != rule);
    }

    const Graph& m_graph;
    std::vector<std::uint32_t> m_index;
    std::vector<std::uint32_t> m_low;
    std::vector<bool> m_isOnStack;
    std::vector<RuleId> m_stack;
    std::uint32_t m_counter = 0;
};

/// Returns whether members refer to each other, or one to itself.
bool isCycle(const Graph& graph, std::span<const RuleId> members)
{
    return members.size() > 1 || std::ranges::find(graph[members[0]], members[0]) != graph[members[0]].end();
}

/// Facts about nodes, derived from the facts about rules so far. Nodes nest at most as deep as groups.
class NodeFacts
{
public:
    NodeFacts(const GrammarTree& tree, const std::vector<RuleFacts>& rules) : m_tree(tree), m_rules(rules) {}

    [[nodiscard]] bool isNullable(NodeId id) const
    {
        const Node& node = m_tree.node(id);
        const auto holds = [this](NodeId child) { return isNullable(child); };
        switch (node.kind) {
        case NodeKind::Alternation: return std::ranges::any_of(node.children, holds);
        case NodeKind::Concatenation: return std::ranges::all_of(node.children, holds);
        case NodeKind::Repetition: return node.least == 0 || isNullable(node.children[0]);
        case NodeKind::Literal: return node.text.empty();
        case NodeKind::CharClass: return false;
        case NodeKind::Reference: return node.rule != kNoRule && m_rules[node.rule].isNullable;
        }
        return false;
    }

    /// Nodes that could not be read or found count as productive: they are already reported.
    [[nodiscard]] bool isProductive(NodeId id) const
    {
        const Node& node = m_tree.node(id);
        const auto holds = [this](NodeId child) { return isProductive(child); };
        switch (node.kind) {
        case NodeKind::Alternation: return std::ranges::any_of(node.children, holds);
        case NodeKind::Concatenation: return std::ranges::all_of(node.children, holds);
        case NodeKind::Repetition: return node.least == 0 || isProductive(node.children[0]);
        case NodeKind::Literal: return true;
        case NodeKind::CharClass: return node.isNumeric || !node.ranges.empty();
        case NodeKind::Reference:
            return node.rule == kNoRule || m_rules[node.rule].isProductive ||
                   m_tree.rules[node.rule].isBroken;
        }
        return false;
    }

    [[nodiscard]] bool isOneByte(NodeId id) const
    {
        const Node& node = m_tree.node(id);
        const auto holds = [this](NodeId child) { return isOneByte(child); };
        switch (node.kind) {
        case NodeKind::Alternation: return std::ranges::all_of(node.children, holds);
        case NodeKind::Concatenation: return node.children.size() == 1 && isOneByte(node.children[0]);
        case NodeKind::Repetition: return node.least == 1 && node.most == 1 && isOneByte(node.children[0]);
        case NodeKind::Literal: return node.text.size() == 1;
        case NodeKind::CharClass:
            return !node.isUtf8 ||
                   std::ranges::all_of(node.ranges, [](CodeRange range) { return range.greatest < 0x80; });
        case NodeKind::Reference: return node.rule != kNoRule && m_rules[node.rule].isOneByte;
        }
        return false;
    }

    /// Adds the rules that a text of the node can begin with.
    void addLeftmost(NodeId id, std::vector<RuleId>& leftmost) const
    {
        const Node& node = m_tree.node(id);
        if (node.kind == NodeKind::Reference && node.rule != kNoRule)
            leftmost.push_back(node.rule);
        for (const NodeId child : node.children) {
            addLeftmost(child, leftmost);
            if (node.kind == NodeKind::Concatenation && !isNullable(child))
                break;
        }
    }

    /// Where the node contains references to `component`.
    struct Ends
    {
        bool areAllFirst = true;
        bool areAllLast = true;
    };
    void findEnds(NodeId id, std::uint32_t component, Ends here, Ends& ends) const
    {
        const Node& node = m_tree.node(id);
        if (node.kind == NodeKind::Reference && node.rule != kNoRule &&
            m_rules[node.rule].component == component) {
            ends.areAllFirst = ends.areAllFirst && here.areAllFirst;
            ends.areAllLast = ends.areAllLast && here.areAllLast;
        }
        const bool isLoop = node.kind == NodeKind::Repetition && node.most > 1;
        const bool isSequence = node.kind == NodeKind::Concatenation;
        if (node.kind == NodeKind::Repetition && node.most == 0)
            return;
        for (std::size_t i = 0; i < node.children.size(); ++i) {
            const bool isFirst = here.areAllFirst && !isLoop && (!isSequence || i == 0);
            const bool isLast = here.areAllLast && !isLoop && (!isSequence || i + 1 == node.children.size());
            findEnds(node.children[i], component, {isFirst, isLast}, ends);
        }
    }

private:
    const GrammarTree& m_tree;
    const std::vector<RuleFacts>& m_rules;
};

/// Returns the rules that a node refers to, each once, except those repeated zero times.
std::vector<RuleId> collectReferences(const GrammarTree& tree, NodeId body)
{
    std::vector<RuleId> references;
    std::vector<NodeId> open{body};
    while (!open.empty()) {
        const Node& node = tree.node(open.back());
        open.pop_back();
        if (node.kind == NodeKind::Reference && node.rule != kNoRule)
            references.push_back(node.rule);
        open.insert(open.end(), node.children.begin(), node.children.end());
    }
    std::ranges::sort(references);
    const auto repeated = std::ranges::unique(references);
    references.erase(repeated.begin(), repeated.end());
    return references;
}

/// Extends "nullable" and "productive" within a cycle until nothing changes, in alternating directions.
void growFacts(const GrammarTree& tree, std::vector<RuleFacts>& rules, std::vector<RuleId> members)
{
    const NodeFacts facts(tree, rules);
    for (bool changed = true; changed; std::ranges::reverse(members)) {
        changed = false;
        for (const RuleId rule : members) {
            const RuleFacts before = rules[rule];
            RuleFacts& now = rules[rule];
            now.isNullable = before.isNullable || facts.isNullable(tree.rules[rule].body);
            now.isProductive = before.isProductive || facts.isProductive(tree.rules[rule].body);
            changed =
                changed || now.isNullable != before.isNullable || now.isProductive != before.isProductive;
        }
        if (members.size() == 1 && rules[members[0]].recursion == Recursion::None)
            break;
    }
}

bool hasUndefinedReference(const GrammarTree& tree, NodeId id)
{
    const Node& node = tree.node(id);
    return (node.kind == NodeKind::Reference && node.rule == kNoRule) ||
           std::ranges::any_of(node.children,
                               [&tree](NodeId child) { return hasUndefinedReference(tree, child); });
}

} // namespace

GrammarFacts::GrammarFacts(const GrammarTree& tree) : m_rules(tree.rules.size())
{
    for (RuleId id = 0; id < tree.rules.size(); ++id) {
        const GrammarRule& rule = tree.rules[id];
        m_references.push_back(collectReferences(tree, rule.body));
        m_rules[id].isSound = !rule.isBroken && !hasUndefinedReference(tree, rule.body);
    }
    const NodeFacts facts(tree, m_rules);
    const Components all(m_references);
    for (std::uint32_t component = 0; component < all.components.size(); ++component) {
        const std::vector<RuleId>& members = all.components[component];
        for (const RuleId rule : members)
            m_rules[rule].component = component;
        const bool isRecursive = isCycle(m_references, members);
        NodeFacts::Ends ends;
        for (const RuleId rule : members)
            facts.findEnds(tree.rules[rule].body, component, {}, ends);
        for (const RuleId rule : members) {
            m_rules[rule].recursion = !isRecursive       ? Recursion::None
                                      : ends.areAllLast  ? Recursion::Right
                                      : ends.areAllFirst ? Recursion::Left
                                                         : Recursion::Middle;
            m_rules[rule].isOneByte = !isRecursive && facts.isOneByte(tree.rules[rule].body);
        }
        growFacts(tree, m_rules, members);
    }
    Graph leftmost(tree.rules.size());
    for (RuleId rule = 0; rule < tree.rules.size(); ++rule)
        facts.addLeftmost(tree.rules[rule].body, leftmost[rule]);
    for (const std::vector<RuleId>& members : Components(leftmost).components) {
        for (const RuleId rule : members)
            m_rules[rule].isLeftRecursive = isCycle(leftmost, members);
    }
}

std::vector<bool> GrammarFacts::reachable(RuleId start) const
{
    std::vector<bool> seen(m_rules.size(), false);
    std::vector<RuleId> open{start};
    seen[start] = true;
    while (!open.empty()) {
        const RuleId rule = open.back();
        open.pop_back();
        for (const RuleId next : m_references[rule]) {
            if (!seen[next])
                open.push_back(next);
            seen[next] = true;
        }
    }
    return seen;
}

GrammarShape GrammarFacts::shape(RuleId start) const
{
    const std::vector<bool> reached = reachable(start);
    GrammarShape shape = GrammarShape::Regular;
    for (RuleId rule = 0; rule < m_rules.size(); ++rule) {
        if (!reached[rule] || m_rules[rule].recursion == Recursion::None)
            continue;
        const bool isMiddle = m_rules[rule].recursion == Recursion::Middle;
        shape = std::max(shape, isMiddle ? GrammarShape::ContextFree : GrammarShape::Linear);
    }
    return shape;
}

} // namespace nidus::grammar
