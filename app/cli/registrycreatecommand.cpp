// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/clitext.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commonoptions.h"
#include "core/base/diskwait.h"
#include "core/builtin/builtincontent.h"
#include "core/workflow/registryaccess.h"

#include <array>

namespace nidus {

namespace {

constexpr OptionSpec kEmptyOption{.name = "empty",
                                  .help = QT_TRANSLATE_NOOP("Cli", "Without the built-in IANA content.")};
constexpr std::array kCreateOptions{kEmptyOption};

ExitStatus runCreate(const Arguments& arguments, CommandContext& context)
{
    const QString path =
        arguments.positional().empty() ? context.chosenRegistryPath() : pathArgument(arguments);
    if (path == kBuiltinPath)
        return context.fail(Cli::tr("\"%1\" is no file.").arg(path));
    if (arguments.positional().empty()) {
        if (const std::expected<void, Error> made = makeFolderOf(path); !made)
            return context.fail(made.error());
    }
    const RegistryContent content = arguments.isSet("empty") ? RegistryContent() : builtinContent();
    const std::expected<Registry, Error> registry =
        Registry::create(path, content, optionsForMaking(path, {.headsFile = context.headsFile}));
    if (!registry)
        return context.fail(registry.error());
    context.warnOfLocation(path);
    return ExitStatus::NothingToReport;
}

} // namespace

Command registryCreateCommand()
{
    return {.name = "registry create",
            .synopsis = "[--empty] [FILE]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Make a registry file; never replaces one"),
            .options = kCreateOptions,
            .maxArguments = 1,
            .run = runCreate};
}

} // namespace nidus
