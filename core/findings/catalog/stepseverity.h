// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

namespace nidus::findings {

/// Returns the severity that the finding has before a step; it may have that of a draft being written.
[[nodiscard]] Severity severityBeforeStep(const Finding& finding);

} // namespace nidus::findings
