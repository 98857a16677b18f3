// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

namespace nidus::exchange {

/// Turns a template in a table ("| Label | text |", or a label, a tab, and its text) into headings with their
/// texts below. Any other text is returned unchanged.
[[nodiscard]] SourceText withoutTable(SourceText text);

} // namespace nidus::exchange
