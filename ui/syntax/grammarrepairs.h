// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/grammarfinding.h"
#include "core/registration/syntaxrule.h"

#include <QString>

namespace nidus {

/// The grammar's text after the repair of one finding about it.
[[nodiscard]] QString repaired(const QString& text, const GrammarFinding& finding);
/// The grammar's text after every repair there is, also those that come to light by repairing.
[[nodiscard]] QString allRepaired(SyntaxRule rule);

} // namespace nidus
