// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/findings/values/finding.h"
#include "core/grammar/text/findingsink.h"
#include "core/grammar/tables/matcher.h"

#include <QString>
#include <expected>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace nidus::cli {

// What the grammar commands share: how a grammar is named on the command line, and what is said about it.

inline constexpr OptionSpec kNotationOption{
    .name = "notation",
    .value = "NOTATION",
    .help = QT_TRANSLATE_NOOP("Cli", "abnf (default): RFC 5234 and RFC 7405; iregexp: RFC 9485."),
    .choices = "abnf|iregexp"};
inline constexpr OptionSpec kLenientOption{
    .name = "lenient",
    .help = QT_TRANSLATE_NOOP("Cli", "Also read what registrations really contain, such as ::= and |, each "
                                     "with a warning.")};
inline constexpr OptionSpec kStartOption{
    .name = "start",
    .value = "RULE",
    .help = QT_TRANSLATE_NOOP("Cli", "The rule to begin with; default: the first one of the grammar.")};

/// A grammar as named on the command line.
struct GrammarSource
{
    std::string name; ///< the file, "-", or "re:" and a pattern
    std::string text;
    std::shared_ptr<const grammar::Grammar> grammar;
};

/// Reads the grammar that `word` names: a file, "-" for standard input, or "re:PATTERN", an I-Regexp, whose
/// anchors may be written. No more than the engine's budget is held in memory. `start` is for the findings.
[[nodiscard]] std::expected<GrammarSource, base::Error> readGrammarSource(const Arguments& arguments,
                                                                    const CommandContext& context,
                                                                    const std::string& word,
                                                                    std::string_view start);

/// The rule of that name in the grammar's own text, the first one for "" and "-". A sentence when there is
/// none.
[[nodiscard]] std::expected<grammar::RuleId, QString> startRule(const GrammarSource& source, std::string_view start);

/// A matcher for that rule; it may still have a budget's limit. A sentence when the rule is missing or
/// broken; the errors of the grammar have been told then. A sentence, too, when `stop` was requested.
[[nodiscard]] std::expected<grammar::Matcher, QString> compileStart(const CommandContext& context,
                                                           const GrammarSource& source,
                                                           std::string_view start,
                                                           const std::stop_token& stop);

/// "FILE: " and why there is no verdict.
[[nodiscard]] QString limitSentence(const GrammarSource& source, const grammar::LimitHit& limit);

/// "FILE:LINE:COLUMN: severity[id]: sentence" and a line feed, the severity coloured.
[[nodiscard]] std::string findingText(const GrammarSource& source, grammar::GrammarPlace place, const findings::Finding& finding,
                                      bool useColour);

/// Says the error-level findings on standard error.
void sayErrors(const CommandContext& context, const GrammarSource& source);

} // namespace nidus::cli
