// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/earley/explain.h"

#include <QString>

namespace nidus::findings {

/// Returns what was expected where a text was rejected, in the installed language: "a digit, "-" or "NBN"".
/// Never empty.
[[nodiscard]] QString expectedText(const grammar::Explanation& explanation);

/// Adds to expectedText() how often the repetition that ends there may repeat what was found.
[[nodiscard]] QString withLimit(const QString& expected, const grammar::RepetitionLimit& limit);

/// Returns the bytes of a set in words, one for each kind: "a letter", "0 to 2", "one of - . _ ~".
[[nodiscard]] QStringList bytesInWords(const grammar::ByteSet& bytes);

/// Joins the last two words with "or", the others with commas.
[[nodiscard]] QString joinedByOr(const QStringList& words);

} // namespace nidus::findings
