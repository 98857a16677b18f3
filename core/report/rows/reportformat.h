// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nidus::report {

/// The formats of reports on checked names and on linted templates.
enum class ReportFormat : std::uint8_t { Text, Tsv, Csv, JsonLines, Json, Sarif, Junit, None };

struct ReportFormatFacts
{
    ReportFormat format;
    std::string_view word;      ///< for `--format`
    std::string_view suffix;    ///< of its files, without the dot; empty if it is not written to files
    bool isOfSummaries = false; ///< whether summaries of a batch can be written in it
};

inline constexpr std::array kReportFormats{
    ReportFormatFacts{ReportFormat::Text, "text", "txt", true},
    ReportFormatFacts{ReportFormat::Tsv, "tsv", "tsv", true},
    ReportFormatFacts{ReportFormat::Csv, "csv", "csv"},
    ReportFormatFacts{ReportFormat::JsonLines, "jsonl", "jsonl"},
    ReportFormatFacts{ReportFormat::Json, "json", "json", true},
    ReportFormatFacts{ReportFormat::Sarif, "sarif", "sarif"},
    ReportFormatFacts{ReportFormat::Junit, "junit", "xml"},
    ReportFormatFacts{ReportFormat::None, "none", ""},
};

[[nodiscard]] const ReportFormatFacts& factsOf(ReportFormat format);
[[nodiscard]] std::optional<ReportFormat> reportFormatFromWord(std::string_view word);
/// Finds the format for a file name suffix, in any letter case.
[[nodiscard]] std::optional<ReportFormat> reportFormatOfSuffix(QStringView suffix);

} // namespace nidus::report
