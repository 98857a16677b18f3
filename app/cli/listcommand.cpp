// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands.h"

#include "app/cli/arguments.h"
#include "app/cli/choices.h"
#include "app/cli/commandcontext.h"
#include "app/cli/commonoptions.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/exchange/formats/lineformat.h"
#include "core/registration/handle.h"
#include "core/workflow/draftprocess.h"

#include <array>

namespace nidus {

namespace {

constexpr OptionSpec kStateOption{.name = "state",
                                  .value = "STATE",
                                  .help = QT_TRANSLATE_NOOP("Cli", "Only this state."),
                                  .choices = Choices<kStateWords>::kValue};
constexpr OptionSpec kKindOption{.name = "kind",
                                 .value = "KIND",
                                 .help = QT_TRANSLATE_NOOP("Cli", "Only formal or informal namespaces."),
                                 .choices = Choices<kKindWords>::kValue};
constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "tsv (default) or json."),
                                   .choices = "tsv|json"};
constexpr OptionSpec kBinOption{
    .name = "bin", .help = QT_TRANSLATE_NOOP("Cli", "Drafts that were put aside; reopen takes them back.")};
constexpr OptionSpec kDueOption{
    .name = "due", .help = QT_TRANSLATE_NOOP("Cli", "Drafts of which it is time to ask what became.")};
constexpr std::array kOptions{kStateOption, kKindOption,   kBinOption,
                              kDueOption,   kFormatOption, kOutputOption};

RegistrySummary rowOf(const Draft& draft)
{
    return {.handle = draftHandle(draft.id),
            .nid = draft.nid(),
            .kind = draft.kind,
            .state = draft.state,
            .version = draft.basedOn + 1,
            .registrant = draft.content.registrationTemplate.registrant().organisation,
            .date = draft.updatedAt.date().toString(Qt::ISODate),
            .draftId = draft.id};
}

/// What the options ask for: everything, or drafts that were put aside, or whose reminder is due.
std::expected<QList<RegistrySummary>, Error> rowsFor(const Arguments& arguments, const Registry& registry)
{
    const bool isDue = arguments.isSet("due");
    if (!isDue && !arguments.isSet("bin"))
        return registry.overview().summaries();
    const std::expected<QList<Draft>, Error> drafts =
        isDue ? registry.drafts().all() : registry.drafts().discarded();
    if (!drafts)
        return std::unexpected(drafts.error());
    QList<RegistrySummary> rows;
    for (const Draft& draft : *drafts) {
        if (!isDue || isReminderDue(draft, registry.today()))
            rows.append(rowOf(draft));
    }
    return rows;
}

void writeTsv(std::string& out, const QList<RegistrySummary>& rows)
{
    for (const RegistrySummary& row : rows) {
        appendField(out, row.handle);
        out += '\t';
        appendField(out, kindWord(row.kind));
        out += '\t';
        appendField(out, stateWord(row.state));
        out += '\t';
        if (row.version > 0)
            appendNumber(out, static_cast<std::uint64_t>(row.version));
        out += '\t';
        appendField(out, row.date);
        out += '\t';
        appendField(out, row.registrant);
        out += '\n';
    }
}

void writeJson(std::string& out, const QList<RegistrySummary>& rows)
{
    JsonWriter json(out);
    json.beginArray();
    for (const RegistrySummary& row : rows) {
        json.beginObject();
        json.key("handle");
        json.text(row.handle);
        json.key("nid");
        json.textOrNull(row.nid);
        json.key("kind");
        json.text(QString(kindWord(row.kind)));
        json.key("state");
        json.text(QString(stateWord(row.state)));
        json.key("version");
        if (row.version > 0)
            json.number(static_cast<std::uint64_t>(row.version));
        else
            json.null();
        json.key("date");
        json.textOrNull(row.date);
        json.key("registrant");
        json.textOrNull(row.registrant);
        json.endObject();
    }
    json.endArray();
    out += '\n';
}

ExitStatus run(const Arguments& arguments, CommandContext& context)
{
    const std::expected<Registry, Error> registry = context.registryForReading();
    if (!registry)
        return context.fail(registry.error());
    std::expected<QList<RegistrySummary>, Error> rows = rowsFor(arguments, *registry);
    if (!rows)
        return context.fail(rows.error());
    const std::optional<State> state = stateFromWord(arguments.text("state"));
    const std::optional<NamespaceKind> kind = kindFromWord(arguments.text("kind"));
    rows->removeIf([&](const RegistrySummary& row) {
        return (state && row.state != *state) || (kind && row.kind != *kind);
    });
    std::string out;
    if (arguments.value("format") == "json")
        writeJson(out, *rows);
    else
        writeTsv(out, *rows);
    context.out->write(out);
    return ExitStatus::NothingToReport;
}

} // namespace

Command listCommand()
{
    return {.name = "list",
            .synopsis = "[--state STATE] [--kind formal|informal] [--bin|--due] [--format tsv|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "List the registry's namespaces and drafts"),
            .details =
                QT_TRANSLATE_NOOP("Cli", "Columns of tsv: NID or draft:ID, kind, state, version (empty "
                                         "where no template text is held), date, registrant."),
            .options = kOptions,
            .maxArguments = 0,
            .run = run};
}

} // namespace nidus
