// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/samples/splitmix.h"
#include "core/grammar/text/ast.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nidus::grammar {

/// Makes texts by deriving them from the rules, for grammars that have no automaton. Borrows the tree, whose
/// references must be resolved.
class DerivationSampler
{
public:
    DerivationSampler(const GrammarTree& tree, RuleId start);

    /// Which byte of a range to use.
    enum class Pick : std::uint8_t { Random, Least, Greatest };

    /// Returns false if no text can be derived.
    [[nodiscard]] bool hasTexts() const { return m_costs[m_start].has_value(); }
    /// Both return nothing if the text would be too long for a sample.
    [[nodiscard]] std::optional<std::string> shortest() const;
    [[nodiscard]] std::optional<std::string> random(SplitMix& random, Pick pick) const;

private:
    /// The upper half counts the bytes of the shortest text; the lower half, its nonprintable bytes, then the
    /// references needed. The cheapest derivation always ends.
    using Cost = std::uint64_t;

    struct Derivation
    {
        std::string text;
        SplitMix* random = nullptr; ///< null: always the cheapest
        Pick pick = Pick::Random;
        int depth = 0;
        int steps = 0;

        /// Returns whether there is still a choice; if not, the cheapest way is taken.
        [[nodiscard]] bool isFree() const;
    };

    [[nodiscard]] std::optional<Cost> costOf(NodeId id) const;
    [[nodiscard]] std::optional<std::string> derived(Derivation derivation) const;
    void derive(NodeId id, Derivation& derivation) const;
    void deriveAlternation(const Node& node, Derivation& derivation) const;
    void deriveRepetition(const Node& node, Derivation& derivation) const;

    const GrammarTree& m_tree;
    RuleId m_start;
    std::vector<std::optional<Cost>> m_costs; ///< per rule
};

} // namespace nidus::grammar
