// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/dfa.h"
#include "core/grammar/automaton/grammar.h"
#include "core/grammar/earley/explain.h"
#include "core/grammar/earley/matchverdict.h"
#include "core/grammar/text/grammarlimits.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace nidus::grammar {

/// Where a text was rejected. Small enough to keep for millions of texts; Matcher::explain supplies the rest.
struct Rejection
{
    std::uint32_t offset; ///< bytes; the first one not allowed, or the text's length
    std::uint32_t state;  ///< meaningful only to the matcher that made it

    bool operator==(const Rejection&) const = default;
};

/// A start rule ready to give verdicts. A small value that shares its data; immutable, so any number of
/// threads may use it at once. A matcher with a limit() returns Undecided for every text.
class Matcher
{
public:
    /// Returns whether the whole text matches. Regular grammars: allocates nothing, one table lookup per
    /// byte. Undecided for texts over kMaxTextBytes, and for context-free grammars after kMaxEarleyItems or
    /// when stopped.
    [[nodiscard]] MatchVerdict match(std::string_view text, const std::stop_token& stop = {}) const;
    /// Does match() for many texts, faster than one by one. `verdicts` must be as long as `texts`.
    void matchMany(std::span<const std::string_view> texts, std::span<MatchVerdict> verdicts) const;

    /// Returns where a text fails; absent if it matches or is undecided.
    [[nodiscard]] std::optional<Rejection> locate(std::string_view text) const;
    /// The same for a text for which match() has returned Invalid.
    [[nodiscard]] Rejection locateRejected(std::string_view text) const;
    /// Returns what was expected there; `text` must be the one passed to locate().
    [[nodiscard]] Explanation explain(std::string_view text, Rejection rejection) const;

    /// Returns why there are no verdicts; GrammarLimit::None if there are.
    [[nodiscard]] const LimitHit& limit() const;
    /// Returns why match() returned Undecided for a text.
    [[nodiscard]] LimitHit limitFor(std::string_view text) const;
    [[nodiscard]] GrammarShape shape() const;
    /// Returns the number of states of the minimized automaton, without the dead one; 0 for context-free
    /// grammars and limits.
    [[nodiscard]] std::size_t states() const;
    [[nodiscard]] RuleId startRule() const;
    [[nodiscard]] const Grammar& grammar() const;
    /// Returns the minimized automaton; null for context-free grammars and limits. Lives as long as any copy
    /// of the matcher.
    [[nodiscard]] const Dfa* automaton() const;

private:
    friend Matcher compileMatcher(std::shared_ptr<const Grammar> grammar, std::string_view start,
                                  const std::stop_token& stop);
    struct Compiled;

    explicit Matcher(std::shared_ptr<const Compiled> compiled);

    std::shared_ptr<const Compiled> m_compiled;
};

/// Compiles a rule of the grammar's own text; an empty name means the first one. The matcher has a limit if
/// the rule is missing, reaches a rule that could not be read or is undefined, or exceeds a limit.
[[nodiscard]] Matcher compileMatcher(std::shared_ptr<const Grammar> grammar, std::string_view start,
                                     const std::stop_token& stop = {});

} // namespace nidus::grammar
