// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/clitext.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commonoptions.h"
#include "app/cli/handles.h"

#include <algorithm>
#include <array>

namespace nidus {

namespace {

constexpr std::array kRecordOptions{kNoteOption, kLinkOption, kByOption};

struct Paper
{
    std::string_view word;
    EventKind kind;
};
constexpr std::array kPapers{Paper{"report", EventKind::Reviewed}, Paper{"direction", EventKind::Directed},
                             Paper{"recognition", EventKind::Recognised},
                             Paper{"specification", EventKind::Specified}};

ExitStatus runRecord(const Arguments& arguments, CommandContext& context)
{
    const auto* const paper = std::ranges::find(kPapers, arguments.positional().front(), &Paper::word);
    if (paper == kPapers.end())
        return context.fail(
            Cli::tr("\"%1\" cannot be put on record; report, direction, recognition and specification can.")
                .arg(QString::fromStdString(arguments.positional().front())));
    std::expected<Registry, Error> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<QString, QString> handle = handleOf(*registry, arguments.positional().back());
    if (!handle)
        return context.fail(handle.error());
    if (const std::expected<void, Error> done =
            registry->activity().enter(*handle, paper->kind, actOf(arguments));
        !done)
        return context.fail(done.error());
    return ExitStatus::NothingToReport;
}

} // namespace

Command recordCommand()
{
    return {
        .name = "record",
        .synopsis = "report|direction|recognition|specification draft:ID|NID [--note TEXT] [--link URI]",
        .summary = QT_TRANSLATE_NOOP("Cli", "Put on record what the path of a draft asks for"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "report: the Expert Review report, and direction: that of the approving body, for a namespace "
            "meant for a standard (RFC 8141 section 6.2). recognition: who recognised the body, and "
            "specification: the published one, for the fast track (RFC 8141 section 6.3)."),
        .options = kRecordOptions,
        .minArguments = 2,
        .maxArguments = 2,
        .run = runRecord};
}

} // namespace nidus
