// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/finding.h"
#include "core/grammar/grammarfinding.h"
#include "core/grammar/grammarlimits.h"

#include <string_view>

namespace nidus {

/// What was found in the text `grammar`; the range stays in bytes of it.
[[nodiscard]] Finding grammarFinding(const GrammarFinding& found, std::string_view grammar);

/// Why there is no verdict or no answer. `hit` names a limit other than GrammarLimit::None.
[[nodiscard]] Finding limitFinding(const LimitHit& hit);

} // namespace nidus
