// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/registration/registration.h"

#include <QString>
#include <expected>
#include <string>

namespace nidus::cli {

/// The content that `new --from` and `revise --from` start with: a template as text, or our XML with exactly
/// one record or draft (its latest version, with samples and rule). The error is a message.
struct TemplateSource
{
    registration::VersionContent content;
    bool hasRule = false; ///< the file's format includes samples and rule; text does not
};

[[nodiscard]] std::expected<TemplateSource, QString> readTemplateSource(const CommandContext& context,
                                                                        const std::string& path);

} // namespace nidus::cli
