// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/grammar/grammarsource.h"
#include "core/check/rulenames.h"
#include "core/workflow/check/checkwork.h"

#include <map>
#include <utility>

namespace nidus::cli {

/// Returns the rule that a NID, NID@VERSION, or draft:ID names; a message if there is none. A file with that
/// name comes first, so this is for words that are not files.
[[nodiscard]] std::expected<workflow::NamedRule, QString> namedRule(const CommandContext& context,
                                                                    const std::string& word);
/// Whether the word names a rule of the registry rather than a file or a pattern.
[[nodiscard]] bool namesRule(const std::string& word);

/// An automaton, shared by all comparisons that use it.
using SharedAutomaton = std::shared_ptr<const grammar::Dfa>;

/// The sides of comparisons; each is read once.
class GrammarSides
{
public:
    /// Borrows the arguments.
    GrammarSides(const Arguments& arguments, std::stop_token stop)
        : m_arguments(arguments), m_stop(std::move(stop))
    {}

    /// Returns the texts that a side accepts: a pattern, FILE#RULE, FILE, a name of a rule (its NSSs), or
    /// "urn:" and such a name (its URNs). A message if there are none; errors of a grammar are printed.
    [[nodiscard]] std::expected<SharedAutomaton, QString> automaton(const CommandContext& context,
                                                                    const std::string& side);
    /// The same for a rule of a file or a pattern.
    [[nodiscard]] std::expected<SharedAutomaton, QString>
    automatonOfFile(const CommandContext& context, const std::string& file, std::string_view rule);

private:
    [[nodiscard]] std::expected<SharedAutomaton, QString> read(const CommandContext& context,
                                                               const std::string& side);
    [[nodiscard]] static std::expected<SharedAutomaton, QString>
    automatonOfName(const CommandContext& context, const std::string& word, check::NameExtent extent);

    const Arguments& m_arguments;
    std::stop_token m_stop;
    std::map<std::string, SharedAutomaton> m_known;
};

} // namespace nidus::cli
