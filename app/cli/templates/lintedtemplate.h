// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/frame/commandcontext.h"
#include "core/findings/catalog/lintprofile.h"
#include "core/report/lint/placedfinding.h"

#include <QList>
#include <QString>
#include <expected>
#include <string>

namespace nidus::cli {

/// Lints one template: a file with that name (or "-"), otherwise a registration, version, or draft. The error
/// is a message.
[[nodiscard]] std::expected<QList<report::PlacedFinding>, QString> lintOne(const CommandContext& context,
                                                                           const storage::Registry& registry,
                                                                           const std::string& word,
                                                                           findings::LintProfile profile);

} // namespace nidus::cli
