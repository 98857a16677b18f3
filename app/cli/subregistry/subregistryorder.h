// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commonoptions.h"
#include "app/cli/subregistry/subregistryoptions.h"

#include <array>
#include <span>

namespace nidus::cli {

// What the commands with an order have in common.

inline constexpr OptionSpec kNextOption{
    .name = "next", .help = QT_TRANSLATE_NOOP("Cli", "Use the next free numbers instead of a value.")};
inline constexpr OptionSpec kEndOption{
    .name = "until", .value = "DAY", .help = QT_TRANSLATE_NOOP("Cli", "When the entry ends, YYYY-MM-DD.")};
inline constexpr OptionSpec kPrivateOption{
    .name = "private", .help = QT_TRANSLATE_NOOP("Cli", "Do not publish the holder of the entry.")};
inline constexpr OptionSpec kAskerOption{
    .name = "asker",
    .value = "WORD",
    .help =
        QT_TRANSLATE_NOOP("Cli", "What kind of asker it is. Refused if the range is for other kinds; without "
                                 "this option, that is not checked.")};

inline constexpr OptionSpec kClaimNoteOption{
    .name = "note",
    .value = "TEXT",
    .help =
        QT_TRANSLATE_NOOP("Cli", "A note for the history and the entry. Exports of the list contain it.")};

/// The options of assign and reserve.
inline constexpr std::array kClaimOptions{
    kNextOption,    kRangeOption,   kCountOption,     kAlignOption, kLowestOption,       kHolderOption,
    kBehalfOption,  kContactOption, kReferenceOption, kEndOption,   kAskerOption,        kPrivateOption,
    kRequestOption, kDateOption,    kClaimNoteOption, kByOption,    kAnswerFormatOption, kOutputOption};
inline constexpr std::string_view kClaimSynopsis =
    "NID/NAME VALUE|FROM-TO|--next [--range RANGE] [--count N] [--align N] [--lowest] --holder TEXT "
    "[--on-behalf TEXT] [--contact TEXT] [--reference TEXT] [--until DAY] [--asker WORD] [--private] "
    "[--request ID] [--date DAY] [--note TEXT] [--by NAME] [--format tsv|json|letter]";
/// The options and the synopsis of commands that only name a value.
inline constexpr std::array kPlainOptions{kDateOption, kNoteOption, kByOption, kAnswerFormatOption,
                                          kOutputOption};
inline constexpr std::string_view kPlainSynopsis =
    "NID/NAME VALUE|FROM-TO [--date DAY] [--note TEXT] [--by NAME] [--format tsv|json|letter]";

/// Carries out the order of a command and prints the answer. `options` are those of the command.
[[nodiscard]] ExitStatus runOrder(const Arguments& arguments, CommandContext& context, subregistry::Verb verb,
                                  std::span<const OptionSpec> options);

} // namespace nidus::cli
