// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

namespace nidus::exchange {

/// Whether a text is Markdown or kramdown: it has front matter, or headings or labels in Markdown markup.
[[nodiscard]] bool isMarkdown(const QList<SourceLine>& lines);

/// Marks headings and code, and removes pure markup: code fences, "{:compact}", the colon of a definition
/// list. Front matter goes to `aside`.
[[nodiscard]] SourceText withoutMarkdown(SourceText text);

} // namespace nidus::exchange
