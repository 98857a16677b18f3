// SPDX-License-Identifier: Apache-2.0
#include "app/cli/subregistry/letter.h"

#include "app/cli/frame/clitext.h"
#include "core/findings/catalog/catalog.h"
#include "core/subregistry/urnpattern.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace nidus::cli {

namespace {

constexpr quint64 kMostUrns = 100; ///< of one block; of a larger one, the first and the last are listed

QStringList urnLines(const subregistry::Subregistry& subregistry, const subregistry::Block& block)
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

QStringList letterLines(const subregistry::Subregistry& subregistry, const subregistry::Entry& entry)
{
    QStringList lines;
    const auto add = [&lines](const QString& label, const QString& text) {
        if (!text.isEmpty())
            lines.append(Cli::tr("%1: %2").arg(label, text));
    };
    const subregistry::Range* const range = subregistry.rangeOf(entry.block);
    add(Cli::tr("Value"), subregistry.textOf(entry.block));
    add(Cli::tr("Range"), range == nullptr ? QString() : range->name);
    add(Cli::tr("State"), registration::wordOf(entry.state));
    add(Cli::tr("Holder"), entry.holder);
    add(Cli::tr("On behalf of"), entry.behalf);
    add(Cli::tr("Since"), entry.since.toString(Qt::ISODate));
    add(Cli::tr("Until"), entry.until.toString(Qt::ISODate));
    add(Cli::tr("Reference"), entry.reference);
    const QStringList urns = urnLines(subregistry, entry.block);
    if (!urns.isEmpty())
        lines += QStringList{Cli::tr("URNs:")} + urns;
    return lines << QString();
}

} // namespace

QString grantLetter(const workflow::SubregistryAnswer& answer)
{
    QStringList lines{Cli::tr("Your request was granted."), QString(),
                      Cli::tr("Subregistry: %1").arg(answer.subregistry.definition().fullName()), QString()};
    for (const subregistry::Entry& entry : answer.change.entries)
        lines += letterLines(answer.subregistry, entry);
    return lines.join(u'\n');
}

QString refusalLetter(const subregistry::Subregistry& subregistry, const subregistry::Refusal& refusal)
{
    const findings::CatalogEntry& entry = findings::entryOf(refusal.finding.id);
    QStringList lines{Cli::tr("Your request could not be granted."),
                      QString(),
                      Cli::tr("Subregistry: %1").arg(subregistry.definition().fullName()),
                      findings::message(refusal.finding),
                      findings::translatedReason(entry),
                      QString()};
    if (!refusal.nearest) {
        lines.append(findings::translatedFix(entry));
    } else {
        lines.append(Cli::tr("This is possible instead: %1").arg(subregistry.textOf(refusal.nearest->block)));
        const QStringList urns = urnLines(subregistry, refusal.nearest->block);
        if (!urns.isEmpty())
            lines += QStringList{Cli::tr("URNs:")} + urns;
    }
    lines.append(QString());
    return lines.join(u'\n');
}

} // namespace nidus::cli
