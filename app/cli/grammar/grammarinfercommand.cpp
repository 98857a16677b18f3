// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/urns/namesinput.h"
#include "core/grammar/inference/inference.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr OptionSpec kNidOption{
    .name = "nid",
    .value = "NID",
    .help = QT_TRANSLATE_NOOP("Cli", "Use only names of this namespace (default: all must have the same "
                                     "NID).")};
constexpr std::array kOptions{kNidOption, kOutputOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::expected<batch::NameCounts, QString> names =
        readNames(context, arguments.argumentOrStandardInput(0), arguments.value("nid"));
    if (!names)
        return context.fail(names.error());
    context.out->write(grammar::inferGrammar(names->names()).text);
    return ExitStatus::NothingToReport;
}

} // namespace

Command grammarInferCommand()
{
    return {.name = "grammar infer",
            .synopsis = "[--nid NID] [FILE|-]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Infer a grammar from names, one URN per line"),
            .details = QT_TRANSLATE_NOOP(
                "Cli", "The grammar, in ABNF, describes the NSS; its start rule is \"name\". It accepts the "
                       "names and similar ones. \"new --from-names\" creates a draft with such a grammar."),
            .options = kOptions,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus::cli
