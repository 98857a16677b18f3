// SPDX-License-Identifier: Apache-2.0
#include "core/findings/values/finding.h"

namespace nidus::findings {

using namespace Qt::StringLiterals;

QLatin1StringView severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Information: return "information"_L1;
    case Severity::Warning: return "warning"_L1;
    case Severity::Error: return "error"_L1;
    }
    return {};
}

} // namespace nidus::findings
