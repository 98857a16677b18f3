// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/subregistry/answer.h"

#include "core/findings/text/answerletter.h"
#include "core/subregistry/urnpattern.h"

using namespace Qt::StringLiterals;

namespace nidus::workflow {

using subregistry::Block;
using subregistry::Entry;
using subregistry::Subregistry;

namespace {

constexpr quint64 kMostUrns = 100; ///< of one block; of a larger one, the first and the last are listed

QStringList urnLines(const Subregistry& subregistry, const Block& block)
{
    QStringList lines;
    if (subregistry.definition().urn.isEmpty())
        return lines;
    const bool isLarge = block.size() > kMostUrns;
    for (quint64 number = block.first; number <= block.last; number = isLarge ? block.last : number + 1) {
        lines.append("  "_L1 + subregistry::urnOf(subregistry, {number, number, block.text}));
        if (isLarge && number == block.first)
            lines.append(u"  ..."_s);
        if (number == block.last)
            break;
    }
    return lines;
}

} // namespace

QString grantLetter(const Subregistry& subregistry, const QList<Entry>& entries)
{
    QList<findings::LetterEntry> granted;
    for (const Entry& entry : entries) {
        const subregistry::Range* const range = subregistry.rangeOf(entry.block);
        granted.append({.value = subregistry.textOf(entry.block),
                        .range = range == nullptr ? QString() : range->name,
                        .state = registration::wordOf(entry.state),
                        .holder = entry.holder,
                        .behalf = entry.behalf,
                        .since = entry.since.toString(Qt::ISODate),
                        .until = entry.until.toString(Qt::ISODate),
                        .reference = entry.reference,
                        .urns = urnLines(subregistry, entry.block)});
    }
    return findings::grantLetter(subregistry.definition().fullName(), granted);
}

QString refusalLetter(const Subregistry& subregistry, const subregistry::Refusal& refusal)
{
    findings::LetterAlternative alternative;
    if (refusal.nearest)
        alternative = {subregistry.textOf(refusal.nearest->block),
                       urnLines(subregistry, refusal.nearest->block)};
    return findings::refusalLetter(subregistry.definition().fullName(), refusal.finding, alternative);
}

QString nearestSentence(const Subregistry& subregistry, const subregistry::Suggestion& nearest)
{
    return findings::nearestText(subregistry.textOf(nearest.block), nearest.range);
}

} // namespace nidus::workflow
