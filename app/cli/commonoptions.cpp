// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commonoptions.h"

#include "app/cli/commandcontext.h"
#include "core/urn/presentation.h"
#include "core/workflow/registryaccess.h"

#include <QFile>
#include <algorithm>

namespace nidus {

ReportFormat reportFormatOf(const Arguments& arguments)
{
    return reportFormatFromWord(arguments.value("format"))
        .value_or(ReportFormat::Text); // the choices are its
}

Rfc rfcOf(const Arguments& arguments)
{
    return arguments.value("rfc") == "2141" ? Rfc::Rfc2141 : Rfc::Rfc8141;
}

std::expected<UrnChecker, Error> comparerOf(const Arguments& arguments, const CommandContext& context)
{
    CheckOptions options{.against = CheckAgainst::SyntaxOnly, .rfc = rfcOf(arguments)};
    if (arguments.value("namespace", "none") == "none")
        return UrnChecker(options, nullptr);
    std::expected<std::shared_ptr<const NamespaceTable>, Error> table = context.namespacesForReading();
    if (!table)
        return std::unexpected(table.error());
    options.against = CheckAgainst::OwnNamespace;
    return UrnChecker(options, *std::move(table));
}

std::string inputText(const Arguments& arguments, std::string_view line)
{
    return arguments.isSet("escaped") ? unescapedBytes(line) : std::string(line);
}

QString pathArgument(const Arguments& arguments)
{
    return QFile::decodeName(QByteArray(arguments.positional().front().c_str()));
}

Act actOf(const Arguments& arguments)
{
    Act act{.who = arguments.text("by"), .note = arguments.text("note"), .link = arguments.text("link")};
    if (act.who.isEmpty())
        act.who = presentUser();
    return act;
}

ExitStatus statusFor(std::string_view failLevel, Severity worst)
{
    const bool counts =
        failLevel != "never" && worst >= (failLevel == "warning" ? Severity::Warning : Severity::Error);
    return counts ? ExitStatus::SomethingToReport : ExitStatus::NothingToReport;
}

ExitStatus statusFor(const Arguments& arguments, Severity worst)
{
    return statusFor(arguments.value("fail-level", "error"), worst);
}

ExitStatus statusFor(const Arguments& arguments, const QList<Finding>& findings)
{
    Severity worst = Severity::Information;
    for (const Finding& finding : findings)
        worst = std::max(worst, finding.severity);
    return statusFor(arguments, worst);
}

} // namespace nidus
