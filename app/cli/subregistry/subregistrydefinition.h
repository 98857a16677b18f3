// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/clitext.h"
#include "app/cli/frame/commandcontext.h"
#include "app/cli/subregistry/subregistryoptions.h"
#include "core/subregistry/definition.h"

namespace nidus::cli {

// What the commands that create and change a subregistry share.

inline constexpr OptionSpec kTitleOption{
    .name = "title", .value = "TEXT", .help = QT_TRANSLATE_NOOP("Cli", "Human-readable title.")};
inline constexpr OptionSpec kRuleOption{
    .name = "rule",
    .value = "RULE,RULE",
    .help = QT_TRANSLATE_NOOP("Cli",
                              "Rules of the namespace's grammar that the parts match, one for each part.")};
inline constexpr OptionSpec kLabelRuleOption{
    .name = "label-rule",
    .value = "RULE",
    .help = QT_TRANSLATE_NOOP("Cli", "Rule whose text is the label of the value's range.")};
inline constexpr OptionSpec kPolicyOption{
    .name = "policy",
    .value = "TEXT",
    .help = QT_TRANSLATE_NOOP("Cli", "How values are assigned, such as a policy of RFC 8126.")};
inline constexpr OptionSpec kOutsideOption{
    .name = "outside",
    .value = "SEVERITY",
    .help = QT_TRANSLATE_NOOP("Cli", "Severity of a value that is not listed: error (default) or warning."),
    .choices = "error|warning"};
inline constexpr OptionSpec kUrnOption{
    .name = "urn",
    .value = "PATTERN",
    .help = QT_TRANSLATE_NOOP("Cli", "How a URN is made: {label}, {value}, and the names of parts in braces "
                                     "(default: urn:NID:{value}; \"\": letters have no URN).")};

/// Returns the words of an option that are separated by commas.
[[nodiscard]] QStringList wordsOf(const Arguments& arguments, std::string_view option);
[[nodiscard]] subregistry::Outside outsideOf(const Arguments& arguments);
/// Returns the definition; fails if its parts do not fit together, or if a text that `known` does not have
/// cannot be in a list.
[[nodiscard]] Usage<subregistry::Definition> checkedDefinition(const subregistry::Definition& definition,
                                                               const subregistry::Definition& known = {});
void sayPolicyWarnings(const CommandContext& context, const QString& policy);

} // namespace nidus::cli
