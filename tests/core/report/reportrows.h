// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/report/rows/checkreport.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nidus::test {

/// Knows the namespaces "example" and "old", which is withdrawn; both allow any NSS.
inline check::UrnChecker reportChecker(check::CheckAgainst against = check::CheckAgainst::OwnNamespace)
{
    const auto anyNss = std::make_shared<const check::LazyRule>(check::RuleSource{.text = "nss = 1*%x21-7E"});
    std::vector<check::NamespaceEntry> entries{
        {.nid = "example", .rules = {{1, anyNss}}},
        {.nid = "old", .withdrawn = true, .rules = {{1, anyNss}}},
    };
    return {{.against = against}, std::make_shared<const check::NamespaceTable>(std::move(entries))};
}

/// A line of an input.
struct InputLine
{
    std::uint64_t line = 1;
    std::string_view text;
    std::size_t file = 0;
    std::uint32_t column = 1;
    std::optional<batch::UrnPlace> firstPlace{};
    bool isTooLong = false; ///< the text is only its start
};

/// One row of each kind from one input: valid, invalid, unregistered, undecided, duplicate, with a warning.
inline std::vector<InputLine> oneOfEach()
{
    return {{.line = 1, .text = "urn:example:1"},
            {.line = 2, .text = "urn:example:a b"},
            {.line = 4, .text = "urn:nosuch:1"},
            {.line = 5, .text = "urn:example:xxx", .isTooLong = true},
            {.line = 6, .text = "URN:Example:1", .firstPlace = batch::UrnPlace{0, 1}},
            {.line = 7, .text = "urn:old:1"}};
}

inline batch::CheckedLine checkedLine(const InputLine& line, const check::UrnChecker& checker)
{
    return {.line = line.line,
            .fileOffset = 20 * line.line,
            .text = line.text,
            .column = line.column,
            .outcome = line.isTooLong ? check::CheckOutcome{.verdict = check::Verdict::Undecided,
                                                            .reason = check::CheckReason::LineTooLong}
                                      : checker.check(line.text)};
}

/// Adds the lines to a part.
inline void format(const report::CheckReport& report, report::ReportPart& part,
                   const std::vector<InputLine>& lines)
{
    for (const InputLine& line : lines) {
        const batch::CheckedLine checked = checkedLine(line, *report.settings().checker);
        report.format(part, {.line = checked, .file = line.file, .firstPlace = line.firstPlace});
    }
}

/// Returns the report on these lines, with several lines in each part.
inline std::string reportOn(report::CheckReport& report, const std::vector<InputLine>& lines,
                            std::size_t linesInPart = 1000)
{
    std::string out;
    report.begin(out);
    const std::unique_ptr<report::ReportPart> part = report.newPart();
    for (std::size_t i = 0; i < lines.size(); i += linesInPart) {
        const auto first = lines.begin() + std::ptrdiff_t(i);
        part->clear();
        format(report, *part, {first, first + std::ptrdiff_t(std::min(linesInPart, lines.size() - i))});
        report.take(out, *part);
    }
    report.end(out);
    return out;
}

} // namespace nidus::test
