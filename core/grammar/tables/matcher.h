// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/earley/explain.h"
#include "core/grammar/automaton/grammar.h"
#include "core/grammar/text/grammarlimits.h"
#include "core/grammar/earley/matchverdict.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace nidus::grammar {

/// Where a text was rejected, small enough to be kept for millions of texts; Matcher::explain makes the rest
/// of it.
struct Rejection
{
    std::uint32_t offset; ///< bytes; the first one that cannot stand there, or the text's length
    std::uint32_t state;  ///< meaningful to the matcher that made it only

    bool operator==(const Rejection&) const = default;
};

/// A start rule ready to give verdicts. A small value that shares what it stands on; immutable, so any number
/// of threads may use it at once. A matcher with a limit() answers Undecided to everything.
class Matcher
{
public:
    /// Whether the whole text matches. Regular grammars: allocates nothing, one table look-up per byte.
    /// Undecided for texts over kMaxTextBytes, and for context-free grammars after kMaxEarleyItems or when
    /// stopped.
    [[nodiscard]] MatchVerdict match(std::string_view text, const std::stop_token& stop = {}) const;
    /// match() for many texts, faster than one by one. `verdicts` is as long as `texts`.
    void matchMany(std::span<const std::string_view> texts, std::span<MatchVerdict> verdicts) const;

    /// Where a text fails; nothing when it matches or is undecided.
    [[nodiscard]] std::optional<Rejection> locate(std::string_view text) const;
    /// What was expected there; `text` is the one that was located.
    [[nodiscard]] Explanation explain(std::string_view text, Rejection rejection) const;

    /// Why there are no verdicts; GrammarLimit::None when there are.
    [[nodiscard]] const LimitHit& limit() const;
    /// Why a text that match() called Undecided was so.
    [[nodiscard]] LimitHit limitFor(std::string_view text) const;
    [[nodiscard]] GrammarShape shape() const;
    /// States of the minimised automaton, without the dead one; 0 for context-free grammars and limits.
    [[nodiscard]] std::size_t states() const;
    [[nodiscard]] RuleId startRule() const;
    [[nodiscard]] const Grammar& grammar() const;
    /// The minimised automaton; null for context-free grammars and limits. Lives as long as a copy of the
    /// matcher.
    [[nodiscard]] const Dfa* automaton() const;

private:
    friend Matcher compileMatcher(std::shared_ptr<const Grammar> grammar, std::string_view start,
                                  const std::stop_token& stop);
    struct Compiled;

    explicit Matcher(std::shared_ptr<const Compiled> compiled);

    std::shared_ptr<const Compiled> m_compiled;
};

/// Compiles a rule of the grammar's own text; an empty name means the first one. A matcher with a limit
/// results when the rule is missing, reaches a rule that could not be read or is not defined, or a budget is
/// used up.
[[nodiscard]] Matcher compileMatcher(std::shared_ptr<const Grammar> grammar, std::string_view start,
                                     const std::stop_token& stop = {});

} // namespace nidus::grammar
