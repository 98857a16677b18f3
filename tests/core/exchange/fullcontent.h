// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

namespace nidus::test {

/// Content in which every field has a text of its own, with characters that formats tend to change.
[[nodiscard]] inline registration::RegistryContent fullContent()
{
    using namespace Qt::StringLiterals;
    registration::RegistryContent content;
    content.source = {u"2026-07-28"_s, u"A registry"_s, u"https://registry.example/"_s};
    content.people = {
        {u"A_Person"_s, u"A. Person"_s, u"Example"_s, {u"mailto:a&example.org"_s}, u"2020-05"_s}};
    registration::VersionContent version;
    for (const registration::TemplateField field : registration::kTemplateFields)
        version.registrationTemplate.setText(
            field,
            registration::isSingleLine(field)
                ? u"<%1> & \"co\" *x*"_s.arg(registration::fieldKey(field))
                : u"Of <%1> & *more*, a_b [RFC8141]\nsecond line\n\n- item | two\n\nrule = \"<\" %x41\n"
                  "   / urn:books:%1\n\nCaf\u00e9 \U0001D11E."_s.arg(registration::fieldKey(field)));
    version.registrationTemplate.setText(registration::TemplateField::Nid, u"books"_s);
    version.registrationTemplate.setText(registration::TemplateField::Version, u"2"_s);
    version.samples = {
        {u"urn:books:1"_s, registration::ExpectedVerdict::Valid, u"the <first>"_s, u"template"_s},
        {u"urn:books:<"_s, registration::ExpectedVerdict::Invalid, {}, {}}};
    version.rule = registration::SyntaxRule{registration::Notation::Abnf, registration::RuleScope::Nss,
                                            u"NSS"_s, u"NSS = 1*( DIGIT / \"<\" )\nx = NSS"_s};
    version.original = QByteArray::fromHex("00ff0d0a") + "Namespace ID: books \f\r\n";
    registration::RegistrationRecord record;
    record.registration = {
        u"books"_s,
        registration::NamespaceKind::Formal,
        registration::State::Registered,
        u"Example & Co"_s,
        u"2024-05-17"_s,
        u"2024-06"_s,
        {},
        registration::Reference{u"uri"_s, u"https://registry.example/books"_s, u"books-template"_s},
        {{u"rfc"_s, u"rfc8141"_s, {}}, {u"person"_s, u"A_Person"_s, {}}},
        {}};
    record.versions = {{1, version, {}, {}, {}}};
    content.records = {record};
    return content;
}

} // namespace nidus::test
