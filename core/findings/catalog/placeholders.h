// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace nidus::findings {

/// The text in quotation marks: double ones, single ones around a text that holds double ones. One that
/// stands in quotation marks already keeps them.
[[nodiscard]] QString quotedText(const QString& text);

/// `pattern` with %1 ... %9 replaced by the arguments; a missing one becomes nothing. Unlike QString::arg()
/// an argument may itself hold "%2", and there may be arguments the pattern does not use. No argument
/// gets a second pair of quotation marks.
[[nodiscard]] QString filledPattern(const QString& pattern, const QStringList& arguments);

} // namespace nidus::findings
