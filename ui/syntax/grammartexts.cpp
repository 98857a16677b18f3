// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/grammartexts.h"

#include "core/findings/catalogue.h"
#include "core/findings/grammarfindings.h"

namespace nidus {

FindingRank grammarRank(GrammarSeverity severity)
{
    switch (severity) {
    case GrammarSeverity::Information:
        return FindingRank::Information;
    case GrammarSeverity::Warning:
        return FindingRank::Warning;
    case GrammarSeverity::Error:
        return FindingRank::Error;
    }
    return {};
}

QString grammarMessage(const GrammarFinding& finding, std::string_view grammar)
{
    return message(grammarFinding(finding, grammar));
}

QString limitMessage(const LimitHit& hit)
{
    return hit.limit == GrammarLimit::None ? QString() : message(limitFinding(hit));
}

} // namespace nidus
