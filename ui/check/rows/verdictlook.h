// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/verdict.h"
#include "ui/check/rows/checkrows.h"

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>
#include <array>

namespace nidus::ui {

/// In display order.
inline constexpr std::array kLineKinds{LineKind::Valid, LineKind::Warned, LineKind::Invalid,
                                       LineKind::Unregistered, LineKind::Undecided};

/// "valid", "invalid" ... in the installed language.
[[nodiscard]] QString verdictName(check::Verdict verdict);
/// What the verdict means, as a sentence.
[[nodiscard]] QString verdictMeaning(check::Verdict verdict);
/// A color with enough contrast on `palette`'s base, light or dark. Never the only indication: each verdict
/// has its own icon shape and word.
[[nodiscard]] QColor verdictColor(check::Verdict verdict, const QPalette& palette);
[[nodiscard]] QIcon verdictIcon(check::Verdict verdict, const QPalette& palette);

/// The same for kinds of lines.
[[nodiscard]] QString kindCount(LineKind kind, std::uint64_t count); ///< "12 valid"
[[nodiscard]] QString kindMeaning(LineKind kind);
[[nodiscard]] QColor kindColor(LineKind kind, const QPalette& palette);
[[nodiscard]] QIcon kindIcon(LineKind kind, const QPalette& palette);

} // namespace nidus::ui
