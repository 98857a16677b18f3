// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"
#include "core/grammar/text/grammarlimits.h"
#include "ui/support/text/findingrank.h"

#include <QString>
#include <string_view>

namespace nidus::ui {

[[nodiscard]] FindingRank grammarRank(grammar::GrammarSeverity severity);
/// What a finding about the text `grammar` says, as a sentence.
[[nodiscard]] QString grammarMessage(const grammar::GrammarFinding& finding, std::string_view grammar);
/// Why there are no verdicts, as a sentence; empty when there are.
[[nodiscard]] QString limitMessage(const grammar::LimitHit& hit);

} // namespace nidus::ui
