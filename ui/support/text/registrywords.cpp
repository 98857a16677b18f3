// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/registrywords.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/registration/handle.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace nidus::ui {

QString kindText(registration::NamespaceKind kind)
{
    switch (kind) {
    case registration::NamespaceKind::Formal: return QCoreApplication::translate("RegistryWords", "Formal");
    case registration::NamespaceKind::Informal:
        return QCoreApplication::translate("RegistryWords", "Informal");
    }
    return {};
}

QString stateText(registration::State state)
{
    switch (state) {
    case registration::State::Draft: return QCoreApplication::translate("RegistryWords", "Draft");
    case registration::State::InReview: return QCoreApplication::translate("RegistryWords", "In review");
    case registration::State::Approved: return QCoreApplication::translate("RegistryWords", "Approved");
    case registration::State::WithIana: return QCoreApplication::translate("RegistryWords", "With IANA");
    case registration::State::Registered: return QCoreApplication::translate("RegistryWords", "Registered");
    case registration::State::Withdrawn: return QCoreApplication::translate("RegistryWords", "Withdrawn");
    }
    return {};
}

QString nidText(const QString& nid, registration::NamespaceKind kind)
{
    if (!nid.isEmpty())
        return findings::visibleText(nid);
    return kind == registration::NamespaceKind::Informal
               ? u"urn-…"_s
               : QCoreApplication::translate("RegistryWords", "(no NID yet)");
}

QString nameText(const QString& handle, const QString& nid)
{
    const std::optional<qint64> draft = registration::draftIdOf(handle);
    if (!draft)
        return findings::visibleText(handle);
    const QString name = QCoreApplication::translate("RegistryWords", "draft %1").arg(*draft);
    //: a NID, and "draft 7" or "version 2"
    return nid.isEmpty()
               ? name
               : QCoreApplication::translate("RegistryWords", "%1, %2").arg(findings::visibleText(nid), name);
}

QString versionName(const QString& nid, int version)
{
    return QCoreApplication::translate("RegistryWords", "%1, %2")
        .arg(findings::visibleText(nid),
             QCoreApplication::translate("RegistryWords", "version %1").arg(version));
}

} // namespace nidus::ui
