// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QString>
#include <QStringList>

namespace nidus::exchange {

inline constexpr QLatin1StringView kMarkdownTitle{"# URN Namespace Registration: "};
inline constexpr QLatin1StringView kMarkdownHeading{"## "};
inline constexpr QLatin1StringView kDefinitionMark{": "};
inline constexpr QLatin1StringView kDefinitionIndent{"  "};

inline constexpr QLatin1StringView kMarkdownBreak{"  "}; ///< at the end of a line: a line break

/// A line of prose with a backslash before everything that CommonMark, GitHub, or kramdown would read as
/// markup, except list markers, which are intended.
[[nodiscard]] QString markdownEscaped(const QString& line);
/// The inverse; also removes the mark of a line break.
[[nodiscard]] QString markdownUnescaped(const QString& line);

/// A fence of tildes that none of the lines contains.
[[nodiscard]] QString markdownFence(const QStringList& lines);

} // namespace nidus::exchange
