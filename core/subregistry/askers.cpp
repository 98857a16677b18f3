// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/askers.h"

#include <QRegularExpression>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;

bool isForHolders(const Range& range)
{
    return range.asker.trimmed().startsWith("only "_L1, Qt::CaseInsensitive);
}

QStringList askersOf(const Range& range)
{
    static const QRegularExpression separator(u"\\s*[;,]\\s*"_s);
    QString asker = range.asker.trimmed();
    if (asker.startsWith("only "_L1, Qt::CaseInsensitive))
        asker = asker.sliced(5);
    return asker.split(separator, Qt::SkipEmptyParts);
}

AskerFit askerFit(const Range& range, const Claim& claim)
{
    const QStringList askers = askersOf(range);
    if (askers.isEmpty())
        return AskerFit::Anybody;
    const auto isNamed = [&askers](const QString& who) {
        return !who.isEmpty() && askers.contains(who, Qt::CaseInsensitive);
    };
    if (!claim.asker.isEmpty())
        return isNamed(claim.asker) ? AskerFit::Named : AskerFit::Refused;
    if (isNamed(claim.holder) || isNamed(claim.behalf))
        return AskerFit::Named;
    return isForHolders(range) ? AskerFit::Refused : AskerFit::Unknown;
}

const Range* uncheckedRange(const Subregistry& subregistry, const Claim& claim)
{
    const Range* const range = subregistry.rangeOf(claim.block);
    const bool isUnchecked =
        range != nullptr && claim.asker.isEmpty() && !askersOf(*range).isEmpty() && !isForHolders(*range);
    return isUnchecked ? range : nullptr;
}

} // namespace nidus::subregistry
