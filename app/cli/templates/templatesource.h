// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/arguments.h"
#include "app/cli/frame/command.h"
#include "app/cli/frame/commandcontext.h"
#include "core/registration/registration.h"
#include "core/workflow/import/foundsyntax.h"

#include <QString>
#include <expected>
#include <string>

namespace nidus::cli {

inline constexpr OptionSpec kNoGrammarOption{
    .name = "no-grammar",
    .help = QT_TRANSLATE_NOOP(
        "Cli", "Do not turn the grammar and examples of a Syntax section into a rule and samples.")};

/// The content that `new --from` and `revise --from` start with: a template as text, or our XML with exactly
/// one record or draft (its latest version, with samples and rule). The error is a message.
struct TemplateSource
{
    registration::VersionContent content;
    bool hasRule = false; ///< the file's format includes samples and rule; text does not
};

[[nodiscard]] std::expected<TemplateSource, QString> readTemplateSource(const CommandContext& context,
                                                                        const std::string& path);

/// Returns a sentence about whether the grammar in the Syntax section of a file becomes the draft's syntax
/// rule, and why not. `place` is that of the reason: the file, with line and column if they are known.
[[nodiscard]] QString syntaxSentence(const QString& file, const workflow::FoundSyntax& found, bool isUsed,
                                     const QString& place);

/// Returns the content of a draft from the text in --from with the grammar and the examples of its Syntax
/// section, if they are new for a draft that continues `earlier` and are sound, unless --no-grammar is set.
/// Reports on standard error what it does with the grammar.
[[nodiscard]] registration::VersionContent withSyntaxOfText(const Arguments& arguments,
                                                            const CommandContext& context,
                                                            registration::VersionContent content,
                                                            const registration::VersionContent& earlier);

} // namespace nidus::cli
