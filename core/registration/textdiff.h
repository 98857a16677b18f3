// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <cstdint>

namespace nidus::registration {

enum class DiffUnit : std::uint8_t { Word, Line };

/// A piece of text that is in both, only in the first, or only in the second.
struct DiffPiece
{
    enum class Kind : std::uint8_t { Same, Removed, Added };
    Kind kind = Kind::Same;
    QString text;

    bool operator==(const DiffPiece&) const = default;
};

/// Returns how `before` became `after`, as a shortest edit script (Myers, An O(ND) Difference Algorithm,
/// 1986). A word is a run of letters, digits, and '-', '_', '.' between them; blanks are units of their own;
/// a line includes its LF. Removed comes before Added, and adjacent pieces differ in kind. Beyond kMostEdits
/// edits the texts count as completely replaced. Pure.
[[nodiscard]] QList<DiffPiece> diffText(const QString& before, const QString& after, DiffUnit unit);

inline constexpr int kMostEdits = 2000;

} // namespace nidus::registration
