// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"

#include <algorithm>
#include <array>

namespace nidus::cli {

namespace {

constexpr std::array kRecordOptions{kNoteOption, kLinkOption, kByOption};

struct Paper
{
    std::string_view word;
    registration::EventKind kind;
};
constexpr std::array kPapers{Paper{"report", registration::EventKind::Reviewed},
                             Paper{"direction", registration::EventKind::Directed},
                             Paper{"recognition", registration::EventKind::Recognized},
                             Paper{"specification", registration::EventKind::Specified}};

ExitStatus runRecord(const Arguments& arguments, CommandContext& context)
{
    const auto* const paper = std::ranges::find(kPapers, arguments.positional().front(), &Paper::word);
    if (paper == kPapers.end())
        return context.fail(
            Cli::tr("\"%1\" cannot be recorded; use report, direction, recognition, or specification.")
                .arg(QString::fromStdString(arguments.positional().front())));
    base::Result<storage::Registry> registry = context.registryForWriting();
    if (!registry)
        return context.fail(registry.error());
    const std::expected<QString, QString> handle = handleOf(*registry, arguments.positional().back());
    if (!handle)
        return context.fail(handle.error());
    if (const base::Result<void> done = registry->activity().enter(*handle, paper->kind, actOf(arguments));
        !done)
        return context.fail(done.error());
    return ExitStatus::NothingToReport;
}

} // namespace

Command recordCommand()
{
    return {.name = "record",
            .synopsis = "report|direction|recognition|specification draft:ID|NID [--note TEXT] [--link URI]",
            .summary = QT_TRANSLATE_NOOP(
                "Cli", "Record a report, decision, or document that the procedure requires"),
            .details = QT_TRANSLATE_NOOP(
                "Cli",
                "For a namespace intended for a standard (RFC 8141 section 6.2): report is the Expert Review "
                "report; direction is that of the approving body. For the fast track (RFC 8141 section 6.3): "
                "recognition is who recognized the body; specification is the published specification."),
            .options = kRecordOptions,
            .minArguments = 2,
            .maxArguments = 2,
            .run = runRecord};
}

} // namespace nidus::cli
