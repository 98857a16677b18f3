// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringView>

namespace nidus::findings {

/// Returns what all URNs with a reason have in common, as a sentence without the values of a single URN, such
/// as "The check digit is wrong.". `code` is the id of the reason; an unknown one is returned as it is.
[[nodiscard]] QString groupSentence(QStringView code);

} // namespace nidus::findings
