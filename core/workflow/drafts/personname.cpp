// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/personname.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/workflow/registry/registryaccess.h"

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
    const QString name = findings::readableText(one);
    const QString otherName = findings::readableText(other);
    if (name.isEmpty() || otherName.isEmpty())
        return false;
    const QString mail = mailIn(name);
    const QString otherMail = mailIn(otherName);
    return mail.isEmpty() || otherMail.isEmpty() ? name.compare(otherName, Qt::CaseInsensitive) == 0
                                                 : mail.compare(otherMail, Qt::CaseInsensitive) == 0;
}

QStringList namesOfUser(const QString& who) { return {who, currentUser()}; }

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
