// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/namespacecounts.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "ui/support/text/findingrank.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace nidus::ui {

NamespaceCounts countNamespaces(const QList<storage::RegistrySummary>& summaries)
{
    NamespaceCounts counts;
    for (const storage::RegistrySummary& summary : summaries) {
        if (summary.draftId != 0)
            ++counts.drafts;
        else if (summary.kind == registration::NamespaceKind::Formal)
            ++counts.formal;
        else
            ++counts.informal;
    }
    return counts;
}

QString countsText(const NamespaceCounts& counts)
{
    const QStringList parts{
        QCoreApplication::translate("NamespaceCounts", "%n formal", nullptr, counts.formal),
        QCoreApplication::translate("NamespaceCounts", "%n informal", nullptr, counts.informal),
        QCoreApplication::translate("NamespaceCounts", "%n draft(s)", nullptr, counts.drafts)};
    return parts.join(u", "_s);
}

QString ownedText(const QString& owner)
{
    return owner.isEmpty() ? QString()
                           : QCoreApplication::translate("NamespaceCounts", "owner: %1").arg(owner);
}

QString foundText(int entries)
{
    return QCoreApplication::translate("NamespaceCounts", "%n entry(s) found.", nullptr, entries);
}

QString findingsText(const FindingCounts& counts, const QString& nid, const QString& missingFrom)
{
    QString text = findingCountsText(counts);
    if (text.isEmpty() || missingFrom.isEmpty())
        return text;
    return text + u'\n' +
           findings::message(findings::makeFinding(findings::kNamespaceLeftList, {}, {nid, missingFrom}));
}

QIcon worstIcon(const FindingCounts& counts)
{
    if (counts.total() == 0)
        return {};
    return rankIcon(counts.errors > 0     ? FindingRank::Error
                    : counts.warnings > 0 ? FindingRank::Warning
                                          : FindingRank::Information);
}

int worstCount(const FindingCounts& counts)
{
    if (counts.errors > 0)
        return counts.errors;
    return counts.warnings > 0 ? counts.warnings : counts.notes;
}

} // namespace nidus::ui
