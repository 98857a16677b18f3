// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/command.h"
#include "core/check/urnchecker.h"
#include "core/findings/values/finding.h"
#include "core/report/rows/reportformat.h"
#include "core/storage/registry.h"
#include "core/urn/urn.h"

#include <QList>
#include <QString>

namespace nidus::cli {

// Options that several commands share, and what they mean.

inline constexpr OptionSpec kRfcOption{
    .name = "rfc",
    .value = "RFC",
    .help = QT_TRANSLATE_NOOP("Cli", "Syntax to read URNs by: 8141 (default) or 2141."),
    .choices = "8141|2141"};
inline constexpr OptionSpec kEscapedOption{
    .name = "escaped", .help = QT_TRANSLATE_NOOP("Cli", "In the input every \\xHH stands for that byte.")};
inline constexpr OptionSpec kOutputOption{
    .name = "output",
    .letter = 'o',
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("Cli", "Write the results to FILE, whole or not at all.")};
inline constexpr OptionSpec kFailLevelOption{
    .name = "fail-level",
    .value = "LEVEL",
    .help = QT_TRANSLATE_NOOP("Cli", "End with 1 from this severity on: warning, error (default), or never."),
    .choices = "warning|error|never"};
inline constexpr OptionSpec kNamespaceOption{
    .name = "namespace",
    .value = "WHICH",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Equivalence rules of namespaces: none (default), or auto: what each URN's "
                                 "own namespace adds."),
    .choices = "auto|none"};
inline constexpr OptionSpec kNoteOption{
    .name = "note", .value = "TEXT", .help = QT_TRANSLATE_NOOP("Cli", "A note for the history.")};
inline constexpr OptionSpec kLinkOption{
    .name = "link",
    .value = "URI",
    .help = QT_TRANSLATE_NOOP("Cli", "A link for the history, such as a ticket or a mail.")};
inline constexpr OptionSpec kByOption{
    .name = "by",
    .value = "NAME",
    .help = QT_TRANSLATE_NOOP("Cli", "Who does it, for the history; default: the user's name.")};

[[nodiscard]] urn::Rfc rfcOf(const Arguments& arguments);
/// What a report is written in: --format, or text.
[[nodiscard]] report::ReportFormat reportFormatOf(const Arguments& arguments);
/// Knows the equivalence that --namespace asks for.
[[nodiscard]] std::expected<check::UrnChecker, base::Error> comparerOf(const Arguments& arguments,
                                                          const CommandContext& context);
/// The text behind an input line or argument: itself, or with --escaped its bytes.
[[nodiscard]] std::string inputText(const Arguments& arguments, std::string_view line);
/// The path that the first argument is, in whatever bytes.
[[nodiscard]] QString pathArgument(const Arguments& arguments);
/// Who, note and link from --by, --note and --link.
[[nodiscard]] storage::Act actOf(const Arguments& arguments);

/// SomethingToReport from the severity on that --fail-level says.
[[nodiscard]] ExitStatus statusFor(std::string_view failLevel, findings::Severity worst);
[[nodiscard]] ExitStatus statusFor(const Arguments& arguments, findings::Severity worst);
[[nodiscard]] ExitStatus statusFor(const Arguments& arguments, const QList<findings::Finding>& findings);

} // namespace nidus::cli
