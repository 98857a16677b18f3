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

/// Bytes for the eye: UTF-8 where it is UTF-8, and what cannot be seen or would mislead (control, bidi and
/// invisible characters, stray bytes) as ‹U+202E› or ‹FF›.
[[nodiscard]] QString visibleText(std::string_view bytes);

/// The first thing to say of an outcome, cheaply even for long texts; absent when valid without remark.
[[nodiscard]] std::optional<findings::Finding> firstFinding(const check::CheckOutcome& outcome, std::string_view text,
                                                  const check::UrnChecker& checker);

/// Whether the text read back is still the one that was checked, as far as its verdict tells.
[[nodiscard]] bool isUnchanged(const CheckRow& row, const QByteArray& text, const check::UrnChecker& checker);

/// The NID as it stands in the text; empty when none could be read.
[[nodiscard]] std::string_view nidOf(const check::CheckOutcome& outcome, std::string_view text);

[[nodiscard]] inline std::string_view view(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace nidus::ui
