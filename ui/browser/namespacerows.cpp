// SPDX-License-Identifier: Apache-2.0
#include "ui/browser/namespacerows.h"

#include "core/builtin/builtinrules.h"
#include "core/workflow/drafts/personname.h"

#include <QSet>
#include <algorithm>

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

QStringList peopleIn(const QList<storage::RegistrySummary>& summaries)
{
    QStringList people;
    QSet<QString> seen;
    for (const storage::RegistrySummary& summary : summaries) {
        for (const QString& person : {summary.owner, summary.assignee}) {
            if (person.isEmpty() || seen.contains(person))
                continue;
            seen.insert(person);
            if (!workflow::isOneOf(people, person))
                people.append(person);
        }
    }
    std::ranges::sort(people, [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    return people;
}

bool hasPeople(const storage::RegistrySummary& summary, const NamespaceFilter& filter)
{
    const auto is = [&summary](const QString& wanted, const QString& person) {
        return wanted.isEmpty() ||
               (summary.draftId != 0 &&
                (wanted == kNobody ? person.isEmpty()
                                   : wanted == person || workflow::isSamePerson(wanted, person)));
    };
    return is(filter.assignee, summary.assignee) && is(filter.owner, summary.owner);
}

} // namespace nidus::ui
