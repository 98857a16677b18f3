// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/templates/findingtext.h"
#include "app/cli/templates/showformat.h"
#include "app/cli/templates/storedtemplate.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "text (default) or json."),
                                   .choices = "text|json"};
constexpr std::array kOptions{kFormatOption, kOutputOption};

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::string& word = arguments.positional().front();
    const std::optional<registration::Handle> handle = parseHandle(word);
    if (!handle)
        return context.fail(
            Cli::tr("\"%1\" is not a NID, NID@VERSION, or draft:ID.").arg(QString::fromStdString(word)));
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const base::Result<StoredTemplate> held = storedTemplate(*registry, orDraft(*registry, *handle));
    if (!held)
        return context.fail(explainFailure(*registry, held.error()));
    for (const findings::Finding& finding : warningsAbout(*held))
        context.say(findingLine(held->handle, finding));
    context.out->write(arguments.value("format") == "json" ? shownAsJson(*held) : shownAsText(*held));
    return ExitStatus::NothingToReport;
}

} // namespace

Command showCommand()
{
    return {.name = "show",
            .synopsis = "NID[@VERSION]|draft:ID [--format text|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Show a registration, one of its versions, or a draft"),
            .options = kOptions,
            .minArguments = 1,
            .maxArguments = 1,
            .run = run};
}

} // namespace nidus::cli
