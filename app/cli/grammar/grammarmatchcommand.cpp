// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/linework.h"
#include "app/cli/frame/longwork.h"
#include "app/cli/grammar/grammarsource.h"

#include <algorithm>
#include <array>

namespace nidus::cli {

namespace {

constexpr OptionSpec kExplainOption{
    .name = "explain",
    .help = QT_TRANSLATE_NOOP("Cli", "Add the column where a text fails and what was expected there.")};
constexpr std::array kOptions{kNotationOption, kLenientOption, kStartOption,    kExplainOption,
                              kEscapedOption,  kOutputOption,  kFailLevelOption};

char letterOf(grammar::MatchVerdict verdict)
{
    switch (verdict) {
    case grammar::MatchVerdict::Valid: return 'Y';
    case grammar::MatchVerdict::Invalid: return 'N';
    case grammar::MatchVerdict::Undecided: return '?';
    }
    return '?';
}

/// Returns the 1-based number of the character that starts at or covers the byte.
std::size_t columnOf(std::string_view text, std::size_t offset)
{
    const auto isContinuation = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    return offset + 1 -
           static_cast<std::size_t>(std::ranges::count_if(text.substr(0, offset), isContinuation));
}

/// Appends column and expected items for a text that fails; two empty fields for others.
void explain(const grammar::Matcher& matcher, std::string_view text, std::string& out)
{
    const std::optional<grammar::Rejection> rejection = matcher.locate(text);
    out += '\t';
    if (rejection) {
        const grammar::Explanation explanation = matcher.explain(text, *rejection);
        out += std::to_string(columnOf(text, explanation.offset)) + '\t';
        std::string_view separator;
        for (const grammar::ExpectedItem& item : explanation.items) {
            out.append(separator).append(item.text);
            separator = " | ";
        }
        return;
    }
    out += '\t';
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::string grammarName = arguments.positional().front();
    const std::string texts = arguments.argumentOrStandardInput(1);
    if (grammarName == "-" && texts == "-")
        return context.fail(Cli::tr("Grammar and texts cannot both be read from standard input."));
    const std::string_view start = arguments.value("start");
    const std::expected<GrammarSource, QString> source =
        readGrammarSource(arguments, context, grammarName, start);
    if (!source)
        return context.fail(source.error());
    const LongWork work(context);
    const std::expected<grammar::Matcher, QString> matcher =
        compileStart(context, *source, start, work.stopToken());
    if (!matcher)
        return context.fail(matcher.error());
    const bool explains = arguments.isSet("explain");
    bool hasSaidWhy = false;
    return answerLines(context, texts, [&](std::string_view line, std::uint64_t number, std::string& out) {
        const std::string text = inputText(arguments, line);
        const grammar::MatchVerdict verdict = matcher->match(text, work.stopToken());
        out += letterOf(verdict);
        out += '\t';
        out += line;
        if (explains)
            explain(*matcher, text, out);
        out += '\n';
        if (verdict == grammar::MatchVerdict::Undecided && !std::exchange(hasSaidWhy, true))
            context.say(Cli::tr("Line %1 is undecided. %2")
                            .arg(number)
                            .arg(limitSentence(*source, matcher->limitFor(text))));
        return verdict == grammar::MatchVerdict::Valid ? ExitStatus::NothingToReport
                                                       : statusFor(arguments, findings::Severity::Error);
    });
}

} // namespace

Command grammarMatchCommand()
{
    return {
        .name = "grammar match",
        .synopsis = "[--notation abnf|iregexp] [--lenient] [--start RULE] [--explain] [--escaped] "
                    "FILE|NID[@VERSION]|draft:ID [TEXTS|-]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Check for each line whether a grammar accepts it"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "Prints Y, N, or ? (a limit was reached), a tab, and the line. --explain adds two fields: the "
            "column where the text fails and what was expected there. FILE may be a pattern, as in "
            "\"grammar compare\". The syntax rule of a namespace usually describes only the NSS; \"check\" "
            "checks whole URNs. A blank line is the empty text."),
        .options = kOptions,
        .minArguments = 1,
        .maxArguments = 2,
        .run = run};
}

} // namespace nidus::cli
