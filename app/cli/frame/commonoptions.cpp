// SPDX-License-Identifier: Apache-2.0
#include "app/cli/frame/commonoptions.h"

#include "app/cli/frame/commandcontext.h"
#include "core/urn/presentation.h"
#include "core/urn/urnparser.h"
#include "core/workflow/registry/registryaccess.h"

#include <QFile>
#include <QLatin1StringView>
#include <QStringList>
#include <algorithm>
#include <array>
#include <functional>
#include <optional>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr std::array kGlobalOptions{
    OptionSpec{.name = "registry",
               .value = "FILE",
               .help = QT_TRANSLATE_NOOP("Cli", "Registry file to use; :builtin: is the built-in content.")},
    OptionSpec{.name = "lang",
               .value = "TAG",
               .help = QT_TRANSLATE_NOOP("Cli", "Language of messages, such as fr; C is English.")},
    OptionSpec{.name = "color",
               .value = "WHEN",
               .help = QT_TRANSLATE_NOOP("Cli", "Use color: auto (default), always, or never."),
               .choices = "auto|always|never"},
    OptionSpec{.name = "help", .letter = 'h', .help = QT_TRANSLATE_NOOP("Cli", "Show this help.")},
    OptionSpec{.name = "version",
               .help = QT_TRANSLATE_NOOP("Cli", "Show the version and the date of the IANA content.")},
};

} // namespace

std::span<const OptionSpec> globalOptions() { return kGlobalOptions; }

report::ReportFormat reportFormatOf(const Arguments& arguments)
{
    return report::reportFormatFromWord(arguments.value("format"))
        .value_or(report::ReportFormat::Text); // the choices are its
}

QString reportFormatWords(report::ReportFormatUse use)
{
    QStringList words;
    for (const report::ReportFormatFacts& facts : report::kReportFormats) {
        if (facts.*use)
            words.append(QLatin1StringView(facts.word));
    }
    return words.join(", "_L1);
}

urn::Rfc rfcOf(const Arguments& arguments)
{
    return arguments.value("rfc") == "2141" ? urn::Rfc::Rfc2141 : urn::Rfc::Rfc8141;
}

namespace {

base::Result<check::UrnChecker> makeComparer(const Arguments& arguments, const CommandContext& context,
                                             const std::function<std::optional<QStringList>()>& asked)
{
    check::CheckOptions options{.against = check::CheckAgainst::SyntaxOnly, .rfc = rfcOf(arguments)};
    if (arguments.value("namespace", "none") == "none")
        return check::UrnChecker(options, nullptr);
    base::Result<std::shared_ptr<const check::NamespaceTable>> table = context.namespacesForReading(asked);
    if (!table)
        return std::unexpected(table.error());
    options.against = check::CheckAgainst::OwnNamespace;
    return check::UrnChecker(options, *std::move(table));
}

} // namespace

base::Result<check::UrnChecker> comparerOf(const Arguments& arguments, const CommandContext& context)
{
    return makeComparer(arguments, context, {});
}

base::Result<check::UrnChecker> comparerOf(const Arguments& arguments, const CommandContext& context,
                                           const std::vector<std::string>& urns)
{
    return makeComparer(arguments, context, [&] {
        QStringList nids;
        for (const std::string& text : urns) // also of a text that is not a URN, for the advice about it
            nids.append(QString::fromStdString(text).section(u':', 1, 1));
        return std::optional(nids);
    });
}

std::string inputText(const Arguments& arguments, std::string_view line)
{
    return arguments.isSet("escaped") ? urn::unescapedBytes(line) : std::string(line);
}

QString pathArgument(const Arguments& arguments)
{
    return QFile::decodeName(QByteArray(arguments.positional().front().c_str()));
}

QString pathOption(const Arguments& arguments, std::string_view option)
{
    return QFile::decodeName(QByteArray(std::string(arguments.value(option)).c_str()));
}

storage::Act actOf(const Arguments& arguments)
{
    storage::Act act{
        .who = arguments.text("by"), .note = arguments.text("note"), .link = arguments.text("link")};
    if (act.who.isEmpty())
        act.who = workflow::currentUser();
    return act;
}

ExitStatus statusFor(std::string_view failLevel, findings::Severity worst)
{
    const bool counts = failLevel != "never" && worst >= (failLevel == "warning" ? findings::Severity::Warning
                                                                                 : findings::Severity::Error);
    return counts ? ExitStatus::SomethingToReport : ExitStatus::NothingToReport;
}

ExitStatus statusFor(const Arguments& arguments, findings::Severity worst)
{
    return statusFor(arguments.value("fail-level", "error"), worst);
}

ExitStatus statusFor(const Arguments& arguments, const QList<findings::Finding>& findings)
{
    findings::Severity worst = findings::Severity::Information;
    for (const findings::Finding& finding : findings)
        worst = std::max(worst, finding.severity);
    return statusFor(arguments, worst);
}

} // namespace nidus::cli
