// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

namespace nidus::exchange {

/// Whether a text is Markdown or kramdown: front matter, or headings and emphasised labels in its marks.
[[nodiscard]] bool isMarkdown(const QList<SourceLine>& lines);

/// Marks headings and code, and takes away what is nothing but markup: fences of code, "{:compact}", the
/// colon of a definition list. Front matter goes aside.
[[nodiscard]] SourceText withoutMarkdown(SourceText text);

} // namespace nidus::exchange
