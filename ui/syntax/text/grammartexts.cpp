// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/text/grammartexts.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/grammarfindings.h"

namespace nidus::ui {

FindingRank grammarRank(grammar::GrammarSeverity severity)
{
    switch (severity) {
    case grammar::GrammarSeverity::Information: return FindingRank::Information;
    case grammar::GrammarSeverity::Warning: return FindingRank::Warning;
    case grammar::GrammarSeverity::Error: return FindingRank::Error;
    }
    return {};
}

QString grammarMessage(const grammar::GrammarFinding& finding, std::string_view grammar)
{
    return findings::message(findings::grammarFinding(finding, grammar));
}

QString limitMessage(const grammar::LimitHit& hit)
{
    return hit.limit == grammar::GrammarLimit::None ? QString()
                                                    : findings::message(findings::limitFinding(hit));
}

} // namespace nidus::ui
