// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/check/rowtexts.h"

#include <QColor>
#include <QString>

namespace nidus {

/// Everything there is to say of a checked URN, as HTML: the URN with the failing character marked and a
/// caret below it, then each finding with its column and RFC section. `mark` colours what fails.
[[nodiscard]] QString explanationHtml(const CheckRow& row, std::string_view text, const UrnChecker& checker,
                                      const QColor& mark);

/// One line on what an RFC alone says of a text, whatever is registered.
[[nodiscard]] QString syntaxVerdict(std::string_view text, Rfc rfc);

} // namespace nidus
