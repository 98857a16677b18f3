// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>
#include <QtGlobal>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace nidus::report {

/// The formats of reports on checked names and on linted templates.
enum class ReportFormat : std::uint8_t { Text, Tsv, Csv, JsonLines, Json, Sarif, Junit, None };

struct ReportFormatFacts
{
    ReportFormat format = ReportFormat::Text;
    std::string_view word;        ///< for `--format`
    std::string_view suffix;      ///< of its files, without the dot; empty if it is not written to files
    const char* name = "";        ///< in dialogs, translated in the context "Formats"
    bool isOfFindings = false;    ///< whether the window offers it for findings
    bool isOfChecks = false;      ///< whether the window offers it for checked names
    bool isComparable = false;    ///< whether a later check can be compared with it
    bool isOfComparisons = false; ///< whether comparisons can be written in it
    bool isOfSummaries = false;   ///< whether summaries of a batch can be written in it
};

inline constexpr std::array kReportFormats{
    ReportFormatFacts{.format = ReportFormat::Text,
                      .word = "text",
                      .suffix = "txt",
                      .name = QT_TRANSLATE_NOOP("Formats", "Text"),
                      .isOfFindings = true,
                      .isOfChecks = true,
                      .isOfComparisons = true,
                      .isOfSummaries = true},
    ReportFormatFacts{.format = ReportFormat::Tsv,
                      .word = "tsv",
                      .suffix = "tsv",
                      .name = QT_TRANSLATE_NOOP("Formats", "Tab-separated values"),
                      .isOfChecks = true,
                      .isComparable = true,
                      .isOfComparisons = true,
                      .isOfSummaries = true},
    ReportFormatFacts{.format = ReportFormat::Csv,
                      .word = "csv",
                      .suffix = "csv",
                      .name = QT_TRANSLATE_NOOP("Formats", "Comma-separated values"),
                      .isOfFindings = true,
                      .isOfChecks = true,
                      .isComparable = true,
                      .isOfComparisons = true},
    ReportFormatFacts{.format = ReportFormat::JsonLines,
                      .word = "jsonl",
                      .suffix = "jsonl",
                      .name = QT_TRANSLATE_NOOP("Formats", "JSON, one object per line"),
                      .isOfFindings = true,
                      .isOfChecks = true,
                      .isComparable = true,
                      .isOfComparisons = true},
    ReportFormatFacts{.format = ReportFormat::Json,
                      .word = "json",
                      .suffix = "json",
                      .name = QT_TRANSLATE_NOOP("Formats", "JSON"),
                      .isOfChecks = true,
                      .isComparable = true,
                      .isOfSummaries = true},
    ReportFormatFacts{.format = ReportFormat::Sarif,
                      .word = "sarif",
                      .suffix = "sarif",
                      .name = QT_TRANSLATE_NOOP("Formats", "SARIF"),
                      .isOfFindings = true,
                      .isOfChecks = true},
    ReportFormatFacts{.format = ReportFormat::Junit,
                      .word = "junit",
                      .suffix = "xml",
                      .name = QT_TRANSLATE_NOOP("Formats", "JUnit"),
                      .isOfFindings = true,
                      .isOfChecks = true},
    ReportFormatFacts{.format = ReportFormat::None, .word = "none", .suffix = "", .isOfComparisons = true},
};

/// What some of the formats are, such as `&ReportFormatFacts::isComparable`.
using ReportFormatUse = bool ReportFormatFacts::*;

[[nodiscard]] const ReportFormatFacts& factsOf(ReportFormat format);
[[nodiscard]] std::optional<ReportFormat> reportFormatFromWord(std::string_view word);
/// Finds the format for a file name suffix, in any letter case.
[[nodiscard]] std::optional<ReportFormat> reportFormatOfSuffix(QStringView suffix);

} // namespace nidus::report
