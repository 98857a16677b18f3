// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"
#include "core/grammar/text/byteset.h"
#include "core/grammar/text/grammarfacts.h"
#include "core/grammar/text/grammarlimits.h"

#include <cstdint>
#include <expected>
#include <span>
#include <stop_token>
#include <vector>

namespace nidus::grammar {

inline constexpr std::uint32_t kNoFrame = UINT32_MAX;

/// One use of a rule while inlining; the chain to the start rule is its rule path.
struct RuleFrame
{
    std::uint32_t parent = kNoFrame;
    RuleId rule = kNoRule;
    std::uint32_t circle = 0; ///< recursive rules: the unfolding of their cycle that this belongs to
};

/// A transition on one byte, with its origin in the grammar.
struct NfaEdge
{
    std::uint32_t to;
    std::uint32_t set;      ///< index into the automaton's byte sets
    NodeId node;            ///< Literal, CharClass, or a Reference to a rule of one byte
    std::uint32_t position; ///< byte within the literal or the encoding
    std::uint32_t frame;
};

/// A Thompson automaton over bytes, reduced to states that can reach the end.
class Nfa
{
public:
    [[nodiscard]] std::size_t size() const { return m_epsilonStart.size() - 1; }
    [[nodiscard]] std::uint32_t start() const { return m_start; }
    [[nodiscard]] std::uint32_t accept() const { return m_accept; }
    /// Returns the states reached without a byte.
    [[nodiscard]] std::span<const std::uint32_t> epsilons(std::uint32_t state) const
    {
        return {m_epsilons.data() + m_epsilonStart[state], m_epsilons.data() + m_epsilonStart[state + 1]};
    }
    [[nodiscard]] std::span<const NfaEdge> edges(std::uint32_t state) const
    {
        return {m_edges.data() + m_edgeStart[state], m_edges.data() + m_edgeStart[state + 1]};
    }
    [[nodiscard]] const ByteSets& sets() const { return m_sets; }
    [[nodiscard]] const RuleFrame& frame(std::uint32_t id) const { return m_frames[id]; }

private:
    friend class NfaBuilder;

    std::uint32_t m_start = 0;
    std::uint32_t m_accept = 0;
    std::vector<std::uint32_t> m_epsilonStart;
    std::vector<std::uint32_t> m_epsilons;
    std::vector<std::uint32_t> m_edgeStart;
    std::vector<NfaEdge> m_edges;
    ByteSets m_sets;
    std::vector<RuleFrame> m_frames;
};

/// The most rules whose texts can be marked.
inline constexpr std::size_t kMaxMarkedRules = 8;
/// The byte before a text of the marked rule with this index, and the one after it.
[[nodiscard]] constexpr unsigned char markBefore(std::size_t rule)
{
    return static_cast<unsigned char>(2 * rule + 1);
}
[[nodiscard]] constexpr unsigned char markAfter(std::size_t rule)
{
    return static_cast<unsigned char>(2 * rule + 2);
}

/// Inlines all rules reachable from `start`; its shape must be Regular or Linear, its references resolved.
/// With marked rules, the automaton accepts the texts with markBefore() and markAfter() around each text of
/// such a rule, and these bytes nowhere else. ContextFree if a marked rule is recursive.
[[nodiscard]] std::expected<Nfa, LimitHit> buildNfa(const GrammarTree& tree, const GrammarFacts& facts,
                                                    RuleId start, const std::stop_token& stop,
                                                    std::span<const RuleId> marked = {});

} // namespace nidus::grammar
