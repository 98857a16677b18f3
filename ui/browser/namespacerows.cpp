// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/namespacerows.h"

#include "core/builtin/builtinrules.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace nidus::ui {

int compareNids(const QString& a, const QString& b)
{
    const bool areInformal = a.startsWith("urn-"_L1) && b.startsWith("urn-"_L1);
    if (areInformal && a.size() != b.size())
        return a.size() < b.size() ? -1 : 1;
    return a.compare(b, Qt::CaseInsensitive);
}

bool hasRule(const storage::RegistrySummary& summary)
{
    static const QSet<QString> builtIn = [] {
        QSet<QString> nids;
        for (const builtin::BuiltinRule& rule : builtin::builtinRules())
            nids.insert(rule.nid);
        return nids;
    }();
    return summary.hasRule || (summary.draftId == 0 && builtIn.contains(summary.nid));
}

const QString& registeredNid(const storage::RegistrySummary& summary)
{
    return summary.draftId == 0 ? summary.nid : summary.revisionOf;
}

} // namespace nidus::ui
