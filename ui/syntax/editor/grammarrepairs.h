// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"
#include "core/registration/syntaxrule.h"

#include <QString>
#include <span>

namespace nidus::ui {

/// Returns the grammar's text after the repair of one finding.
[[nodiscard]] QString repaired(const QString& text, const grammar::GrammarFinding& finding);
/// Whether a repair of one of the findings needs no decision.
[[nodiscard]] bool canRepairAny(std::span<const grammar::GrammarFinding> findings);
/// Returns the grammar's text after all repairs that need no decision, including those of findings that
/// appear after a repair.
[[nodiscard]] QString allRepaired(registration::SyntaxRule rule);

} // namespace nidus::ui
