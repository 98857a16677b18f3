// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/grammarfinding.h"
#include "core/grammar/text/grammarlimits.h"

#include <QStringList>
#include <string_view>

namespace nidus::findings {

/// What was found in the text `grammar`; the range stays in bytes of it.
[[nodiscard]] Finding grammarFinding(const grammar::GrammarFinding& found, std::string_view grammar);

/// Why there is no verdict or no answer. `hit` names a limit other than GrammarLimit::None.
[[nodiscard]] Finding limitFinding(const grammar::LimitHit& hit);
/// For a sentence about a rule's verdicts: the line in which the rule that `hit` names begins, 1 where it is
/// not defined; and the sentence of limitFinding(). `grammar` is the text of which `tree` was read.
[[nodiscard]] QStringList limitArguments(const grammar::LimitHit& hit, const grammar::GrammarTree& tree,
                                         std::string_view grammar);

} // namespace nidus::findings
