// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commonoptions.h"

#include "core/urn/presentation.h"

#include <algorithm>

namespace nidus {

Rfc rfcOf(const Arguments& arguments)
{
    return arguments.value("rfc") == "2141" ? Rfc::Rfc2141 : Rfc::Rfc8141;
}

std::string inputText(const Arguments& arguments, std::string_view line)
{
    return arguments.isSet("escaped") ? unescapedBytes(line) : std::string(line);
}

Act actOf(const Arguments& arguments)
{
    Act act{.who = arguments.text("by"), .note = arguments.text("note"), .link = arguments.text("link")};
    if (act.who.isEmpty())
        act.who = qEnvironmentVariable("USER");
    return act;
}

ExitStatus statusFor(const Arguments& arguments, Severity worst)
{
    const std::string_view level = arguments.value("fail-level", "error");
    const bool counts =
        level != "never" && worst >= (level == "warning" ? Severity::Warning : Severity::Error);
    return counts ? ExitStatus::SomethingToReport : ExitStatus::NothingToReport;
}

ExitStatus statusFor(const Arguments& arguments, const QList<Finding>& findings)
{
    Severity worst = Severity::Information;
    for (const Finding& finding : findings)
        worst = std::max(worst, finding.severity);
    return statusFor(arguments, worst);
}

} // namespace nidus
