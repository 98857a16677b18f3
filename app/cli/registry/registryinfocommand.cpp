// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commands.h"

#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/frame/commonoptions.h"
#include "core/exchange/formats/jsonwriter.h"
#include "core/workflow/registry/registryaccess.h"

#include <array>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr OptionSpec kFormatOption{.name = "format",
                                   .value = "FORMAT",
                                   .help = QT_TRANSLATE_NOOP("Cli", "text (default) or json."),
                                   .choices = "text|json"};
constexpr std::array kInfoOptions{kFormatOption, kOutputOption};

QString pathOf(const storage::RegistryInfo& info)
{
    return info.path.isEmpty() ? QString(workflow::kBuiltinPath) : info.path;
}

std::string infoAsJson(const storage::RegistryInfo& info)
{
    std::string out;
    exchange::JsonWriter json(out);
    const auto count = [&json](std::string_view key, qint64 value) {
        json.key(key);
        json.number(value);
    };
    const auto text = [&json](std::string_view key, const QString& value) {
        json.key(key);
        json.textOrNull(value);
    };
    json.beginObject();
    text("path", pathOf(info));
    count("schemaVersion", info.schemaVersion);
    text("sourceDate", info.source.date);
    text("sourceTitle", info.source.title);
    text("sourceUri", info.source.uri);
    count("registrations", info.registrations);
    count("versions", info.versions);
    count("drafts", info.drafts);
    text("approval", registration::wordOf(info.approval));
    json.endObject();
    out += '\n';
    return out;
}

std::string infoAsText(const storage::RegistryInfo& info)
{
    QString text;
    const auto line = [&text](const QString& label, const QString& value) {
        text += label + u' ' + value + u'\n';
    };
    line(Cli::tr("File:"), pathOf(info));
    line(Cli::tr("Schema version:"), QString::number(info.schemaVersion));
    line(Cli::tr("Content of:"), u"%1 (%2)"_s.arg(info.source.date, info.source.uri));
    line(Cli::tr("Registrations:"), QString::number(info.registrations));
    line(Cli::tr("Versions:"), QString::number(info.versions));
    line(Cli::tr("Open drafts:"), QString::number(info.drafts));
    line(Cli::tr("Approval:"), registration::wordOf(info.approval));
    return text.toStdString();
}

ExitStatus runInfo(const Arguments& arguments, CommandContext& context)
{
    const base::Result<storage::Registry> registry = context.existingRegistry();
    if (!registry)
        return context.fail(registry.error());
    const base::Result<storage::RegistryInfo> info = registry->contents().info();
    if (!info)
        return context.fail(info.error());
    context.out->write(arguments.value("format") == "json" ? infoAsJson(*info) : infoAsText(*info));
    return ExitStatus::NothingToReport;
}

} // namespace

Command registryInfoCommand()
{
    return {.name = "registry info",
            .synopsis = "[--format text|json]",
            .summary = QT_TRANSLATE_NOOP("Cli", "Show what a registry file contains"),
            .options = kInfoOptions,
            .maxArguments = 0,
            .run = runInfo};
}

} // namespace nidus::cli
