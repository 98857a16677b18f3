// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/earley/explain.h"

#include <QString>

namespace nidus::findings {

/// What could have stood where a text was rejected, in words of the installed language: "a digit, "-" or the
/// word "NBN"". Of a text that broke off only what brings it nearer to its end. Never empty.
[[nodiscard]] QString expectedText(const grammar::Explanation& explanation, std::size_t textLength);

/// The bytes of a set in words: "a letter, 0 to 2 or one of - . _ ~"; one for each kind.
[[nodiscard]] QStringList bytesInWords(const grammar::ByteSet& bytes);

/// The last two joined by "or", the others by commas.
[[nodiscard]] QString joinedByOr(const QStringList& words);

} // namespace nidus::findings
