// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/choices.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "app/cli/frame/handles.h"
#include "app/cli/templates/findingtext.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "core/registration/handle.h"
#include "core/report/rows/findingjson.h"
#include "core/workflow/check/askednids.h"
#include "core/workflow/drafts/draftprocess.h"
#include "core/workflow/drafts/personname.h"
#include "core/workflow/registry/registryaccess.h"

#include <QHash>
#include <array>
#include <utility>

namespace nidus::cli {

namespace {

constexpr OptionSpec kStateOption{.name = "state",
                                  .value = "STATE",
                                  .help = QT_TRANSLATE_NOOP("Cli", "List only this state."),
                                  .choices = Choices<registration::kWords<registration::State>>::kValue};
constexpr OptionSpec kKindOption{.name = "kind",
                                 .value = "KIND",
                                 .help = QT_TRANSLATE_NOOP("Cli", "List only formal or informal namespaces."),
                                 .choices =
                                     Choices<registration::kWords<registration::NamespaceKind>>::kValue};
constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "tsv (default) or json."),
                                   .choices = "tsv|json"};
constexpr OptionSpec kBinOption{
    .name = "trash",
    .help = QT_TRANSLATE_NOOP("Cli", "List drafts in the trash; reopen restores them."),
    .formerName = "bin"};
constexpr OptionSpec kDueOption{.name = "due",
                                .help = QT_TRANSLATE_NOOP("Cli", "List only drafts whose reminder is due.")};
constexpr OptionSpec kOwnerOption{.name = "owner",
                                  .value = "PERSON",
                                  .help = QT_TRANSLATE_NOOP("Cli",
                                                            "List only drafts that PERSON owns; PERSON is a "
                                                            "name, an email address, or both.")};
constexpr OptionSpec kAssigneeOption{
    .name = "assignee",
    .value = "PERSON",
    .help = QT_TRANSLATE_NOOP("Cli", "List only drafts that are assigned to PERSON; none: to nobody, so "
                                     "that the owner or any reviewer acts next.")};
constexpr std::array kOptions{kStateOption, kKindOption,     kBinOption,    kDueOption,
                              kOwnerOption, kAssigneeOption, kFormatOption, kOutputOption};

/// Returns the rows of the named registrations and drafts, in this order.
base::Result<QList<storage::RegistrySummary>> namedRows(const std::vector<std::string>& words,
                                                        const storage::Registry& registry)
{
    QList<storage::RegistrySummary> rows;
    for (const std::string& word : words) {
        const std::optional<registration::Handle> handle = parseHandle(word);
        const QString asked = handle ? orDraft(registry, *handle).word() : QString::fromStdString(word);
        const base::Result<std::optional<storage::RegistrySummary>> row = registry.overview().summary(asked);
        if (!row)
            return std::unexpected(row.error());
        if (!*row)
            return std::unexpected(base::Error{storage::kNotFound, word, {}});
        rows.append(**row);
    }
    return rows;
}

/// Returns what the arguments select: the named, everything, drafts in the trash, or drafts whose reminder is
/// due.
base::Result<QList<storage::RegistrySummary>> rowsFor(const Arguments& arguments,
                                                      const storage::Registry& registry)
{
    if (!arguments.positional().empty())
        return namedRows(arguments.positional(), registry);
    const bool isDue = arguments.isSet("due");
    if (!isDue && !arguments.isSet("trash"))
        return registry.overview().summaries();
    const base::Result<QList<registration::Draft>> drafts =
        isDue ? registry.drafts().all() : registry.drafts().discarded();
    if (!drafts)
        return std::unexpected(drafts.error());
    QList<storage::RegistrySummary> rows;
    for (const registration::Draft& draft : *drafts) {
        if (isDue && !workflow::isReminderDue(draft, registry.today()))
            continue;
        const base::Result<std::optional<storage::RegistrySummary>> row =
            registry.overview().draftSummary(draft.id);
        if (!row)
            return std::unexpected(row.error());
        if (*row)
            rows.append(**row);
    }
    return rows;
}

/// Whether the person of an option is the person of a draft.
bool isWanted(const Arguments& arguments, std::string_view option, const QString& who)
{
    if (!arguments.isSet(option))
        return true;
    const QString person = arguments.text(option);
    return person == QLatin1StringView("none") ? who.isEmpty() : workflow::isMeant(person, who);
}

void writeTsv(std::string& out, const QList<storage::RegistrySummary>& rows)
{
    for (const storage::RegistrySummary& row : rows) {
        exchange::appendField(out, row.handle);
        out += '\t';
        exchange::appendField(out, registration::wordOf(row.kind));
        out += '\t';
        exchange::appendField(out, registration::wordOf(row.state));
        out += '\t';
        if (row.version > 0)
            exchange::appendNumber(out, static_cast<std::uint64_t>(row.version));
        out += '\t';
        exchange::appendField(out, row.date);
        out += '\t';
        exchange::appendField(out, row.registrant);
        out += '\t';
        exchange::appendField(out, row.nid);
        out += '\n';
    }
}

