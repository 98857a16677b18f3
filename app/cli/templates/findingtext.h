// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QString>

namespace nidus::cli {

/// Returns "SUBJECT:FIELD: severity[code]: message"; without FIELD if the finding is not about a field.
[[nodiscard]] QString findingLine(const QString& subject, const findings::Finding& finding);

} // namespace nidus::cli
