// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/grammarfinding.h"
#include "core/grammar/grammarlimits.h"
#include "ui/support/findingrank.h"

#include <QString>
#include <string_view>

namespace nidus {

[[nodiscard]] FindingRank grammarRank(GrammarSeverity severity);
/// What a finding about the text `grammar` says, as a sentence.
[[nodiscard]] QString grammarMessage(const GrammarFinding& finding, std::string_view grammar);
/// Why there are no verdicts, as a sentence; empty when there are.
[[nodiscard]] QString limitMessage(const LimitHit& hit);

} // namespace nidus
