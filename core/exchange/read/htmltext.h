// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/formats/textsource.h"

#include <QByteArrayView>

namespace nidus::exchange {

/// Whether a text begins as an HTML document.
[[nodiscard]] bool isHtml(QByteArrayView bytes);

/// Removes tags, comments, and what is not shown, decodes character references, and marks headings, terms
/// that are labels, and preformatted text. Every block element ends a line.
[[nodiscard]] QList<SourceLine> withoutTags(const QList<SourceLine>& lines);

/// Decodes the character references of a text; unknown ones stay.
[[nodiscard]] QString withoutReferences(const QString& text);

} // namespace nidus::exchange
