// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/linework.h"
#include "core/urn/urnparser.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr OptionSpec kFormOption{
    .name = "form",
    .value = "FORM",
    .help = QT_TRANSLATE_NOOP("Cli", "key (default): the comparison key, without r-, q-, and f-components; "
                                     "full: the same with them."),
    .choices = "key|full"};
constexpr std::array kOptions{kRfcOption,     kFormOption,   kNamespaceOption,
                              kEscapedOption, kOutputOption, kFailLevelOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const urn::Rfc rfc = rfcOf(arguments);
    const urn::NormalForm form =
        arguments.value("form") == "full" ? urn::NormalForm::Full : urn::NormalForm::Key;
    const base::Result<check::UrnChecker> comparer = comparerOf(arguments, context);
    if (!comparer)
        return context.fail(comparer.error());
    return answerLines(context, arguments.argumentOrStandardInput(0),
                       [&](std::string_view line, std::uint64_t /*number*/, std::string& out) {
                           const std::string text = inputText(arguments, line);
                           const std::expected<urn::Urn, urn::UrnFailure> urn = urn::parseUrn(text, rfc);
                           if (urn)
                               out += comparer->normalized(*urn, form);
                           out += '\n';
                           return urn ? ExitStatus::NothingToReport
                                      : statusFor(arguments, findings::Severity::Error);
                       });
}

} // namespace

Command normalizeCommand()
{
    return {.name = "normalize",
            .synopsis = "[--rfc 8141|2141] [--form key|full] [--namespace auto|none] [--escaped] [FILE|-]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Print the normal form of URNs, one per line"),
            .details = QT_TRANSLATE_NOOP("Cli", "For a line that is not a URN, an empty line is printed."),
            .options = kOptions,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus::cli
