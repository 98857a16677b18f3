// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/finding.h"
#include "core/grammar/ast.h"
#include "core/grammar/grammarfinding.h"
#include "core/grammar/grammarlimits.h"

#include <QStringList>
#include <string_view>

namespace nidus {

/// What was found in the text `grammar`; the range stays in bytes of it.
[[nodiscard]] Finding grammarFinding(const GrammarFinding& found, std::string_view grammar);

/// Why there is no verdict or no answer. `hit` names a limit other than GrammarLimit::None.
[[nodiscard]] Finding limitFinding(const LimitHit& hit);
/// For a sentence about a rule's verdicts: the line in which the rule that `hit` names begins, 1 where it is
/// not defined; and the sentence of limitFinding(). `grammar` is the text of which `tree` was read.
[[nodiscard]] QStringList limitArguments(const LimitHit& hit, const GrammarTree& tree,
                                         std::string_view grammar);

} // namespace nidus
