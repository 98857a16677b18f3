// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/findings/values/finding.h"
#include "ui/check/rows/checkrow.h"

#include <QByteArray>
#include <QString>
#include <optional>
#include <string_view>

namespace nidus::ui {

inline constexpr std::size_t kShownBytes = 2000; ///< of a URN in a cell; the detail pane shows more

/// Returns bytes for display: valid UTF-8 as text; control, bidi, and invisible characters and stray bytes as
/// ‹U+202E› or ‹FF›.
[[nodiscard]] QString visibleText(std::string_view bytes);

/// Returns the first finding of an outcome, cheap even for long texts; absent if there are no findings.
[[nodiscard]] std::optional<findings::Finding>
firstFinding(const check::CheckOutcome& outcome, std::string_view text, const check::UrnChecker& checker);

/// Whether the text read back still gets the same verdict and so is most likely unchanged.
[[nodiscard]] bool isUnchanged(const CheckRow& row, const QByteArray& text, const check::UrnChecker& checker);

/// Returns the checked line with the text that was read back, which is borrowed.
[[nodiscard]] batch::CheckedLine lineOf(const CheckRow& row, const QByteArray& text);

/// Returns the NID as written in the text; empty if none could be read.
[[nodiscard]] std::string_view nidOf(const check::CheckOutcome& outcome, std::string_view text);

[[nodiscard]] inline std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace nidus::ui
