// SPDX-License-Identifier: Apache-2.0
#include "app/cli/check/checkinput.h"

#include "app/cli/frame/clitext.h"

#include <string_view>

namespace nidus::cli {

std::expected<CheckInput, QString> checkInputOf(const Arguments& arguments)
{
    if (arguments.isSet("input") + arguments.isSet("column") + arguments.isSet("json-field") > 1)
        return std::unexpected(Cli::tr("--input, --column, and --json-field cannot be used together."));
    if (arguments.isSet("column"))
        return CheckInput{batch::InputKind::Table, std::string(arguments.value("column"))};
    if (arguments.isSet("json-field"))
        return CheckInput{batch::InputKind::JsonLines, std::string(arguments.value("json-field"))};
    const std::string_view input = arguments.value("input", "lines");
    constexpr std::string_view kTable = "csv:";
    constexpr std::string_view kJsonLines = "jsonl:";
    if (input.starts_with(kTable) && input.size() > kTable.size())
        return CheckInput{batch::InputKind::Table, std::string(input.substr(kTable.size()))};
    if (input.starts_with(kJsonLines) && input.size() > kJsonLines.size())
        return CheckInput{batch::InputKind::JsonLines, std::string(input.substr(kJsonLines.size()))};
    if (input != "lines")
        return std::unexpected(Cli::tr("--input requires lines, csv:COLUMN, or jsonl:MEMBER."));
    if (arguments.isSet("escaped"))
        return CheckInput{batch::InputKind::Escaped, {}};
    return CheckInput{arguments.isSet("extract") ? batch::InputKind::RunningText : batch::InputKind::Lines,
                      {}};
}

} // namespace nidus::cli
