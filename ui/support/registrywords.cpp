// SPDX-License-Identifier: Apache-2.0
#include "ui/support/registrywords.h"

#include "core/findings/visiblecharacter.h"

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

QString versionText(int version)
{
    return version > 0 ? QString::number(version) : QCoreApplication::translate("RegistryWords", "unknown");
}

} // namespace nidus
