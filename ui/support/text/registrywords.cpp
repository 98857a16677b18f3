// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/registrywords.h"

#include "core/findings/catalog/visiblecharacter.h"

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

QString approvalText(registration::ApprovalRule rule)
{
    const auto text = [](const char* word) {
        return QCoreApplication::translate("nidus::ui::TeamActions", word);
    };
    switch (rule) {
    case registration::ApprovalRule::ReasonWhenAlone:
        return text(QT_TRANSLATE_NOOP("nidus::ui::TeamActions", "anyone; an author gives a reason"));
    case registration::ApprovalRule::Anyone:
        return text(QT_TRANSLATE_NOOP("nidus::ui::TeamActions", "anyone"));
    case registration::ApprovalRule::SecondPerson:
        return text(QT_TRANSLATE_NOOP("nidus::ui::TeamActions", "anyone except the authors"));
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

QString bothStatesText(registration::State registered, registration::State draft)
{
    const bool isWithdrawn = registered == registration::State::Withdrawn;
    switch (draft) {
    case registration::State::Draft:
        return isWithdrawn ? QCoreApplication::translate("RegistryWords", "Withdrawn, draft")
                           : QCoreApplication::translate("RegistryWords", "Registered, draft");
    case registration::State::InReview:
        return isWithdrawn ? QCoreApplication::translate("RegistryWords", "Withdrawn, draft in review")
                           : QCoreApplication::translate("RegistryWords", "Registered, draft in review");
    case registration::State::Approved:
        return isWithdrawn ? QCoreApplication::translate("RegistryWords", "Withdrawn, draft approved")
                           : QCoreApplication::translate("RegistryWords", "Registered, draft approved");
    case registration::State::WithIana:
        return isWithdrawn ? QCoreApplication::translate("RegistryWords", "Withdrawn, draft with IANA")
                           : QCoreApplication::translate("RegistryWords", "Registered, draft with IANA");
    case registration::State::Registered:
    case registration::State::Withdrawn: break; // not a state of a draft
    }
    return stateText(registered);
}

QString draftName(const QString& nid, int number)
{
    const QString name = QCoreApplication::translate("RegistryWords", "draft %1").arg(number);
    //: a NID, and "draft 7" or "version 2"
    return nid.isEmpty()
               ? name
               : QCoreApplication::translate("RegistryWords", "%1, %2").arg(findings::visibleText(nid), name);
}

QString shortName(const QString& person)
{
    const QString name = person.section(u'<', 0, 0).trimmed();
    return findings::visibleText(name.isEmpty() ? person : name);
}

QString versionName(const QString& nid, int version)
{
    return QCoreApplication::translate("RegistryWords", "%1, %2")
        .arg(findings::visibleText(nid),
             QCoreApplication::translate("RegistryWords", "version %1").arg(version));
}

} // namespace nidus::ui
