// SPDX-License-Identifier: Apache-2.0
#include "app/cli/subregistry/entrytext.h"

#include "app/cli/frame/clitext.h"

using namespace Qt::StringLiterals;

namespace nidus::cli {

using subregistry::Entry;

QString entryFacts(const Entry& entry, const QString& request)
{
    QStringList facts{registration::wordOf(entry.state)};
    if (!entry.holder.isEmpty())
        facts.append(entry.holder);
    if (!entry.behalf.isEmpty())
        facts.append(Cli::tr("on behalf of %1").arg(entry.behalf));
    if (entry.since.isValid())
        facts.append(entry.since.toString(Qt::ISODate));
    if (entry.until.isValid())
        facts.append(Cli::tr("until %1").arg(entry.until.toString(Qt::ISODate)));
    if (entry.renewals > 0)
        facts.append(Cli::tr("renewed %Ln time(s)", nullptr, entry.renewals));
    if (!entry.supersededBy.isEmpty())
        facts.append(Cli::tr("superseded by %1").arg(entry.supersededBy));
    for (const QString& text : {entry.sourceState, entry.reference, entry.note}) {
        if (!text.isEmpty())
            facts.append(text);
    }
    if (!entry.asker.isEmpty())
        facts.append(Cli::tr("asker %1").arg(entry.asker));
    if (!request.isEmpty())
        facts.append(Cli::tr("request %1").arg(request));
    return facts.join(", "_L1);
}

QStringList earlierLines(const subregistry::Subregistry& shown,
                         const QList<subregistry::EarlierFacts>& earlier)
{
    QStringList lines;
    for (const subregistry::EarlierFacts& each : earlier)
        lines.append(Cli::tr("Earlier, until %1 (%2): %3, %4")
                         .arg(each.date.toString(Qt::ISODate), each.what, shown.textOf(each.entry.block),
                              entryFacts(each.entry, each.entry.request)));
    return lines;
}

QString refusalLine(const subregistry::RefusedRequest& refused)
{
    QStringList facts;
    const auto add = [&facts](const QString& text, const QString& pattern) {
        if (!text.isEmpty())
            facts.append(pattern.arg(text));
    };
    add(refused.holders.join("; "_L1), u"%1"_s);
    add(refused.behalf, Cli::tr("on behalf of %1"));
    add(refused.contacts.join("; "_L1), u"%1"_s);
    add(refused.asker, Cli::tr("asker %1"));
    add(refused.request, Cli::tr("request %1"));
    return Cli::tr("Refused on %1: %2, %3. %4")
        .arg(refused.date.toString(Qt::ISODate),
             refused.asked.isEmpty() ? Cli::tr("the next free numbers") : refused.asked, facts.join(", "_L1),
             subregistry::refusalSentence(refused));
}

} // namespace nidus::cli
