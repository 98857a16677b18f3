// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/regex/patternobstacle.h"
#include "core/grammar/text/regexdialect.h"

#include <QString>

namespace nidus::findings {

/// Returns why there is no regular expression of a dialect, as a sentence.
[[nodiscard]] QString patternObstacleText(const grammar::PatternObstacle& obstacle,
                                          grammar::RegexDialect dialect);

} // namespace nidus::findings