/// The warnings about registrations that are missing from IANA's list, by handle.
using Warnings = QHash<QString, findings::Finding>;

base::Result<Warnings> warningsFor(const storage::Registry& registry,
                                   const QList<storage::RegistrySummary>& rows)
{
    QStringList nids;
    for (const storage::RegistrySummary& row : rows)
        nids.append(row.nid);
    const base::Result<QHash<QString, QString>> left = rows.size() <= workflow::kMostAskedNids
                                                           ? workflow::departures(registry, nids)
                                                           : workflow::departures(registry);
    if (!left)
        return std::unexpected(left.error());
    Warnings warnings;
    for (const storage::RegistrySummary& row : rows) {
        const auto date = left->constFind(row.nid.toLower());
        if (row.draftId == 0 && date != left->cend())
            warnings.insert(row.handle,
                            findings::makeFinding(findings::kNamespaceLeftList, {}, {row.nid, *date}));
    }
    return warnings;
}

void writeJson(std::string& out, const QList<storage::RegistrySummary>& rows, const Warnings& warnings)
{
    exchange::JsonWriter json(out);
    json.beginArray();
    for (const storage::RegistrySummary& row : rows) {
        json.beginObject();
        json.key("handle");
        json.text(row.handle);
        json.key("nid");
        json.textOrNull(row.nid);
        json.key("kind");
        json.text(QString(registration::wordOf(row.kind)));
        json.key("state");
        json.text(QString(registration::wordOf(row.state)));
        json.key("version");
        if (row.version > 0)
            json.number(row.version);
        else
            json.null();
        json.key("date");
        json.textOrNull(row.date);
        json.key("registrant");
        json.textOrNull(row.registrant);
        json.key("owner");
        json.textOrNull(row.owner);
        json.key("assignee");
        json.textOrNull(row.assignee);
        json.key("findings");
        const auto warning = warnings.constFind(row.handle);
        report::writeFindings(json,
                              warning == warnings.cend() ? QList<findings::Finding>() : QList{*warning});
        json.endObject();
    }
    json.endArray();
    out += '\n';
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    if (!arguments.positional().empty() && (arguments.isSet("trash") || arguments.isSet("due")))
        return context.fail(Cli::tr("A NID or draft cannot be used with --trash or --due."));
    const base::Result<storage::Registry> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    base::Result<QList<storage::RegistrySummary>> rows = rowsFor(arguments, *registry);
    if (!rows)
        return context.fail(explainFailure(*registry, rows.error()));
    const std::optional<registration::State> state =
        registration::fromWord<registration::State>(arguments.text("state"));
    const std::optional<registration::NamespaceKind> kind =
        registration::fromWord<registration::NamespaceKind>(arguments.text("kind"));
    const bool isForPeople = arguments.isSet("owner") || arguments.isSet("assignee");
    rows->removeIf([&](const storage::RegistrySummary& row) {
        const bool isOfWanted =
            isWanted(arguments, "owner", row.owner) && isWanted(arguments, "assignee", row.assignee);
        return (state && row.state != *state) || (kind && row.kind != *kind) ||
               (isForPeople && (row.draftId == 0 || !isOfWanted));
    });
    const base::Result<Warnings> warnings = warningsFor(*registry, *rows);
    if (!warnings)
        return context.fail(warnings.error());
    for (const storage::RegistrySummary& row : std::as_const(*rows)) {
        const auto warning = warnings->constFind(row.handle);
        if (warning != warnings->cend())
            context.say(findingLine(row.handle, *warning));
    }
    std::string out;
    if (arguments.value("format") == "json")
        writeJson(out, *rows, *warnings);
    else
        writeTsv(out, *rows);
    context.out->write(out);
    return ExitStatus::NothingToReport;
}

} // namespace

Command listCommand()
{
    return {
        .name = "list",
        .synopsis =
            "[--state STATE] [--kind formal|informal] [--trash|--due] [--owner PERSON] [--assignee PERSON] "
            "[--format tsv|json] [NID|draft:ID...]",
        .summary = QT_TRANSLATE_NOOP("Cli", "List the registry's namespaces and drafts, or some of them"),
        .details = QT_TRANSLATE_NOOP(
            "Cli",
            "Columns of tsv: NID or draft:ID, kind, state, version, date, registrant, NID. The date is that "
            "of "
            "the record. A draft has the version that it will get (empty without text), the date of its "
            "last save, and the NID that it requests (may be empty). In json, \"findings\" contains only "
            "that a registration is no longer in IANA's list; lint reports those of its template."),
        .options = kOptions,
        .run = run};
}

} // namespace nidus::cli
