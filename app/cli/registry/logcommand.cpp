// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/texttable.h"
#include "core/findings/text/sharedtexts.h"
#include "core/registration/approval.h"

#include <array>
#include <limits>
#include <utility>

namespace nidus::cli {

namespace {

constexpr OptionSpec kWhatOption{.name = "what",
                                 .value = "WORD",
                                 .help = QT_TRANSLATE_NOOP("Cli", "List only one kind of event, such as "
                                                                  "registered.")};
constexpr OptionSpec kTextOption{.name = "text",
                                 .value = "TEXT",
                                 .help =
                                     QT_TRANSLATE_NOOP("Cli", "List only events whose NID, person, or note "
                                                              "contains TEXT.")};
constexpr OptionSpec kSinceOption{
    .name = "since", .value = "DAY", .help = QT_TRANSLATE_NOOP("Cli", "First day to list, YYYY-MM-DD.")};
constexpr OptionSpec kUntilOption{
    .name = "until", .value = "DAY", .help = QT_TRANSLATE_NOOP("Cli", "Last day to list, YYYY-MM-DD.")};
constexpr std::array kLogOptions{kWhatOption,  kTextOption,        kSinceOption,
                                 kUntilOption, kTableFormatOption, kOutputOption};

ExitStatus runLog(const Arguments& arguments, CommandContext& context)
{
    storage::ActivityFilter filter{.text = arguments.text("text"), .most = std::numeric_limits<int>::max()};
    if (arguments.isSet("what")) {
        const std::optional<registration::EventKind> kind =
            registration::fromWord<registration::EventKind>(arguments.text("what"));
        if (!kind)
            return context.fail(Cli::tr("\"%1\" is not a kind of event.").arg(arguments.text("what")));
        filter.what = {*kind};
    }
    for (const auto& [option, day] : {std::pair("since", &filter.from), std::pair("until", &filter.to)}) {
        *day = QDate::fromString(arguments.text(option), Qt::ISODate);
        if (arguments.isSet(option) && !day->isValid())
            return context.fail(findings::notADateText(arguments.text(option)));
    }
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    const base::Result<QList<storage::LoggedEvent>> events = registry->activity().list(filter);
    if (!events)
        return context.fail(events.error());
    TextTable table({"when", "handle", "what", "who", "note", "link"}, arguments.value("format") == "json");
    for (const storage::LoggedEvent& logged : *events)
        table.add({logged.event.when.toString(Qt::ISODateWithMs), logged.handle,
                   registration::wordOf(logged.event.what), logged.event.who,
                   registration::writtenNote(logged.event.note), logged.event.link});
    context.out->write(table.take());
    return ExitStatus::NothingToReport;
}

} // namespace

Command logCommand()
{
    return {.name = "log",
            .synopsis = "[--what WORD] [--text TEXT] [--since DAY] [--until DAY] [--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "List the history of the registry, newest first"),
            .details =
                QT_TRANSLATE_NOOP("Cli", "Columns of tsv: time, NID or draft:ID, event, person, note, link."),
            .options = kLogOptions,
            .maxArguments = 0,
            .run = runLog};
}

} // namespace nidus::cli
