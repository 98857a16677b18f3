// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/longwork.h"
#include "app/cli/grammar/grammarsource.h"
#include "core/findings/text/grammarfindings.h"

#include <algorithm>
#include <array>

namespace nidus::cli {

namespace {

constexpr std::array kOptions{kNotationOption, kLenientOption, kStartOption, kOutputOption, kFailLevelOption};

std::string_view shapeWord(grammar::GrammarShape shape)
{
    switch (shape) {
    case grammar::GrammarShape::Regular: return "regular";
    case grammar::GrammarShape::Linear: return "linear";
    case grammar::GrammarShape::ContextFree: return "context-free";
    }
    return {};
}

/// Returns the place where the rule that a limit names is defined.
grammar::GrammarPlace placeOf(const GrammarSource& source, const grammar::LimitHit& limit)
{
    const grammar::RuleId rule = source.grammar->ownRule(limit.rule);
    const grammar::FindingSink places(source.text);
    return places.placeOf(rule == grammar::kNoRule ? 0 : source.grammar->tree().rules[rule].nameRange.offset);
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::string_view start = arguments.value("start");
    const std::expected<GrammarSource, QString> source =
        readGrammarSource(arguments, context, arguments.positional().front(), start);
    if (!source)
        return context.fail(source.error());
    findings::Severity worst = findings::Severity::Information;
    const auto report = [&](grammar::GrammarPlace place, const findings::Finding& finding) {
        context.out->write(findingText(*source, place, finding, context.useColor));
        worst = std::max(worst, finding.severity);
    };
    for (const grammar::GrammarFinding& found : source->grammar->findings())
        report({found.line, found.column}, findings::grammarFinding(found, source->text));
    const std::expected<grammar::RuleId, QString> rule = startRule(*source, start);
    std::string_view shape = shapeWord(grammar::GrammarShape::Regular);
    std::size_t states = 0;
    if (rule) {
        const LongWork work(context);
        const grammar::Matcher matcher = grammar::compileMatcher(
            source->grammar, source->grammar->tree().rules[*rule].name, work.stopToken());
        if (matcher.limit().limit != grammar::GrammarLimit::None &&
            matcher.limit().limit != grammar::GrammarLimit::Unreadable)
            report(placeOf(*source, matcher.limit()), findings::limitFinding(matcher.limit()));
        shape = shapeWord(matcher.shape());
        states = matcher.states();
    }
    context.out->write("rules " + std::to_string(source->grammar->ownRuleCount()) + ", shape " +
                       std::string(shape) + ", states " + std::to_string(states) + '\n');
    if (!rule && !start.empty())
        return context.fail(rule.error());
    return statusFor(arguments, worst);
}

} // namespace

Command grammarCheckCommand()
{
    return {
        .name = "grammar check",
        .synopsis = "[--notation abnf|iregexp] [--lenient] [--start RULE] FILE|NID[@VERSION]|draft:ID",
        .summary = QT_TRANSLATE_NOOP("Cli", "Check a grammar, and print its shape and size"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "FILE may be \"-\" for standard input, or a pattern, as in \"grammar compare\". The last line "
            "shows the number of rules, the shape, and, for a regular or linear grammar, the number of "
            "states of its automaton."),
        .options = kOptions,
        .minArguments = 1,
        .maxArguments = 1,
        .hasColors = true,
        .run = run};
}

} // namespace nidus::cli
