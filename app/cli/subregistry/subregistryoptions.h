// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/command.h"
#include "app/cli/frame/commandcontext.h"
#include "core/subregistry/planning.h"
#include "core/workflow/subregistry/subregistrywork.h"

#include <QDate>
#include <QString>
#include <expected>
#include <span>

namespace nidus::cli {

// Options of the commands for subregistries, and what they mean.

inline constexpr OptionSpec kDateOption{
    .name = "date",
    .value = "DAY",
    .help = QT_TRANSLATE_NOOP("Cli", "When the change took effect, YYYY-MM-DD (default: today). "
                                     "Not in the future, and not before the latest change of the value.")};
inline constexpr OptionSpec kRangeOption{
    .name = "range", .value = "RANGE", .help = QT_TRANSLATE_NOOP("Cli", "Range that the values must be in.")};
inline constexpr OptionSpec kCountOption{
    .name = "count",
    .value = "N",
    .help = QT_TRANSLATE_NOOP("Cli", "How many numbers in a row (default: 1).")};
inline constexpr OptionSpec kAlignOption{
    .name = "align", .value = "N", .help = QT_TRANSLATE_NOOP("Cli", "The first number is a multiple of N.")};
inline constexpr OptionSpec kLowestOption{
    .name = "lowest",
    .help = QT_TRANSLATE_NOOP("Cli", "Use the lowest gap instead of the numbers after the last one.")};
inline constexpr OptionSpec kHolderOption{
    .name = "holder", .value = "TEXT", .help = QT_TRANSLATE_NOOP("Cli", "Who holds the value.")};
inline constexpr OptionSpec kBehalfOption{.name = "on-behalf",
                                          .value = "TEXT",
                                          .help =
                                              QT_TRANSLATE_NOOP("Cli", "On whose behalf the holder has it.")};
inline constexpr OptionSpec kContactOption{
    .name = "contact",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "Contact of the holder; not public, and it can be erased.")};
inline constexpr OptionSpec kReferenceOption{
    .name = "reference",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "Document that defines the value.")};
inline constexpr OptionSpec kPartOption{
    .name = "part",
    .value = "ID",
    .help = QT_TRANSLATE_NOOP("Cli", "Which registry to read from a file of IANA (default: the one with the "
                                     "name of the subregistry, or the only one).")};
inline constexpr OptionSpec kRequestOption{
    .name = "request",
    .value = "ID",
    .help = QT_TRANSLATE_NOOP("Cli", "Identifier of the request. A repeated request gets the same answer, "
                                     "even a refusal; after the answer is undone, it can be decided again.")};
inline constexpr OptionSpec kEntryFormatOption{.name = "format",
                                               .value = "FORMAT",
                                               .help = QT_TRANSLATE_NOOP("Cli", "tsv (default) or json."),
                                               .choices = "tsv|json"};
inline constexpr OptionSpec kAnswerFormatOption{
    .name = "format",
    .value = "FORMAT",
    .help = QT_TRANSLATE_NOOP("Cli", "tsv (default), json, or letter: an answer to send."),
    .choices = "tsv|json|letter"};

/// Returns the message of a wrong usage.
template <typename T>
using Usage = std::expected<T, QString>;

/// Returns NID/NAME from the first argument. No argument may be empty.
[[nodiscard]] Usage<workflow::SubregistryName> subregistryName(const Arguments& arguments);
/// Returns the day of an option; invalid if it is not set.
[[nodiscard]] Usage<QDate> dayOption(const Arguments& arguments, std::string_view option);
/// Returns the positive number of an option, or `fallback`.
[[nodiscard]] Usage<quint64> numberOption(const Arguments& arguments, std::string_view option,
                                          quint64 fallback);
/// Returns which numbers are wanted.
[[nodiscard]] Usage<subregistry::NextWish> nextWish(const Arguments& arguments);
/// Returns the order of a verb, with the second argument as its value.
[[nodiscard]] Usage<subregistry::Order> orderOf(const Arguments& arguments, subregistry::Verb verb);
/// Returns the request: its identifier, and all arguments but those that do not change the answer.
[[nodiscard]] workflow::Request requestOf(const Arguments& arguments, std::string_view command,
                                          std::span<const OptionSpec> options);

} // namespace nidus::cli
