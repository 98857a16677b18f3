// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

namespace nidus::exchange {

/// Turns a template in a table ("| Label | text |", or a label, a tab, and its text) into headings with their
/// texts below. Any other text is returned unchanged.
[[nodiscard]] SourceText withoutTable(SourceText text);

/// Turns labels in a style other than "Label: text" into headings with their texts below: "Label - text",
/// "label = text", ":Label: text", a label alone on its line, and so on. Only in one style, and only if it
/// gives more fields than the text has otherwise; any other text is returned unchanged.
[[nodiscard]] SourceText withPlainLabels(SourceText text);

} // namespace nidus::exchange
