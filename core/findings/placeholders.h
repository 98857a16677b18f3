// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

namespace nidus {

/// `pattern` with %1 ... %9 replaced by the arguments; a missing one becomes nothing. Unlike QString::arg()
/// an argument may itself hold "%2", and there may be arguments the pattern does not use.
[[nodiscard]] QString filledPattern(const QString& pattern, const QStringList& arguments);

} // namespace nidus
