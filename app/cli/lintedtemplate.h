// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commandcontext.h"
#include "core/findings/lintprofile.h"
#include "core/report/placedfinding.h"

#include <QList>
#include <QString>
#include <expected>
#include <string>

namespace nidus {

/// Lints one template: a file (also "-") where there is one of that name, otherwise a registration, version
/// or draft. The error is a sentence.
[[nodiscard]] std::expected<QList<PlacedFinding>, QString> lintOne(const CommandContext& context,
                                                                   const Registry& registry,
                                                                   const std::string& word,
                                                                   LintProfile profile);

} // namespace nidus
