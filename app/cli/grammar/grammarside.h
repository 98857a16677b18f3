// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/grammar/grammarsource.h"
#include "core/check/rulenames.h"
#include "core/grammar/automaton/relation.h"

#include <map>
#include <utility>

namespace nidus::cli {

/// What a side of a comparison accepts, shared by all comparisons that use it.
struct SideTexts
{
    std::shared_ptr<const grammar::Dfa> automaton;
    grammar::ComparedTexts texts = grammar::ComparedTexts::All; ///< those for which the automaton is exact
};

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
    [[nodiscard]] std::expected<SideTexts, QString> texts(const CommandContext& context,
                                                          const std::string& side);
    /// The same for a rule of a file or a pattern.
    [[nodiscard]] std::expected<SideTexts, QString>
    textsOfFile(const CommandContext& context, const std::string& file, std::string_view rule);

private:
    [[nodiscard]] std::expected<SideTexts, QString> read(const CommandContext& context,
                                                         const std::string& side);
    [[nodiscard]] static std::expected<SideTexts, QString>
    textsOfName(const CommandContext& context, const std::string& word, check::NameExtent extent);

    const Arguments& m_arguments;
    std::stop_token m_stop;
    std::map<std::string, SideTexts> m_known;
};

} // namespace nidus::cli
