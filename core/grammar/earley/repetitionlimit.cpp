// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/earley/repetitionlimit.h"

#include <algorithm>
#include <cstddef>
#include <unordered_set>
#include <utility>
#include <vector>

namespace nidus::grammar {

namespace {

constexpr std::size_t kMostStatesLookedAt = 10'000;

/// Returns which nodes are within a repetition. The limit of an inner repetition says little.
std::vector<bool> repeatedNodes(const GrammarTree& tree)
{
    std::vector<bool> isRepeated(tree.nodes.size(), false);
    std::vector<NodeId> open;
    for (const Node& node : tree.nodes) {
        if (node.kind == NodeKind::Repetition && node.most > 1)
            open.insert(open.end(), node.children.begin(), node.children.end());
    }
    while (!open.empty()) {
        const NodeId inner = open.back();
        open.pop_back();
        if (isRepeated[inner])
            continue;
        isRepeated[inner] = true;
        open.insert(open.end(), tree.node(inner).children.begin(), tree.node(inner).children.end());
    }
    return isRepeated;
}

/// Returns for each node the limited repetition that repeats it, kNoNode if none does.
std::vector<NodeId> limitedRepetitions(const GrammarTree& tree)
{
    std::vector<NodeId> repetitions(tree.nodes.size(), kNoNode);
    const std::vector<bool> isRepeated = repeatedNodes(tree);
    for (NodeId id = 0; id < tree.nodes.size(); ++id) {
        const Node& node = tree.node(id);
        if (node.kind != NodeKind::Repetition || node.most < 2 || node.most == kUnbounded || isRepeated[id])
            continue;
        std::vector<NodeId> open = node.children;
        while (!open.empty()) {
            const NodeId inner = open.back();
            open.pop_back();
            const Node& repeated = tree.node(inner);
            if (repeated.kind == NodeKind::Alternation)
                open.insert(open.end(), repeated.children.begin(), repeated.children.end());
            else if (repeated.kind != NodeKind::Literal || repeated.text.size() == 1)
                repetitions[inner] = id;
        }
    }
    return repetitions;
}

/// Which states reach a given one without a byte.
class StatesBefore
{
public:
    explicit StatesBefore(const Nfa& nfa) : m_before(nfa.size())
    {
        for (std::uint32_t state = 0; state < nfa.size(); ++state) {
            for (const std::uint32_t next : nfa.epsilons(state))
                m_before[next].push_back(state);
        }
    }

    [[nodiscard]] std::vector<bool> of(std::uint32_t state) const
    {
        std::vector<bool> reach(m_before.size(), false);
        std::vector<std::uint32_t> open{state};
        reach[state] = true;
        while (!open.empty()) {
            const std::uint32_t at = open.back();
            open.pop_back();
            for (const std::uint32_t before : m_before[at]) {
                if (!reach[before])
                    open.push_back(before);
                reach[before] = true;
            }
        }
        return reach;
    }
    /// Returns the states that reach one of `states`, each once; these are among them.
    [[nodiscard]] std::vector<std::uint32_t> listOf(std::vector<std::uint32_t> states) const
    {
        std::unordered_set<std::uint32_t> known(states.begin(), states.end());
        states.assign(known.begin(), known.end());
        for (std::size_t i = 0; i < states.size(); ++i) {
            for (const std::uint32_t before : m_before[states[i]]) {
                if (known.insert(before).second)
                    states.push_back(before);
            }
        }
        return states;
    }

private:
    std::vector<std::vector<std::uint32_t>> m_before;
};

/// Returns the repetition whose bytes alone lead to the states in `reach`; kNoNode if there is none.
NodeId onlyRepetition(const Nfa& nfa, const std::vector<bool>& reach, const std::vector<NodeId>& repetitions)
{
    NodeId only = kNoNode;
    if (reach[nfa.start()])
        return kNoNode;
    for (std::uint32_t state = 0; state < nfa.size(); ++state) {
        for (const NfaEdge& edge : nfa.edges(state)) {
            if (!reach[edge.to])
                continue;
            const NodeId repetition = edge.node == kNoNode ? kNoNode : repetitions[edge.node];
            if (repetition == kNoNode || (only != kNoNode && only != repetition))
                return kNoNode;
            only = repetition;
        }
    }
    return only;
}

/// Returns whether more than `most` of these bytes, one after another, may lead to a state: the same ones may
/// be before the repetition, or in another use of its rule. `counts` is for edges; a literal before a
/// repetition is not part of it for a reader.
template <typename Counts>
bool mayFollow(const Nfa& nfa, const StatesBefore& epsilons, std::uint32_t state, std::uint32_t most,
               const Counts& counts)
{
    std::vector<std::vector<std::uint32_t>> before(nfa.size()); // the states with such an edge to a state
    for (std::uint32_t from = 0; from < nfa.size(); ++from) {
        for (const NfaEdge& edge : nfa.edges(from)) {
            if (counts(edge))
                before[edge.to].push_back(from);
        }
    }
    std::vector<std::uint32_t> reach{state};
    for (std::uint32_t count = 0; count <= most && !reach.empty(); ++count) {
        std::vector<std::uint32_t> next;
        for (const std::uint32_t at : epsilons.listOf(reach))
            next.insert(next.end(), before[at].begin(), before[at].end());
        reach = std::move(next);
    }
    return !reach.empty();
}

} // namespace

std::optional<RepetitionLimit> limitReached(const GrammarTree& tree, const Nfa& nfa,
                                            std::span<const std::uint32_t> members)
{
    if (nfa.size() > kMostStatesLookedAt)
        return std::nullopt;
    const std::vector<NodeId> repetitions = limitedRepetitions(tree);
    const auto repeats = [&repetitions](const NfaEdge& edge, NodeId repetition) {
        return edge.node != kNoNode && repetitions[edge.node] == repetition;
    };
    const StatesBefore before(nfa);
    for (const std::uint32_t member : members) {
        const NodeId repetition = onlyRepetition(nfa, before.of(member), repetitions);
        if (repetition == kNoNode)
            continue;
        const bool isOpen = std::ranges::any_of(members, [&](std::uint32_t each) {
            return std::ranges::any_of(nfa.edges(each),
                                       [&](const NfaEdge& edge) { return repeats(edge, repetition); });
        });
        if (isOpen)
            continue;
        RepetitionLimit limit{.most = tree.node(repetition).most, .bytes = {}};
        for (std::uint32_t state = 0; state < nfa.size(); ++state) {
            for (const NfaEdge& edge : nfa.edges(state)) {
                if (repeats(edge, repetition))
                    limit.bytes.insertAll(nfa.sets()[edge.set]);
            }
        }
        const auto counts = [&](const NfaEdge& edge) {
            const bool isLiteral = edge.node != kNoNode && tree.node(edge.node).kind == NodeKind::Literal;
            return nfa.sets()[edge.set].intersects(limit.bytes) && (!isLiteral || repeats(edge, repetition));
        };
        if (mayFollow(nfa, before, member, limit.most, counts))
            continue;
        return limit;
    }
    return std::nullopt;
}

} // namespace nidus::grammar
