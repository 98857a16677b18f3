// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rows/rowtexts.h"

#include <QColor>
#include <QString>

namespace nidus::ui {

/// Everything there is to say of a checked URN, as HTML: the URN with the failing character marked and a
/// caret below it, then each finding with its column and RFC section. `mark` colours what fails.
[[nodiscard]] QString explanationHtml(const CheckRow& row, std::string_view text, const check::UrnChecker& checker,
                                      const QColor& mark);

/// One line on what an RFC alone says of a text, whatever is registered.
[[nodiscard]] QString syntaxVerdict(std::string_view text, urn::Rfc rfc);

} // namespace nidus::ui
