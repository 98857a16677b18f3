// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"
#include "core/grammar/samples/splitmix.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nidus::grammar {

/// Makes texts by deriving them from the rules: for grammars that have no automaton. Borrows the tree, whose
/// references are resolved.
class DerivationSampler
{
public:
    DerivationSampler(const GrammarTree& tree, RuleId start);

    /// Which byte of a range is taken.
    enum class Pick : std::uint8_t { Random, Least, Greatest };

    /// False when no text can be derived.
    [[nodiscard]] bool hasTexts() const { return m_costs[m_start].has_value(); }
    /// Both return nothing when the text would become longer than a sample should be.
    [[nodiscard]] std::optional<std::string> shortest() const;
    [[nodiscard]] std::optional<std::string> random(SplitMix& random, Pick pick) const;

private:
    /// Bytes of the shortest text in the upper half; in the lower what does not print, then the references
    /// needed for it: what is cheapest ends.
    using Cost = std::uint64_t;

    struct Derivation
    {
        std::string text;
        SplitMix* random = nullptr; ///< null: always the cheapest
        Pick pick = Pick::Random;
        int depth = 0;
        int steps = 0;

        /// Whether there is still a choice; afterwards the cheapest way is taken.
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
