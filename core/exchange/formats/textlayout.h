// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

namespace nidus::exchange {

inline constexpr QLatin1StringView kBodyIndent{"   "};     ///< before every line of a field's text
inline constexpr QLatin1StringView kValueSeparator{":  "}; ///< between a heading and a value on its line
/// Ends a heading if the text below is not indented, because its lines need all columns. The blank
/// distinguishes the heading from a line of text.
inline constexpr QLatin1StringView kFlushHeadingEnd{": "};

/// Breaks a line after blanks into pieces of at most `firstWidth` columns, then `width`; every piece but the
/// last ends with a blank (RFC 3676 section 4.1), and their concatenation is the line. A word longer than the
/// width stays whole, and so does an unbreakable line.
[[nodiscard]] QStringList softBroken(const QString& line, qsizetype firstWidth, qsizetype width);

/// The same, but if the last piece would be much shorter than the others, all have about the same width.
[[nodiscard]] QStringList evenlyBroken(const QString& line, qsizetype firstWidth, qsizetype width);

} // namespace nidus::exchange
