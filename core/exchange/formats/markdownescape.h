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

inline constexpr QLatin1StringView kMarkdownBreak{"  "}; ///< at the end of a line: what follows stands below

/// A line of prose with a backslash before all that CommonMark, GitHub or kramdown would take for markup,
/// but for marks of lists, which are meant as such.
[[nodiscard]] QString markdownEscaped(const QString& line);
/// The inverse; a mark of a line break goes as well.
[[nodiscard]] QString markdownUnescaped(const QString& line);

/// A fence of tildes that stands in none of the lines.
[[nodiscard]] QString markdownFence(const QStringList& lines);

} // namespace nidus::exchange
