// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

namespace nidus::exchange {

/// Whether a text is Markdown or kramdown: it has front matter, labels or headings in Markdown markup, or a
/// template in code.
[[nodiscard]] bool isMarkdown(const QList<SourceLine>& lines);

/// Marks headings and code, and removes pure markup: code fences, underlines of headings, "{:compact}", the
/// colon of a definition list, and backslashes before punctuation. Front matter goes to `aside`.
[[nodiscard]] SourceText withoutMarkdown(SourceText text);

} // namespace nidus::exchange
