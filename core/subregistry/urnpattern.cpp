// SPDX-License-Identifier: Apache-2.0
#include "core/subregistry/urnpattern.h"

#include <algorithm>

namespace nidus::subregistry {

using namespace Qt::StringLiterals;

namespace {

QString placeOf(const QString& name) { return u'{' + name + u'}'; }

QString filled(QString pattern, const QString& place, const QString& text)
{
    const qsizetype at = pattern.indexOf(place);
    if (text.isEmpty() && at > 0)
        return pattern.remove(at - 1, place.size() + 1);
    return pattern.replace(place, text);
}

} // namespace

QString proposedUrnPattern(const QString& nid) { return u"urn:%1:{value}"_s.arg(nid); }

bool isUrnPattern(const Definition& definition, const QString& pattern)
{
    const bool hasPart = std::ranges::any_of(
        definition.key, [&pattern](const QString& part) { return pattern.contains(placeOf(part)); });
    return pattern.startsWith("urn:"_L1, Qt::CaseInsensitive) && (hasPart || pattern.contains("{value}"_L1));
}

QString urnOf(const Subregistry& subregistry, const Block& block)
{
    const Definition& definition = subregistry.definition();
    const Range* const range = subregistry.rangeOf({block.first, block.first, block.text});
    const bool lacksLabel =
        range == nullptr && definition.urn.contains("{label}"_L1) &&
        std::ranges::any_of(subregistry.ranges(), [](const Range& each) { return !each.label.isEmpty(); });
    if (lacksLabel) // its URN had one, which nobody knows any more
        return {};
    const QString value = subregistry.firstText(block);
    QString urn = filled(definition.urn, u"{label}"_s, range == nullptr ? QString() : range->label);
    const QStringList parts = partsOf(value);
    for (qsizetype i = 0; i < definition.key.size(); ++i)
        urn = filled(urn, placeOf(definition.key[i]), parts.value(i));
    return filled(urn, u"{value}"_s, parts.join(u':'));
}

} // namespace nidus::subregistry
