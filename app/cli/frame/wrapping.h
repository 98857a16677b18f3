// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace nidus::cli {

/// Returns the width in columns of a terminal: two for each wide character (East Asian Wide and Fullwidth,
/// UAX #11), one for any other.
[[nodiscard]] qsizetype terminalColumns(QStringView text);

/// Breaks each line of `text` so that it fits into `width` columns of a terminal: between words, and next to
/// wide characters, but not before the punctuation that ends a clause, or after that which begins one. Indents
/// all lines but the first by `indent` columns.
[[nodiscard]] QString wrapped(const QString& text, qsizetype width, qsizetype indent);

} // namespace nidus::cli
