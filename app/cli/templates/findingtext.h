// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QString>

namespace nidus::cli {

/// "SUBJECT:FIELD: severity[code]: message"; without FIELD where the finding is about the whole.
[[nodiscard]] QString findingLine(const QString& subject, const findings::Finding& finding);

} // namespace nidus::cli
