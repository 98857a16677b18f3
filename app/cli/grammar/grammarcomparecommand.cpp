// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/help.h"
#include "app/cli/frame/linework.h"
#include "app/cli/frame/longwork.h"
#include "app/cli/grammar/grammarside.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"
#include "core/grammar/automaton/relation.h"
#include "core/urn/presentation.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr OptionSpec kBatchOption{
    .name = "batch",
    .value = "FILE",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Compare the pairs in a file with three columns separated by tabs: label, "
                                 "left, and right. Each result begins with the label; for a pair that "
                                 "cannot be compared, it is \"failed\" with the reason.")};
constexpr std::array kOptions{kBatchOption, kNotationOption, kLenientOption, kOutputOption, kFailLevelOption};

constexpr std::string_view kBatchHeader = "label\tleft\tright";

/// Returns the field for a witness; the text "-" is escaped, because "-" means none.
std::string fieldOf(const std::optional<std::string>& witness)
{
    if (!witness)
        return "-";
    return *witness == "-" ? "\\x2D" : urn::escapedBytes(*witness);
}

using Compared = std::expected<grammar::LanguageComparison, QString>;

Compared compared(const std::expected<SideTexts, QString>& first,
                  const std::expected<SideTexts, QString>& second, const std::stop_token& stop)
{
    for (const std::expected<SideTexts, QString>* side : {&first, &second}) {
        if (!*side)
            return std::unexpected(side->error());
    }
    const bool isOnlyForAscii =
        first->texts == grammar::ComparedTexts::Ascii || second->texts == grammar::ComparedTexts::Ascii;
    std::expected<grammar::LanguageComparison, grammar::LimitHit> relation =
        grammar::relate(*first->automaton, *second->automaton, stop,
                        isOnlyForAscii ? grammar::ComparedTexts::Ascii : grammar::ComparedTexts::All);
    if (!relation)
        return std::unexpected(findings::message(findings::limitFinding(relation.error())));
    return *std::move(relation);
}

std::string resultFields(const grammar::LanguageComparison& comparison)
{
    return std::string(grammar::relationWord(comparison.relation)) + '\t' + fieldOf(comparison.onlyInFirst) +
           '\t' + fieldOf(comparison.onlyInSecond);
}

ExitStatus statusOf(const Arguments& arguments, const grammar::LanguageComparison& comparison)
{
    return comparison.relation == grammar::GrammarRelation::Equal
               ? ExitStatus::NothingToReport
               : statusFor(arguments, findings::Severity::Error);
}

ExitStatus print(const Arguments& arguments, CommandContext& context, const Compared& comparison)
{
    if (!comparison)
        return context.fail(comparison.error());
    context.out->write(resultFields(*comparison) + '\n');
    return statusOf(arguments, *comparison);
}

/// The result of one line of a batch.
struct PairResult
{
    Compared comparison;
    std::string said; ///< what would have been printed about the sides
};

/// Returns the first line of `lines` that contains `word`; empty if there is none.
std::string lineWith(std::string_view lines, std::string_view word)
{
    const std::size_t found = lines.find(word);
    if (found == std::string_view::npos)
        return {};
    const std::size_t begin = lines.rfind('\n', found) + 1; // 0 for the first line
    return std::string(lines.substr(begin, lines.find('\n', found) - begin));
}

PairResult comparedPair(const CommandContext& context, GrammarSides& sides, std::string_view pair,
                        const std::stop_token& stop)
{
    const std::size_t tab = pair.find('\t');
    if (tab == std::string_view::npos || pair.find('\t', tab + 1) != std::string_view::npos)
        return {std::unexpected(Cli::tr("The line does not have three columns separated by tabs.")), {}};
    if (pair.find('\0') != std::string_view::npos)
        return {std::unexpected(Cli::tr("The line contains a NUL character.")), {}};
    MemorySink said;
    CommandContext quiet = context;
    quiet.err = &said;
    const auto first = sides.texts(quiet, std::string(pair.substr(0, tab)));
    const auto second = sides.texts(quiet, std::string(pair.substr(tab + 1)));
    return {compared(first, second, stop), said.bytes()};
}

