// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/automaton/nfa.h"

#include "core/grammar/text/utf8ranges.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace nidus::grammar {

namespace {

/// "Build this node between these two states." A list of tasks, not recursion, because chains of rules may be
/// as long as a grammar allows.
struct Task
{
    NodeId node;
    std::uint32_t from;
    std::uint32_t to;
    std::uint32_t frame;
};

/// One unfolding of a cycle of right- or left-linear rules: each rule is built once, and references within
/// the cycle become jumps.
struct Cycle
{
    std::uint32_t begin;
    std::uint32_t end;
    std::vector<std::pair<RuleId, std::uint32_t>> states; ///< a rule's entry (right) or exit (left)
};

struct Link
{
    std::uint32_t from;
    std::uint32_t to;
};

struct PlacedEdge
{
    std::uint32_t from;
    NfaEdge edge;
};

/// Returns the offset of each state's entries in a list sorted by state.
template <typename Entry>
std::vector<std::uint32_t> offsetsByState(const std::vector<Entry>& entries, std::size_t states)
{
    std::vector<std::uint32_t> offsets(states + 1, 0);
    for (const Entry& entry : entries)
        ++offsets[entry.from + 1];
    for (std::size_t i = 1; i < offsets.size(); ++i)
        offsets[i] += offsets[i - 1];
    return offsets;
}

} // namespace

class NfaBuilder
{
public:
    NfaBuilder(const GrammarTree& tree, const GrammarFacts& facts, std::span<const RuleId> marked)
        : m_tree(tree), m_facts(facts), m_marked(marked), m_oneByte(tree)
    {}

    std::expected<Nfa, LimitHit> run(RuleId start, const std::stop_token& stop);

private:
    std::uint32_t newState() { return m_states++; }
    void jump(std::uint32_t from, std::uint32_t to) { m_jumps.push_back({from, to}); }
    void build(const Task& task);
    void repetition(const Node& node, const Task& task);
    void literal(const Node& node, const Task& task);
    void charClass(const Node& node, const Task& task);
    void reference(RuleId rule, const Task& task);
    void inlined(RuleId rule, const Task& task);
    /// Adds an edge on a byte that is in no text.
    void mark(const Task& task, std::uint32_t from, std::uint32_t to, unsigned char byte);
    void referenceInCircle(RuleId rule, const Task& task);
    /// Returns the state of a rule in a cycle; the rule is built on first use.
    std::uint32_t circleState(RuleId rule, std::uint32_t circle, std::uint32_t parentFrame);
    void edge(const Task& task, std::uint32_t from, std::uint32_t to, const ByteSet& set,
              std::size_t position);
    [[nodiscard]] bool isOverLimit() const
    {
        return m_states > kMaxNfaStates || m_frames.size() > kMaxNfaStates || m_jumps.size() > kMaxNfaEdges ||
               m_edges.size() > kMaxNfaEdges;
    }
    void dropDeadEnds(std::uint32_t accept);
    Nfa finished(std::uint32_t start, std::uint32_t accept);

    const GrammarTree& m_tree;
    const GrammarFacts& m_facts;
    std::span<const RuleId> m_marked;
    OneByteSets m_oneByte;
    std::uint32_t m_states = 0;
    std::vector<Task> m_tasks;
    std::vector<Cycle> m_circles;
    std::vector<RuleFrame> m_frames;
    std::vector<Link> m_jumps;
    std::vector<PlacedEdge> m_edges;
    ByteSets m_sets;
};

std::expected<Nfa, LimitHit> NfaBuilder::run(RuleId start, const std::stop_token& stop)
{
    const std::uint32_t begin = newState();
    const std::uint32_t accept = newState();
    reference(start, {kNoNode, begin, accept, kNoFrame});
    for (std::size_t count = 0; !m_tasks.empty(); ++count) {
        const Task task = m_tasks.back();
        m_tasks.pop_back();
        build(task);
        if (isOverLimit())
            return std::unexpected(
                LimitHit{GrammarLimit::NfaStates, m_tree.rules[m_frames[task.frame].rule].name});
        if ((count & 0xFFFU) == 0 && stop.stop_requested())
            return std::unexpected(LimitHit{GrammarLimit::Canceled, {}});
    }
    dropDeadEnds(accept);
    return finished(begin, accept);
}

void NfaBuilder::build(const Task& task)
{
    const Node& node = m_tree.node(task.node);
    switch (node.kind) {
    case NodeKind::Alternation:
        for (const NodeId child : node.children)
            m_tasks.push_back({child, task.from, task.to, task.frame});
        return;
    case NodeKind::Concatenation: {
        if (node.children.empty())
            return jump(task.from, task.to);
        // The first child begins, and the last one ends, where the whole does: linear recursion relies on it.
        std::uint32_t from = task.from;
        for (std::size_t i = 0; i < node.children.size() && !isOverLimit(); ++i) {
            const std::uint32_t to = i + 1 == node.children.size() ? task.to : newState();
            m_tasks.push_back({node.children[i], from, to, task.frame});
            from = to;
        }
        return;
    }
    case NodeKind::Repetition: return repetition(node, task);
    case NodeKind::Literal: return literal(node, task);
    case NodeKind::CharClass: return charClass(node, task);
    case NodeKind::Reference: return reference(node.rule, task);
    }
}

