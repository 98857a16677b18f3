// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nidus::report {

/// What reports on checked names and on linted templates are written in.
enum class ReportFormat : std::uint8_t { Text, Tsv, Csv, JsonLines, Json, Sarif, Junit, None };

struct ReportFormatFacts
{
    ReportFormat format;
    std::string_view word;      ///< of `--format`
    std::string_view suffix;    ///< of its files, without the dot; empty where there is no file
    bool isOfSummaries = false; ///< whether summaries of a batch are written in it, too
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
/// By the end of a file's name, in any letter case.
[[nodiscard]] std::optional<ReportFormat> reportFormatOfSuffix(QStringView suffix);

} // namespace nidus::report
