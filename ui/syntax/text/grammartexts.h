// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/text/grammarfinding.h"
#include "core/grammar/text/grammarlimits.h"
#include "ui/support/text/findingrank.h"

#include <QString>
#include <string_view>

namespace nidus::ui {

[[nodiscard]] FindingRank grammarRank(grammar::GrammarSeverity severity);
/// Returns the message of a finding about the text `grammar`.
[[nodiscard]] QString grammarMessage(const grammar::GrammarFinding& finding, std::string_view grammar);
/// Returns the reason why there are no verdicts, as a sentence; empty if there are.
[[nodiscard]] QString limitMessage(const grammar::LimitHit& hit);

} // namespace nidus::ui
