// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/linework.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/text/urnfindings.h"
#include "core/urn/urnequivalence.h"
#include "core/urn/urnparser.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr std::array kOptions{kRfcOption, kNamespaceOption, kEscapedOption, kOutputOption, kFailLevelOption};

/// The result, and the reason if it is not "equal" (empty if it is, or if no reason is wanted).
struct Comparison
{
    std::string_view word;
    QString reason;
};

enum class Reasons : std::uint8_t { Wanted, Unwanted };

Comparison compare(std::string_view a, std::string_view b, const check::UrnChecker& comparer, Reasons reasons)
{
    const urn::Rfc rfc = comparer.options().rfc;
    const std::expected<urn::Urn, urn::UrnFailure> urnA = urn::parseUrn(a, rfc);
    const std::expected<urn::Urn, urn::UrnFailure> urnB = urn::parseUrn(b, rfc);
    if (!urnA || !urnB) {
        if (reasons == Reasons::Unwanted)
            return {"invalid", {}};
        return {"invalid", findings::message(urnA ? findings::urnFinding(urnB.error(), b, comparer)
                                                  : findings::urnFinding(urnA.error(), a, comparer))};
    }
    const std::optional<urn::UrnDifference> difference = urn::urnDifference(*urnA, *urnB);
    if (!difference ||
        comparer.normalized(*urnA, urn::NormalForm::Key) == comparer.normalized(*urnB, urn::NormalForm::Key))
        return {"equal", {}};
    return {"different", reasons == Reasons::Wanted
                             ? findings::message(findings::differenceFinding(*difference, *urnA, *urnB))
                             : QString()};
}

ExitStatus statusOf(const Arguments& arguments, const Comparison& comparison)
{
    return comparison.word == "equal" ? ExitStatus::NothingToReport
                                      : statusFor(arguments, findings::Severity::Error);
}

ExitStatus compareLines(const Arguments& arguments, CommandContext& context,
                        const check::UrnChecker& comparer)
{
    return answerLines(context, "-", [&](std::string_view line, std::uint64_t /*number*/, std::string& out) {
        const std::size_t tab = line.find('\t');
        const std::string a = inputText(arguments, line.substr(0, tab));
        const std::string b =
            tab == std::string_view::npos ? std::string() : inputText(arguments, line.substr(tab + 1));
        const Comparison comparison = compare(a, b, comparer, Reasons::Unwanted);
        out += comparison.word;
        out += '\n';
        return statusOf(arguments, comparison);
    });
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::vector<std::string>& given = arguments.positional();
    std::vector<std::string> urns;
    urns.reserve(given.size());
    for (const std::string& each : given)
        urns.push_back(inputText(arguments, each));
    const base::Result<check::UrnChecker> comparer =
        given.size() == 1 ? comparerOf(arguments, context) : comparerOf(arguments, context, urns);
    if (!comparer)
        return context.fail(comparer.error());
    if (given.size() == 1) {
        if (given[0] != "-")
            return context.fail(Cli::tr("equal compares two URNs, or pairs from standard input (\"-\")."));
        return compareLines(arguments, context, *comparer);
    }
    const Comparison comparison = compare(urns[0], urns[1], *comparer, Reasons::Wanted);
    context.out->write(std::string(comparison.word) + '\n');
    if (!comparison.reason.isEmpty())
        context.say(comparison.reason);
    return statusOf(arguments, comparison);
}

} // namespace

Command equalCommand()
{
    return {.name = "equal",
            .synopsis = "[--rfc 8141|2141] [--namespace auto|none] [--escaped] A B | -",
            .summary = QT_TRANSLATE_NOOP("Cli", "Check whether two URNs are equivalent"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "Prints equal, different, or invalid. With \"-\", reads pairs separated by a tab from "
                       "standard input and prints one word per line."),
            .options = kOptions,
            .minArguments = 1,
            .maxArguments = 2,
            .run = run};
}

} // namespace nidus::cli
