// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commandcontext.h"
#include "core/exchange/importedtemplate.h"
#include "core/findings/lintprofile.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <expected>
#include <string>

namespace nidus {

/// A finding with its place in what was linted.
struct PlacedFinding
{
    QString subject; ///< the file; the handle, with ":FIELD" where the finding is about one
    Finding finding;
    int line = 0;         ///< 1-based, of the file or of the field; 0 = the whole
    qsizetype column = 0; ///< 1-based characters
    qsizetype length = 0; ///< characters on that line; 0 = about the whole
    bool isInFile = false;
};

/// Lints one template: a file (also "-") where there is one of that name, otherwise a registration, version
/// or draft. The error is a sentence.
[[nodiscard]] std::expected<QList<PlacedFinding>, QString> lintOne(const CommandContext& context,
                                                                   const Registry& registry,
                                                                   const std::string& word,
                                                                   LintProfile profile);

} // namespace nidus
