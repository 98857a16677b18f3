// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"
#include "core/registration/syntaxrule.h"

#include <QString>

namespace nidus::ui {

/// The grammar's text after the repair of one finding about it.
[[nodiscard]] QString repaired(const QString& text, const grammar::GrammarFinding& finding);
/// The grammar's text after every repair there is, also those that come to light by repairing.
[[nodiscard]] QString allRepaired(registration::SyntaxRule rule);

} // namespace nidus::ui
