// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/grammar/grammarsource.h"
#include "core/grammar/diagram/diagramsvg.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr std::array kOptions{kNotationOption, kLenientOption, kStartOption, kOutputOption, kFailLevelOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::string_view start = arguments.value("start");
    const std::expected<GrammarSource, QString> source =
        readGrammarSource(arguments, context, arguments.positional().front(), start);
    if (!source)
        return context.fail(source.error());
    const std::expected<grammar::RuleId, QString> rule = startRule(*source, start);
    if (!rule) {
        printErrors(context, *source);
        return context.fail(rule.error());
    }
    const grammar::Grammar& grammar = *source->grammar;
    context.out->write(grammar::diagramSvg(grammar.tree(), *rule));
    if (!grammar.tree().rules[*rule].isBroken)
        return ExitStatus::NothingToReport;
    printErrors(context, *source);
    return statusFor(arguments, findings::Severity::Error);
}

} // namespace

Command grammarDiagramCommand()
{
    return {.name = "grammar diagram",
            .synopsis = "[--notation abnf|iregexp] [--lenient] [--start RULE] -o FILE.svg "
                        "FILE|NID[@VERSION]|draft:ID",
            .summary = QT_TRANSLATE_NOOP("Cli", "Draw a rule as a railroad diagram (SVG)"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "A rule with errors is drawn as far as it could be read. FILE may be a "
                       "pattern, as in \"grammar compare\"."),
            .options = kOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus::cli
