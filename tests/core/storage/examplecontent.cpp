// SPDX-License-Identifier: Apache-2.0
#include "examplecontent.h"
#include "core/registration/utc.h"

namespace nidus {

using namespace Qt::StringLiterals;

registration::VersionContent exampleVersionContent(const QString& nid)
{
    registration::VersionContent content;
    for (const registration::TemplateField field : registration::kTemplateFields)
        content.registrationTemplate.setText(field, registration::fieldHeading(field) + " of\n  "_L1 + nid);
    content.registrationTemplate.setText(registration::TemplateField::Nid, nid);
    content.registrationTemplate.setText(registration::TemplateField::Version, u"1"_s);
    content.registrationTemplate.setText(registration::TemplateField::Date, u"5Feb2001"_s);
    content.registrationTemplate.setRegistrant({.organization = u"Ünïted \"Quotes\" & 100 %"_s,
                                                .address = u"1 Street\n\n12345 Town"_s,
                                                .contactName = u"Jo Doe"_s,
                                                .roleAddress = u"urn@example.org"_s,
                                                .email = u"jo@example.org"_s,
                                                .phone = u"+1 555"_s,
                                                .fastTrack = true,
                                                .other = u"Founded in 1947"_s});
    content.samples = {
        {u"urn:%1:a"_s.arg(nid), registration::ExpectedVerdict::Valid, u"note 1"_s, u"template"_s},
        {u"urn:%1:b c"_s.arg(nid), registration::ExpectedVerdict::Invalid, u""_s, u"RFC 8141"_s,
         u"The grammar is older."_s}};
    content.rule = registration::SyntaxRule{registration::Notation::IRegexp,
                                            registration::RuleScope::NidAndNss,
                                            u"start"_s,
                                            u"a = \"b\"\nc = d"_s,
                                            true,
                                            {u"hyphens-ignored"_s, u"parameter-ignored v=0"_s},
                                            {u"percent-utf8"_s},
                                            u"isbn"_s};
    content.original = "\xef\xbb\xbfNamespace ID: " + nid.toUtf8() + "\r\n\fM\xc3\xbcller \"<&>\"";
    return content;
}

namespace {

QList<registration::ReviewComment> exampleComments(const QDateTime& when)
{
    return {{.id = 1,
             .field = registration::TemplateField::Syntax,
             .when = when,
             .who = u"Eve"_s,
             .text = u"Why?"_s},
            {.id = 2,
             .kind = registration::CommentKind::Acceptance,
             .field = registration::TemplateField::Purpose,
             .finding = u"template.purpose.missing"_s,
             .when = when.addSecs(1),
             .who = u"Eve"_s,
             .text = u"It is known."_s},
            {.id = 3,
             .kind = registration::CommentKind::Answer,
             .answerTo = 1,
             .field = registration::TemplateField::Syntax,
             .when = when.addSecs(2),
             .who = u"Cy"_s,
             .text = u"Because."_s},
            {.id = 4,
             .kind = registration::CommentKind::Resolution,
             .answerTo = 1,
             .field = registration::TemplateField::Syntax,
             .when = when.addSecs(3),
             .who = u"Eve"_s}};
}

} // namespace

registration::RegistryContent exampleContent()
{
    const QDateTime day({2024, 2, 29}, QTime(13, 14, 15, 167), registration::kUtc);
    const auto event = [&day](int minutes, registration::EventKind what) {
        return registration::Event{day.addSecs(minutes * 60), u"Ada"_s, what, u"note %1"_s.arg(minutes),
                                   u"https://example.org/%1"_s.arg(minutes)};
    };
    registration::VersionContent revised = exampleVersionContent(u"Full"_s);
    revised.registrationTemplate.setText(registration::TemplateField::Version, u"2"_s);
    revised.registrationTemplate.setText(registration::TemplateField::Purpose,
                                         u"Another purpose: 模板世界, ÉTÉ"_s);
    revised.rule = registration::SyntaxRule{registration::Notation::Abnf, registration::RuleScope::Urn,
                                            u"urn"_s, u"urn = 1*CHAR"_s};

    registration::RegistryContent content;
    content.source = {u"2024-03-01"_s, u"A title"_s, u"https://example.org"_s};
    content.people = {{u"A"_s, u"Ann"_s, u"Org"_s, {u"mailto:a&b"_s, u"https://a"_s}, u"2020-01"_s},
                      {u"B"_s, u"Bob"_s, {}, {}, {}}};
    content.records = {
        {{.nid = u"bare"_s, .references = {{u"rfc"_s, u"rfc1234"_s, {}}}}, {}, {}},
        {{.nid = u"Full"_s,
          .kind = registration::NamespaceKind::Formal,
          .state = registration::State::Withdrawn,
          .registrant = u"Known before"_s,
          .recordDate = u"2020-02"_s,
          .recordUpdated = u"2021-03-04"_s,
          .replacedBy = u"bare"_s,
          .templateLink = registration::Reference{u"uri"_s, u"https://example.org/t"_s, u"t"_s},
          .references = {{u"person"_s, u"A"_s, u"x"_s}, {u"rfc"_s, u"rfc1"_s, {}}},
          .contact = {{{}, {}, u"mixed text "_s}, {u"person"_s, u"B"_s, {}}}},
         {{1, exampleVersionContent(u"Full"_s), day, u"Ada"_s, u"first"_s},
          {2, revised, day.addDays(1), u"Bob"_s, {}}},
         {event(0, registration::EventKind::Created), event(1, registration::EventKind::Registered),
          event(1, registration::EventKind::Withdrawn)},
         {{.id = 1, .version = 2, .when = day, .who = u"Eve"_s, .text = u"About\n\"everything\""_s}}},
        {{.nid = u"urn-9"_s,
          .kind = registration::NamespaceKind::Informal,
          .contact = {{u"rfc"_s, u"rfc2"_s, {}}}},
         {},
         {event(3, registration::EventKind::Imported)}},
    };
    content.drafts = {
        {{.id = 3,
          .kind = registration::NamespaceKind::Informal,
          .state = registration::State::InReview,
          .content = exampleVersionContent({}),
          .saves = 7,
          .createdAt = day,
          .updatedAt = day.addMSecs(1),
          .author = u"Cy"_s,
          .remindOn = QDate(2024, 3, 14),
          .owner = u"Ann"_s,
          .assignee = u"Bo"_s},
         {event(4, registration::EventKind::Created), event(5, registration::EventKind::Submitted),
          event(5, registration::EventKind::Assigned)},
         exampleComments(day)},
        {{.id = 8, .revisionOf = u"Full"_s, .basedOn = 2, .content = {}, .author = u"Di"_s, .owner = u"Di"_s},
         {}},
    };
    return content;
}

} // namespace nidus
