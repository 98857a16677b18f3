// SPDX-License-Identifier: Apache-2.0
#include "ui/syntax/grammartexts.h"

#include <QStringList>

using namespace Qt::StringLiterals;

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

QString grammarMessage(const GrammarFinding& finding)
{
    const std::string_view word = grammarCodeWord(finding.code);
    QStringList parts{QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()))};
    for (const std::string& argument : finding.arguments)
        parts.append(QString::fromStdString(argument));
    return parts.join(u' ');
}

QString limitMessage(const LimitHit& hit)
{
    if (hit.limit == GrammarLimit::None)
        return {};
    return u"LIMIT %1 %2"_s.arg(static_cast<int>(hit.limit)).arg(QString::fromStdString(hit.rule));
}

} // namespace nidus