/// Returns the fields of a result, with a remark in a last one.
std::string pairFields(const PairResult& result)
{
    const std::string remark = lineWith(result.said, result.comparison ? ": " : ": error[");
    if (!result.comparison)
        return "failed\t-\t-\t" + (remark.empty() ? result.comparison.error().toStdString() : remark);
    return resultFields(*result.comparison) + (remark.empty() ? remark : '\t' + remark);
}

ExitStatus runBatch(const Arguments& arguments, CommandContext& context, const std::stop_token& stop)
{
    GrammarSides sides(arguments, stop);
    const auto answer = [&](std::string_view line, std::uint64_t number, std::string& out) {
        if (line.empty() || (number == 1 && line == kBatchHeader))
            return ExitStatus::NothingToReport;
        const std::size_t tab = std::min(line.find('\t'), line.size());
        const PairResult result =
            comparedPair(context, sides, line.substr(std::min(tab + 1, line.size())), stop);
        out.append(line.substr(0, tab)).append("\t").append(pairFields(result)).append("\n");
        return result.comparison ? statusOf(arguments, *result.comparison) : ExitStatus::NotDone;
    };
    return answerLines(context, std::string(arguments.value("batch")), answer);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::vector<std::string>& words = arguments.positional();
    constexpr std::size_t kSides = 2;
    constexpr std::size_t kFilesAndRules = 4;
    const LongWork work(context);
    if (arguments.isSet("batch") && words.empty())
        return runBatch(arguments, context, work.stopToken());
    if (arguments.isSet("batch") || (words.size() != kSides && words.size() != kFilesAndRules)) {
        context.say(usage(grammarCompareCommand()));
        return ExitStatus::NotDone;
    }
    if (words[0] == "-" && words[words.size() / 2] == "-")
        return context.fail(Cli::tr("Only one of the grammars can be read from standard input."));
    GrammarSides sides(arguments, work.stopToken());
    const auto side = [&](std::size_t i) {
        return words.size() == kSides ? sides.texts(context, words[i])
                                      : sides.textsOfFile(context, words[2 * i], words[(2 * i) + 1]);
    };
    const std::expected<SideTexts, QString> first = side(0);
    if (!first)
        return context.fail(first.error());
    return print(arguments, context, compared(first, side(1), work.stopToken()));
}

} // namespace

Command grammarCompareCommand()
{
    return {
        .name = "grammar compare",
        .synopsis = "[--notation abnf|iregexp] [--lenient] A B | A RULE B RULE | --batch FILE",
        .summary = QT_TRANSLATE_NOOP("Cli", "Compare the languages of grammars and regular expressions"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "Prints equal, subset, superset, overlap, or disjoint, then a shortest text that only the first "
            "grammar accepts and one that only the second accepts, or \"-\" if there is none. Bytes outside "
            "0x21..0x7E are written as \\xHH.\n"
            "A and B may be FILE, FILE#RULE, NID[@VERSION], or draft:ID (the NSSs that the syntax rule "
            "accepts), the same after \"urn:\" (whole URNs), re:PATTERN for an I-Regexp, or "
            "DIALECT:PATTERN, with a dialect of \"grammar regex\". A pattern of a dialect that searches "
            "needs anchors to match whole texts. What \\p{L}, (?i), and the like match beyond ASCII depends "
            "on "
            "the engine: a warning is printed, and only ASCII texts are compared, because URNs contain no "
            "other characters. Look-around, back-references, and possessive quantifiers cannot be compared; "
            "they are reported with their column. If RULE is an argument of its own, it is \"-\" for a "
            "pattern."),
        .options = kOptions,
        .minArguments = 0,
        .maxArguments = 4,
        .run = run};
}

} // namespace nidus::cli
