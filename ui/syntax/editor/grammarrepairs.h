// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"
#include "core/registration/syntaxrule.h"

#include <QString>

namespace nidus::ui {

/// Returns the grammar's text after the repair of one finding.
[[nodiscard]] QString repaired(const QString& text, const grammar::GrammarFinding& finding);
/// Returns the grammar's text after all repairs, including those of findings that appear after a repair.
[[nodiscard]] QString allRepaired(registration::SyntaxRule rule);

} // namespace nidus::ui
