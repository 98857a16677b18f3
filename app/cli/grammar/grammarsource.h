// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/commandcontext.h"
#include "core/findings/values/finding.h"
#include "core/grammar/tables/matcher.h"
#include "core/grammar/text/findingsink.h"
#include "core/workflow/check/checkwork.h"

#include <QString>
#include <expected>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

namespace nidus::cli {

// Shared code of the grammar commands: how the command line names a grammar, and how its findings are shown.

inline constexpr OptionSpec kNotationOption{
    .name = "notation",
    .value = "NOTATION",
    .help = QT_TRANSLATE_NOOP("Cli", "abnf (default): RFC 5234 and RFC 7405; iregexp: RFC 9485."),
    .choices = "abnf|iregexp"};
inline constexpr OptionSpec kLenientOption{
    .name = "lenient",
    .help = QT_TRANSLATE_NOOP("Cli", "Also accept notation that is common in registrations, such as ::= and "
                                     "|, with a warning for each.")};
inline constexpr OptionSpec kStartOption{
    .name = "start",
    .value = "RULE",
    .help = QT_TRANSLATE_NOOP("Cli", "Start rule (default: the first rule of the grammar).")};

/// A grammar as named on the command line.
struct GrammarSource
{
    std::string name; ///< the file, "-", the name of a rule, or the start of a pattern with its prefix
    std::string text;
    std::string start{}; ///< the rule to start with if none is named; empty: the first one
    bool isPattern = false;
    std::shared_ptr<const grammar::Grammar> grammar;
};

/// Reads the grammar that `word` names: a file, "-" for standard input, "re:PATTERN", an I-Regexp, whose
/// anchors are optional, "DIALECT:PATTERN", or a syntax rule, if namesRule(). At most the engine's budget
/// is held in memory. `start` is for the findings. A message if that fails.
[[nodiscard]] std::expected<GrammarSource, QString> readGrammarSource(const Arguments& arguments,
                                                                      const CommandContext& context,
                                                                      const std::string& word,
                                                                      std::string_view start);

/// Returns the rule that a NID, NID@VERSION, or draft:ID names; a message if there is none. A file with that
/// name comes first, so this is for words that are not files.
[[nodiscard]] std::expected<workflow::NamedRule, QString> namedRule(const CommandContext& context,
                                                                    const std::string& word);
/// Whether the word names a rule of the registry rather than a file or a pattern.
[[nodiscard]] bool namesRule(const std::string& word);

/// Whether the word is a pattern: "re:PATTERN" or "DIALECT:PATTERN".
[[nodiscard]] bool isPattern(std::string_view word);

/// Returns the rule of that name in the grammar's own text; the one to start with for "" and "-". A message
/// if no rule has that name.
[[nodiscard]] std::expected<grammar::RuleId, QString> startRule(const GrammarSource& source,
                                                                std::string_view start);

/// Returns a matcher for that rule; it may still have reached a limit. A message if the rule is missing or
/// broken, after the errors of the grammar were reported, or if `stop` was requested. Reports which parts of
/// the grammar are evaluated only for ASCII.
[[nodiscard]] std::expected<grammar::Matcher, QString> compileStart(const CommandContext& context,
                                                                    const GrammarSource& source,
                                                                    std::string_view start,
                                                                    const std::stop_token& stop);

/// Returns "FILE: " and the reason why there is no verdict.
[[nodiscard]] QString limitSentence(const GrammarSource& source, const grammar::LimitHit& limit);

/// Returns "FILE:LINE:COLUMN: severity[id]: message" and a line feed, with the severity in color.
[[nodiscard]] std::string findingText(const GrammarSource& source, grammar::GrammarPlace place,
                                      const findings::Finding& finding, bool useColor);

/// Whether some part of the grammar is evaluated only for ASCII characters.
[[nodiscard]] bool isOnlyForAscii(const GrammarSource& source);

/// Prints the error-level findings to standard error.
void printErrors(const CommandContext& context, const GrammarSource& source);

} // namespace nidus::cli
