// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registrationtemplate.h"

namespace nidus::test {

/// Returns a first version without findings.
[[nodiscard]] inline registration::RegistrationTemplate cleanTemplate()
{
    registration::RegistrationTemplate clean;
    const auto set = [&clean](registration::TemplateField field, const char16_t* text) {
        clean.setText(field, QString::fromUtf16(text));
    };
    set(registration::TemplateField::Nid, u"bookshelf");
    set(registration::TemplateField::Version, u"1");
    set(registration::TemplateField::Date, u"2024-05-17");
    set(registration::TemplateField::Purpose,
        u"The URNs identify bookshelves in public libraries. They help readers everywhere to find books.\n"
        "They complement other identifiers, such as ISBN, and library software reads them.");
    set(registration::TemplateField::Syntax,
        u"An NSS has the following ABNF:\n\n"
        "    nss = 1*DIGIT\n\n"
        "Two URNs are equivalent as section 3.1 of RFC 8141 says. The r-, q- and f-components are not used.\n"
        "Example: urn:bookshelf:17");
    set(registration::TemplateField::Assignment, u"The society assigns the numbers one after the other.");
    set(registration::TemplateField::Security,
        u"Numbers reveal nothing private about the books or their readers.");
    set(registration::TemplateField::Interoperability, u"No issues are known.");
    set(registration::TemplateField::Resolution, u"No resolution is intended.");
    set(registration::TemplateField::Documentation, u"https://shelves.example/specification");
    set(registration::TemplateField::Additional, u"None.");
    registration::Registrant registrant;
    registrant.organization = QStringLiteral("Example");
    registrant.email = QStringLiteral("urn-admin@example.org");
    clean.setRegistrant(registrant);
    return clean;
}

} // namespace nidus::test
