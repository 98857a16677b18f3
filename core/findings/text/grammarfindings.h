// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/grammar/text/ast.h"
#include "core/grammar/text/grammarfinding.h"
#include "core/grammar/text/grammarlimits.h"

#include <QStringList>
#include <string_view>

namespace nidus::findings {

/// Converts a finding about the text `grammar`; the range is still in bytes of the text.
[[nodiscard]] Finding grammarFinding(const grammar::GrammarFinding& found, std::string_view grammar);

/// Returns the reason why there is no verdict or answer. `hit` has a limit other than GrammarLimit::None.
[[nodiscard]] Finding limitFinding(const grammar::LimitHit& hit);
/// Returns the arguments of a message about missing verdicts: the line where the rule that `hit` names starts
/// (1 if it is not defined), and the message of limitFinding(). `tree` was read from `grammar`.
[[nodiscard]] QStringList limitArguments(const grammar::LimitHit& hit, const grammar::GrammarTree& tree,
                                         std::string_view grammar);

} // namespace nidus::findings
