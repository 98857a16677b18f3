// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "core/builtin/builtincontent.h"
#include "core/workflow/registry/registryaccess.h"

#include <array>

namespace nidus::cli {

namespace {

constexpr OptionSpec kEmptyOption{.name = "empty",
                                  .help = QT_TRANSLATE_NOOP("Cli", "Leave out the built-in IANA content.")};
constexpr std::array kCreateOptions{kEmptyOption};

ExitStatus runCreate(const Arguments& arguments, CommandContext& context)
{
    const QString path =
        arguments.positional().empty() ? context.chosenRegistryPath() : pathArgument(arguments);
    if (path == workflow::kBuiltinPath)
        return context.fail(Cli::tr("\"%1\" is not a file.").arg(path));
    base::Result<base::NewFolders> folders;
    if (arguments.positional().empty())
        folders = workflow::makeFolderOf(path);
    if (!folders)
        return context.fail(folders.error());
    const registration::RegistryContent content =
        arguments.isSet("empty") ? registration::RegistryContent() : builtin::builtinContent();
    const base::Result<storage::Registry> registry = storage::Registry::create(
        path, content, workflow::optionsForMaking(path, {.headsFile = context.headsFile}));
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
            .summary = QT_TRANSLATE_NOOP("Cli", "Create a registry file; never replaces one"),
            .options = kCreateOptions,
            .maxArguments = 1,
            .run = runCreate};
}

} // namespace nidus::cli
