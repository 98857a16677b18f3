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
#include <span>

namespace nidus::cli {

/// Returns the options that may precede or follow any command.
[[nodiscard]] std::span<const OptionSpec> globalOptions();

// Options that several commands share.

inline constexpr OptionSpec kRfcOption{
    .name = "rfc",
    .value = "RFC",
    .help = QT_TRANSLATE_NOOP("Cli", "RFC whose URN syntax applies: 8141 (default) or 2141."),
    .choices = "8141|2141"};
inline constexpr OptionSpec kEscapedOption{
    .name = "escaped", .help = QT_TRANSLATE_NOOP("Cli", "Read every \\xHH in the input as that byte.")};
inline constexpr OptionSpec kOutputOption{
    .name = "output",
    .letter = 'o',
    .value = "FILE",
    .help = QT_TRANSLATE_NOOP("Cli", "Write the results to FILE; on failure FILE is not changed.")};
inline constexpr OptionSpec kFailLevelOption{
    .name = "fail-level",
    .value = "LEVEL",
    .help = QT_TRANSLATE_NOOP("Cli", "Lowest severity that sets exit status 1: warning, error (default), or "
                                     "never."),
    .choices = "warning|error|never"};
inline constexpr OptionSpec kNamespaceOption{
    .name = "namespace",
    .value = "WHICH",
    .help =
        QT_TRANSLATE_NOOP("Cli", "Equivalence rules of namespaces: none (default), or auto to apply those of "
                                 "each URN's own namespace."),
    .choices = "auto|none"};
inline constexpr OptionSpec kNoteOption{
    .name = "note", .value = "TEXT", .help = QT_TRANSLATE_NOOP("Cli", "A note that the history keeps.")};
inline constexpr OptionSpec kLinkOption{
    .name = "link",
    .value = "URI",
    .help = QT_TRANSLATE_NOOP("Cli", "A link for the history, such as a ticket or an email.")};
inline constexpr OptionSpec kByOption{
    .name = "by",
    .value = "NAME",
    .help = QT_TRANSLATE_NOOP("Cli", "Name to record in the history (default: the user's name).")};

[[nodiscard]] urn::Rfc rfcOf(const Arguments& arguments);
/// Returns the format of --format; text by default.
[[nodiscard]] report::ReportFormat reportFormatOf(const Arguments& arguments);
/// Returns the words of the report formats of a use, with commas between them.
[[nodiscard]] QString reportFormatWords(report::ReportFormatUse use);
/// Returns a checker with the equivalence rules that --namespace selects.
[[nodiscard]] base::Result<check::UrnChecker> comparerOf(const Arguments& arguments,
                                                         const CommandContext& context);
/// The same, with the equivalence rules of the namespaces of these URNs only.
[[nodiscard]] base::Result<check::UrnChecker>
comparerOf(const Arguments& arguments, const CommandContext& context, const std::vector<std::string>& urns);
/// Returns the text of an input line or argument; with --escaped, \xHH is decoded.
[[nodiscard]] std::string inputText(const Arguments& arguments, std::string_view line);
/// Returns the first argument as a path; it need not be UTF-8.
[[nodiscard]] QString pathArgument(const Arguments& arguments);
/// Returns the value of an option as a path; it need not be UTF-8.
[[nodiscard]] QString pathOption(const Arguments& arguments, std::string_view option);
/// Returns the person, note, and link from --by, --note, and --link.
[[nodiscard]] storage::Act actOf(const Arguments& arguments);

/// Returns SomethingToReport if `worst` is at least the severity of --fail-level.
[[nodiscard]] ExitStatus statusFor(std::string_view failLevel, findings::Severity worst);
[[nodiscard]] ExitStatus statusFor(const Arguments& arguments, findings::Severity worst);
[[nodiscard]] ExitStatus statusFor(const Arguments& arguments, const QList<findings::Finding>& findings);

} // namespace nidus::cli
