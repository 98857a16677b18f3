// SPDX-License-Identifier: Apache-2.0
#include "ui/support/text/findingplace.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/values/findingids.h"
#include "ui/support/text/fieldtexts.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::array kAboutRule{
    findings::kRuleGrammarError,   findings::kRuleNoVerdict,        findings::kRuleUnknownWord,
    findings::kRuleSampleRejected, findings::kRuleSampleAccepted,   findings::kRuleContradictionAccepted,
    findings::kRuleOtherNid,       findings::kRuleOutsideUrnSyntax, findings::kRuleEquivalenceDropped,
    findings::kRuleRevisionLoses,  findings::kRuleRevisionGains};

} // namespace

registration::RegistrantPart registrantPartOf(const findings::Finding& finding,
                                              const registration::Registrant& registrant)
{
    if (finding.range.length > 0)
        return registrant.partAt(static_cast<qsizetype>(finding.range.offset));
    if (finding.id == findings::kTemplateRegistrantNoContact)
        return registration::RegistrantPart::Email;
    return finding.id == findings::kTemplateRegistrantNoDesignatedContact
               ? registration::RegistrantPart::ContactName
               : registration::RegistrantPart::Organization;
}

QString placeTitle(const findings::Finding& finding, const registration::RegistrationTemplate& about)
{
    if (!finding.field)
        return {};
    if (isOnSyntaxTab(finding))
        return QCoreApplication::translate("FindingPlace", "Syntax tab");
    QString field = fieldTitle(*finding.field);
    const registration::Registrant& registrant = about.registrant();
    // A text that is not in parts has no place that is worth a name.
    if (*finding.field != registration::TemplateField::Registrant || finding.range.length == 0 ||
        !registrant.other.isEmpty())
        return field;
    return field + u" · "_s + partTitle(registrantPartOf(finding, registrant));
}

bool isOnSyntaxTab(const findings::Finding& finding)
{
    const bool isInText = finding.range.length > 0; // the same, about a grammar in the text
    return !isInText && std::ranges::find(kAboutRule, finding.id) != kAboutRule.end();
}

QString placedMessage(const findings::Finding& finding)
{
    const QString message = findings::message(finding);
    return isOnSyntaxTab(finding)
               ? message + u' ' + QCoreApplication::translate("FindingPlace", "Place: Syntax tab.")
               : message;
}

} // namespace nidus::ui
