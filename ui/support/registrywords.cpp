// SPDX-License-Identifier: Apache-2.0
#include "ui/support/registrywords.h"

#include "core/findings/visiblecharacter.h"
#include "core/registration/handle.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace nidus {

QString kindText(NamespaceKind kind)
{
    switch (kind) {
    case NamespaceKind::Formal:
        return QCoreApplication::translate("RegistryWords", "Formal");
    case NamespaceKind::Informal:
        return QCoreApplication::translate("RegistryWords", "Informal");
    }
    return {};
}

QString stateText(State state)
{
    switch (state) {
    case State::Draft:
        return QCoreApplication::translate("RegistryWords", "Draft");
    case State::InReview:
        return QCoreApplication::translate("RegistryWords", "In review");
    case State::Approved:
        return QCoreApplication::translate("RegistryWords", "Approved");
    case State::WithIana:
        return QCoreApplication::translate("RegistryWords", "With IANA");
    case State::Registered:
        return QCoreApplication::translate("RegistryWords", "Registered");
    case State::Withdrawn:
        return QCoreApplication::translate("RegistryWords", "Withdrawn");
    }
    return {};
}

QString nidText(const QString& nid, NamespaceKind kind)
{
    if (!nid.isEmpty())
        return visibleText(nid);
    return kind == NamespaceKind::Informal ? u"urn-…"_s
                                           : QCoreApplication::translate("RegistryWords", "(no NID yet)");
}

QString nameText(const QString& handle, const QString& nid)
{
    const std::optional<qint64> draft = draftIdOf(handle);
    if (!draft)
        return visibleText(handle);
    const QString name = QCoreApplication::translate("RegistryWords", "draft %1").arg(*draft);
    //: a NID, and "draft 7" or "version 2"
    return nid.isEmpty() ? name
                         : QCoreApplication::translate("RegistryWords", "%1, %2").arg(visibleText(nid), name);
}

QString versionName(const QString& nid, int version)
{
    return QCoreApplication::translate("RegistryWords", "%1, %2")
        .arg(visibleText(nid), QCoreApplication::translate("RegistryWords", "version %1").arg(version));
}

QString versionText(int version)
{
    return version > 0 ? QString::number(version) : QCoreApplication::translate("RegistryWords", "unknown");
}

} // namespace nidus
