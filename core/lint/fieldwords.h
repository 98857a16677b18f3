// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/textrange.h"

#include <QList>
#include <QString>

namespace nidus::lint {

// What the text of a field is like, for rules that look for statements in it.

/// A range of UTF-16 code units, as findings have it.
[[nodiscard]] base::TextRange unitRange(qsizetype offset, qsizetype length);

/// Whether the text says no more than "None", "N/A", "Not applicable" and the like.
[[nodiscard]] bool isBare(const QString& text);

/// Whether the field only points to another place: "See Section 4.2 of RFC 8458".
[[nodiscard]] bool isElsewhere(const QString& text);

/// The paragraphs and sentences that are the instructions of RFC 8141, RFC 3406 or RFC 2611 for the field,
/// copied into it: in text order, without overlaps.
[[nodiscard]] QList<base::TextRange> instructionRanges(const QString& text);

/// The text with such instructions blanked out, as long as before.
[[nodiscard]] QString withoutInstructions(const QString& text);

} // namespace nidus::lint
