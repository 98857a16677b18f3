// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/rowtexts.h"

#include <QColor>
#include <QString>

namespace nidus::ui {

/// Explains the result for a checked URN as HTML: the URN with the failing character marked and a caret below
/// it, then each finding with its column and RFC section. `mark` is the color of what fails.
[[nodiscard]] QString explanationHtml(const CheckRow& row, std::string_view text,
                                      const check::UrnChecker& checker, const QColor& mark);

/// Returns one line with the verdict on a text under an RFC alone, regardless of what is registered.
[[nodiscard]] QString syntaxVerdict(std::string_view text, urn::Rfc rfc, const check::UrnChecker& checker);

} // namespace nidus::ui