void NfaBuilder::repetition(const Node& node, const Task& task)
{
    const NodeId child = node.children[0];
    if (node.least <= 1 && node.most == 1) {
        if (node.least == 0)
            jump(task.from, task.to);
        m_tasks.push_back({child, task.from, task.to, task.frame});
        return;
    }
    const bool isUnbounded = node.most == kUnbounded;
    const std::uint32_t copies = isUnbounded ? std::max(node.least, 1U) - 1 : node.most;
    std::uint32_t at = newState();
    jump(task.from, at);
    for (std::uint32_t i = 0; i < copies && !isOverLimit(); ++i) {
        if (i >= node.least)
            jump(at, task.to);
        const std::uint32_t next = newState();
        m_tasks.push_back({child, at, next, task.frame});
        at = next;
    }
    if (!isUnbounded)
        return jump(at, task.to);
    // The last copy loops: at -> child -> again -> at.
    const std::uint32_t loop = newState();
    const std::uint32_t again = newState();
    jump(at, loop);
    m_tasks.push_back({child, loop, again, task.frame});
    jump(again, loop);
    jump(again, task.to);
    if (node.least == 0)
        jump(loop, task.to);
}

void NfaBuilder::edge(const Task& task, std::uint32_t from, std::uint32_t to, const ByteSet& set,
                      std::size_t position)
{
    ByteSet unmarked = set;
    for (std::size_t i = 0; i < m_marked.size(); ++i) {
        unmarked.remove(markBefore(i));
        unmarked.remove(markAfter(i));
    }
    if (unmarked.isEmpty())
        return;
    m_edges.push_back(
        {from, {to, m_sets.idOf(unmarked), task.node, static_cast<std::uint32_t>(position), task.frame}});
}

void NfaBuilder::mark(const Task& task, std::uint32_t from, std::uint32_t to, unsigned char byte)
{
    ByteSet set;
    set.insert(byte);
    m_edges.push_back({from, {to, m_sets.idOf(set), task.node, 0, task.frame}});
}

void NfaBuilder::literal(const Node& node, const Task& task)
{
    if (node.text.empty())
        return jump(task.from, task.to);
    std::uint32_t from = task.from;
    for (std::size_t i = 0; i < node.text.size() && !isOverLimit(); ++i) {
        const std::uint32_t to = i + 1 == node.text.size() ? task.to : newState();
        edge(task, from, to, literalByte(node, i), i);
        from = to;
    }
}

void NfaBuilder::charClass(const Node& node, const Task& task)
{
    ByteSet single;
    bool hasSingle = false;
    for (const CodeRange range : node.ranges) {
        const std::uint32_t lastSingle = node.isUtf8 ? 0x7F : 0xFF;
        if (range.least <= lastSingle) {
            single.insertRange({range.least, std::min(range.greatest, lastSingle)});
            hasSingle = true;
        }
        if (range.greatest <= lastSingle)
            continue;
        for (const Utf8Sequence& sequence : utf8Sequences({std::max(range.least, 0x80U), range.greatest})) {
            std::uint32_t from = task.from;
            for (std::size_t i = 0; i < sequence.length; ++i) {
                ByteSet set;
                set.insertRange(sequence.bytes[i]);
                const std::uint32_t to = i + 1 == sequence.length ? task.to : newState();
                edge(task, from, to, set, i);
                from = to;
            }
        }
    }
    if (hasSingle)
        edge(task, task.from, task.to, single, 0);
}

void NfaBuilder::reference(RuleId rule, const Task& task)
{
    const auto marked = std::ranges::find(m_marked, rule);
    if (marked == m_marked.end())
        return inlined(rule, task);
    const auto index = static_cast<std::size_t>(marked - m_marked.begin());
    const Task inner{task.node, newState(), newState(), task.frame};
    mark(task, task.from, inner.from, markBefore(index));
    mark(task, inner.to, task.to, markAfter(index));
    inlined(rule, inner);
}

