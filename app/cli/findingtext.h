// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/finding.h"

#include <QString>

namespace nidus {

/// "SUBJECT:FIELD: severity[code]: message"; without FIELD where the finding is about the whole.
[[nodiscard]] QString findingLine(const QString& subject, const Finding& finding);

} // namespace nidus
