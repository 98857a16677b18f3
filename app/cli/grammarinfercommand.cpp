// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/clitext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/namesinput.h"
#include "core/grammar/inference.h"

#include <array>

namespace nidus {

namespace {

constexpr OptionSpec kNidOption{
    .name = "nid",
    .value = "NID",
    .help = QT_TRANSLATE_NOOP("Cli", "Take the names of this namespace (default: all must have one NID).")};
constexpr std::array kOptions{kNidOption, kOutputOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::expected<NameCounts, QString> names =
        readNames(context, arguments.argumentOrStandardInput(0), arguments.value("nid"));
    if (!names)
        return context.fail(names.error());
    context.out->write(inferGrammar(names->names()).text);
    return ExitStatus::NothingToReport;
}

} // namespace

Command grammarInferCommand()
{
    return {.name = "grammar infer",
            .synopsis = "[--nid NID] [FILE|-]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Guess a grammar from names, one URN per line"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "The grammar, in ABNF, describes the NSS; its start rule is \"name\". It accepts the "
                       "names and others that are built alike. \"new --from-names\" makes a draft of it."),
            .options = kOptions,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus
