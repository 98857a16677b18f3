// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/longwork.h"
#include "app/cli/grammar/grammarsource.h"
#include "core/grammar/tables/relate.h"
#include "core/urn/presentation.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr std::array kOptions{kNotationOption, kLenientOption, kOutputOption, kFailLevelOption};

/// Returns the field for a witness; the text "-" is escaped, because "-" means none.
std::string fieldOf(const std::optional<std::string>& witness)
{
    if (!witness)
        return "-";
    return *witness == "-" ? "\\x2D" : urn::escapedBytes(*witness);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::vector<std::string>& words = arguments.positional();
    if (words[0] == "-" && words[2] == "-")
        return context.fail(Cli::tr("Only one of the grammars can be read from standard input."));
    const LongWork work(context);
    std::vector<GrammarSource> sources;
    std::vector<grammar::Matcher> matchers;
    for (const std::size_t i : {std::size_t{0}, std::size_t{2}}) {
        base::Result<GrammarSource> source = readGrammarSource(arguments, context, words[i], words[i + 1]);
        if (!source)
            return context.fail(source.error());
        std::expected<grammar::Matcher, QString> matcher =
            compileStart(context, *source, words[i + 1], work.stopToken());
        if (!matcher)
            return context.fail(matcher.error());
        sources.push_back(std::move(*source));
        matchers.push_back(std::move(*matcher));
    }
    const std::expected<grammar::LanguageComparison, grammar::LimitHit> compared =
        grammar::relate(matchers[0], matchers[1], work.stopToken());
    if (!compared) {
        const bool isFirst = matchers[0].limit() == compared.error() || matchers[0].automaton() == nullptr;
        return context.fail(limitSentence(sources[isFirst ? 0 : 1], compared.error()));
    }
    context.out->write(std::string(grammar::relationWord(compared->relation)) + '\t' +
                       fieldOf(compared->onlyInFirst) + '\t' + fieldOf(compared->onlyInSecond) + '\n');
    return compared->relation == grammar::GrammarRelation::Equal
               ? ExitStatus::NothingToReport
               : statusFor(arguments, findings::Severity::Error);
}

} // namespace

Command grammarCompareCommand()
{
    return {
        .name = "grammar compare",
        .synopsis = "[--notation abnf|iregexp] [--lenient] FILE1 RULE1 FILE2 RULE2",
        .summary = QT_TRANSLATE_NOOP("Cli", "Compare the languages of two grammars"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "Prints equal, subset, superset, overlap, or disjoint, then a shortest text that only the first "
            "grammar accepts and one that only the second accepts, or \"-\" if there is none. A FILE may be "
            "re:PATTERN for an I-Regexp; its RULE is then \"-\". Bytes outside 0x21..0x7E are written as "
            "\\xHH."),
        .options = kOptions,
        .minArguments = 4,
        .maxArguments = 4,
        .run = run};
}

} // namespace nidus::cli
