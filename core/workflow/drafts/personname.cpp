// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/personname.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/workflow/registry/registryaccess.h"

#include <QUrl>
#include <algorithm>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

QString mailIn(const QString& name)
{
    if (name.endsWith(u'>'))
        return name.section(u'<', -1).chopped(1).trimmed();
    QString address = name.trimmed();
    if (address.startsWith("mailto:"_L1, Qt::CaseInsensitive))
        address.remove(0, 7);
    return address.contains(u'@') && !address.contains(u' ') ? address : QString();
}

namespace {

/// A name as people compare it: without letter case, forms of characters, or blanks.
QString compared(const QString& name)
{
    return name.normalized(QString::NormalizationForm_KC).toUpper().simplified();
}

/// An address with the domain in ASCII, if it has such a form.
QString comparedMail(const QString& mail)
{
    const QString domain = mail.section(u'@', -1);
    const QString ascii = QString::fromLatin1(QUrl::toAce(domain));
    return compared(mail.chopped(domain.size()) + (ascii.isEmpty() ? domain : ascii));
}

/// The name without its address.
QString nameIn(const QString& name) { return name.endsWith(u'>') ? name.section(u'<', 0, -2) : name; }

} // namespace

bool isSamePerson(const QString& one, const QString& other)
{
    const QString first = findings::readableText(one);
    const QString second = findings::readableText(other);
    const QString mail = comparedMail(mailIn(first));
    const QString otherMail = comparedMail(mailIn(second));
    if (!mail.isEmpty() && !otherMail.isEmpty())
        return mail == otherMail;
    const QString name = compared(nameIn(first));
    return !name.isEmpty() && name == compared(nameIn(second));
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