void NfaBuilder::inlined(RuleId rule, const Task& task)
{
    const RuleFacts& facts = m_facts.of(rule);
    // One transition for DIGIT, not ten alternatives; and its name is familiar in explanations.
    if (facts.isOneByte && task.node != kNoNode)
        return edge(task, task.from, task.to, m_oneByte.of(rule), 0);
    if (facts.recursion != Recursion::None) {
        if (task.frame != kNoFrame && m_facts.of(m_frames[task.frame].rule).component == facts.component)
            return referenceInCircle(rule, task);
        const auto circle = static_cast<std::uint32_t>(m_circles.size());
        m_circles.push_back({newState(), newState(), {}});
        const std::uint32_t begin = m_circles[circle].begin;
        const std::uint32_t end = m_circles[circle].end;
        const std::uint32_t state = circleState(rule, circle, task.frame);
        const bool isRight = facts.recursion == Recursion::Right;
        jump(task.from, isRight ? state : begin);
        jump(isRight ? end : state, task.to);
        return;
    }
    m_frames.push_back({task.frame, rule, 0});
    const auto frame = static_cast<std::uint32_t>(m_frames.size() - 1);
    m_tasks.push_back({m_tree.rules[rule].body, task.from, task.to, frame});
}

void NfaBuilder::referenceInCircle(RuleId rule, const Task& task)
{
    const std::uint32_t state = circleState(rule, m_frames[task.frame].circle, task.frame);
    // Right-linear: the cycle's end follows, so continue with the other rule. Left-linear: the cycle's start
    // precedes, so continue after the other rule.
    if (m_facts.of(rule).recursion == Recursion::Right)
        jump(task.from, state);
    else
        jump(state, task.to);
}

std::uint32_t NfaBuilder::circleState(RuleId rule, std::uint32_t circle, std::uint32_t parentFrame)
{
    Cycle& unfolded = m_circles[circle];
    const auto known = std::ranges::find(unfolded.states, rule, &std::pair<RuleId, std::uint32_t>::first);
    if (known != unfolded.states.end())
        return known->second;
    const std::uint32_t state = newState();
    unfolded.states.emplace_back(rule, state);
    m_frames.push_back({parentFrame, rule, circle});
    const auto frame = static_cast<std::uint32_t>(m_frames.size() - 1);
    const bool isRight = m_facts.of(rule).recursion == Recursion::Right;
    m_tasks.push_back(
        {m_tree.rules[rule].body, isRight ? state : unfolded.begin, isRight ? unfolded.end : state, frame});
    return state;
}

void NfaBuilder::dropDeadEnds(std::uint32_t accept)
{
    std::vector<Link> backwards;
    backwards.reserve(m_jumps.size() + m_edges.size());
    for (const Link& link : m_jumps)
        backwards.push_back({link.to, link.from});
    for (const PlacedEdge& placed : m_edges)
        backwards.push_back({placed.edge.to, placed.from});
    const std::vector<std::uint32_t> offsets = offsetsByState(backwards, m_states);
    std::ranges::sort(backwards, {}, &Link::from);
    std::vector<bool> isUseful(m_states, false);
    std::vector<std::uint32_t> open{accept};
    isUseful[accept] = true;
    while (!open.empty()) {
        const std::uint32_t state = open.back();
        open.pop_back();
        for (std::uint32_t i = offsets[state]; i < offsets[state + 1]; ++i) {
            const std::uint32_t before = backwards[i].to;
            if (!isUseful[before])
                open.push_back(before);
            isUseful[before] = true;
        }
    }
    std::erase_if(m_jumps, [&](const Link& link) { return !isUseful[link.to]; });
    std::erase_if(m_edges, [&](const PlacedEdge& placed) { return !isUseful[placed.edge.to]; });
}

Nfa NfaBuilder::finished(std::uint32_t start, std::uint32_t accept)
{
    Nfa nfa;
    nfa.m_start = start;
    nfa.m_accept = accept;
    nfa.m_epsilonStart = offsetsByState(m_jumps, m_states);
    nfa.m_edgeStart = offsetsByState(m_edges, m_states);
    std::ranges::stable_sort(m_jumps, {}, &Link::from);
    std::ranges::stable_sort(m_edges, {}, &PlacedEdge::from);
    nfa.m_epsilons.reserve(m_jumps.size());
    for (const Link& link : m_jumps)
        nfa.m_epsilons.push_back(link.to);
    nfa.m_edges.reserve(m_edges.size());
    for (const PlacedEdge& placed : m_edges)
        nfa.m_edges.push_back(placed.edge);
    nfa.m_sets = std::move(m_sets);
    nfa.m_frames = std::move(m_frames);
    return nfa;
}

std::expected<Nfa, LimitHit> buildNfa(const GrammarTree& tree, const GrammarFacts& facts, RuleId start,
                                      const std::stop_token& stop, std::span<const RuleId> marked)
{
    const auto recursive = std::ranges::find_if(
        marked, [&facts](RuleId rule) { return facts.of(rule).recursion != Recursion::None; });
    if (recursive != marked.end())
        return std::unexpected(LimitHit{GrammarLimit::ContextFree, tree.rules[*recursive].name});
    return NfaBuilder(tree, facts, marked).run(start, stop);
}

} // namespace nidus::grammar
