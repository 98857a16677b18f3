// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/syntaxextraction.h"

#include <QString>
#include <optional>

namespace nidus::lint {

/// Returns why the grammar found in a Syntax text should not be used as a rule, with its place in the text: a
/// line that looks like a definition is not in the grammar, names are written in a way that the grammar
/// rejects, or nothing shows that names begin with the start rule. Absent if there is no such reason.
[[nodiscard]] std::optional<findings::Finding> doubtAbout(const ExtractedSyntax& extracted,
                                                          const QString& syntaxText, const QString& nid);

} // namespace nidus::lint
