// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/personname.h"

#include <algorithm>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

QString mailIn(const QString& name)
{
    if (name.endsWith(u'>'))
        return name.section(u'<', -1).chopped(1).trimmed();
    const QString address = name.trimmed();
    return address.contains(u'@') && !address.contains(u' ') ? address : QString();
}

bool isSamePerson(const QString& one, const QString& other)
{
    if (one.isEmpty() || other.isEmpty())
        return false;
    const QString mail = mailIn(one);
    const QString otherMail = mailIn(other);
    return mail.isEmpty() || otherMail.isEmpty() ? one == other
                                                 : mail.compare(otherMail, Qt::CaseInsensitive) == 0;
}

bool isOneOf(const QStringList& names, const QString& who)
{
    return std::ranges::any_of(names, [&who](const QString& name) { return isSamePerson(name, who); });
}

bool isMeant(const QString& typed, const QString& who)
{
    if (isSamePerson(typed.trimmed(), who))
        return true;
    const QString name = who.section(u'<', 0, 0).trimmed();
    return !name.isEmpty() && name.compare(typed.trimmed(), Qt::CaseInsensitive) == 0;
}

} // namespace nidus::workflow
