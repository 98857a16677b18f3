// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/ast.h"
#include "core/grammar/text/byteset.h"
#include "core/grammar/text/grammarfacts.h"
#include "core/grammar/text/grammarlimits.h"
#include "core/grammar/earley/matchverdict.h"

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace nidus::grammar {

/// A terminal that could have stood where a text was given up.
struct EarleyExpectation
{
    NodeId node; ///< kNoNode: the end of the text
    std::uint32_t position;
    RuleId rule;   ///< the rule that the node stands in
    ByteSet bytes; ///< what the terminal accepts there
};

struct EarleyFailure
{
    std::size_t offset = 0;
    std::vector<EarleyExpectation> expected;
};

/// Recognises any grammar, the context-free ones too, by Earley's algorithm with Aycock and Horspool's
/// treatment of empty rules. Immutable; each call works in its own memory.
class EarleyRecogniser
{
public:
    /// References must be resolved and no reached rule broken. Fails when the expanded rules exceed
    /// kMaxNfaStates.
    [[nodiscard]] static std::expected<EarleyRecogniser, LimitHit>
    build(const GrammarTree& tree, const GrammarFacts& facts, RuleId start);

    /// Undecided after kMaxEarleyItems or when stopped.
    [[nodiscard]] MatchVerdict match(std::string_view text, const std::stop_token& stop = {}) const;
    /// The furthest place that a text which does not match leads to, and what could stand there.
    [[nodiscard]] EarleyFailure explain(std::string_view text, const std::stop_token& stop = {}) const;

private:
    friend class EarleyBuilder;
    friend class EarleyRun;

    enum class SlotKind : std::uint8_t { Byte, Symbol, End };
    /// A place in a production: what comes next there.
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
    std::uint32_t m_start = 0; ///< first slot of the production that holds the start rule alone
};

} // namespace nidus::grammar
