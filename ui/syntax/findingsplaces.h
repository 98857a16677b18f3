// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

namespace nidus::ui {

class SyntaxPanel;

/// Gives the focus to the place of a finding on the Syntax tab: in the grammar, or the sample. Returns false,
/// and does nothing, if it is about something else (isOnSyntaxTab()).
bool showInSyntax(SyntaxPanel& panel, const findings::Finding& finding);

} // namespace nidus::ui
