// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/earley/matchverdict.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/byteset.h"
#include "core/grammar/text/grammarfacts.h"
#include "core/grammar/text/grammarlimits.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <stop_token>
#include <string_view>
#include <vector>

namespace nidus::grammar {

/// A terminal that was expected where a text was rejected.
struct EarleyExpectation
{
    NodeId node; ///< kNoNode: the end of the text
    std::uint32_t position;
    RuleId rule;   ///< the rule that contains the node
    ByteSet bytes; ///< what the terminal accepts there
};

struct EarleyFailure
{
    std::size_t offset = 0;
    std::vector<EarleyExpectation> expected;
};

/// Recognizes any grammar, including context-free ones, by Earley's algorithm with Aycock and Horspool's
/// treatment of empty rules. Immutable; each call works in its own memory.
class EarleyRecognizer
{
public:
    /// References must be resolved and no reachable rule broken. Fails if the expanded rules exceed
    /// kMaxNfaStates.
    [[nodiscard]] static std::expected<EarleyRecognizer, LimitHit>
    build(const GrammarTree& tree, const GrammarFacts& facts, RuleId start);

    /// Returns Undecided after kMaxEarleyItems or when stopped.
    [[nodiscard]] MatchVerdict match(std::string_view text, const std::stop_token& stop = {}) const;
    /// Returns the furthest place that a text without a match reaches, and what is expected there.
    [[nodiscard]] EarleyFailure explain(std::string_view text, const std::stop_token& stop = {}) const;

private:
    friend class EarleyBuilder;
    friend class EarleyRun;

    enum class SlotKind : std::uint8_t { Byte, Symbol, End };
    /// A place in a production: what follows there.
    struct Slot
    {
        SlotKind kind = SlotKind::End;
        std::uint32_t value = 0; ///< Byte: set; Symbol, End: symbol
        NodeId node = kNoNode;
        std::uint32_t position = 0;
        RuleId rule = kNoRule;
    };

    std::vector<Slot> m_slots;
    std::vector<std::vector<std::uint32_t>> m_productions; ///< per symbol: first slots
    std::vector<bool> m_isNullable;                        ///< per symbol
    ByteSets m_sets;
    std::uint32_t m_start = 0; ///< first slot of the production that contains only the start rule
};

} // namespace nidus::grammar
