// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/registration/utc.h"
#include "core/subregistry/subregistryrecord.h"

namespace nidus::test {

/// Subregistries in which every member has a value; their changes are events 1 to 4.
[[nodiscard]] inline QList<registration::SubregistryRecord> fullLists()
{
    using namespace Qt::StringLiterals;
    const QDate day(2024, 5, 17);
    subregistry::Listed codes{.definition = {.nid = u"books"_s,
                                             .name = u"codes"_s,
                                             .title = u"Codes <&>"_s,
                                             .kind = subregistry::ValueKind::Decimal,
                                             .key = {u"id"_s, u"version"_s},
                                             .rules = {u"code"_s, u"version"_s},
                                             .labelRule = u"label"_s,
                                             .ignoresCase = true,
                                             .policy = u"Expert Review"_s,
                                             .outside = subregistry::Outside::Warning,
                                             .urn = u"urn:books:{value}"_s},
                              .changes = {}};
    codes.changes = {{.id = 1, .what = u"create"_s, .date = day},
                     {.id = 2,
                      .what = u"import"_s,
                      .date = day,
                      .request = u"T<1>"_s,
                      .arguments = u"a\nb"_s,
                      .ranges = {{.name = u"x & y"_s,
                                  .block = {100, 1999},
                                  .width = 4,
                                  .policy = u"IESG Approval"_s,
                                  .label = u"x"_s,
                                  .asker = u"only A"_s,
                                  .largest = 50,
                                  .state = subregistry::RangeState::Closed}},
                      .entries = {{.block = {100, 149},
                                   .state = subregistry::EntryState::Temporary,
                                   .holder = u"A <&> Co"_s,
                                   .behalf = u"B"_s,
                                   .contact = u"a@example.org"_s,
                                   .reference = u"RFC8141"_s,
                                   .since = day,
                                   .until = day.addYears(1),
                                   .renewals = 2,
                                   .supersededBy = u"0150"_s,
                                   .note = u"one\ntwo"_s,
                                   .isPrivate = true,
                                   .sourceState = u"published"_s,
                                   .request = u"T<0>"_s,
                                   .asker = u"members & <others>"_s},
                                  {.block = {150, 150, u"1.0"_s}, .holder = u"C"_s, .request = u"T<1>"_s}}},
                     {.id = 3, .what = u"undo"_s, .date = day, .reverses = 2}};
    subregistry::Listed words{.definition = {.nid = u"books"_s, .name = u"words"_s},
                              .changes = {{.id = 4,
                                           .what = u"create"_s,
                                           .date = day,
                                           .ranges = {{.name = u"a"_s, .prefix = u"a-"_s}},
                                           .entries = {{.block = {.text = u"a-\u00E9"_s}}}}}};
    const QHash<qint64, int> places{{1, 1}, {2, 2}, {3, 3}, {4, 4}};
    return {subregistry::recordOf(codes, places), subregistry::recordOf(words, places)};
}

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
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(1'715'938'200'250, registration::kUtc);
    for (int i = 0; i < 4; ++i)
        record.events.append({time, u"Ann"_s, registration::EventKind::Listed, u"codes"_s, {}});
    record.subregistries = fullLists();
    content.records = {record};
    return content;
}

} // namespace nidus::test
