// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/drafts/revision.h"

#include "core/builtin/builtinrules.h"

#include <algorithm>
#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

/// The registrant according to the record; IANA writes "&" for "@".
base::Result<registration::Registrant> knownRegistrant(const storage::Registry& registry,
                                                       const registration::Registration& registration)
{
    registration::Registrant registrant{.organization = registration.registrant};
    const auto contact = std::ranges::find(registration.contact, u"person"_s, &registration::Reference::type);
    if (contact == registration.contact.cend())
        return registrant;
    const base::Result<QList<registration::Person>> people = registry.registrations().people({contact->data});
    if (!people)
        return std::unexpected(people.error());
    if (people->isEmpty())
        return registrant;
    registrant.contactName = people->constFirst().name;
    for (const QString& uri : people->constFirst().uris) {
        if (constexpr auto kMail = "mailto:"_L1; uri.startsWith(kMail) && registrant.email.isEmpty())
            registrant.email = uri.sliced(kMail.size()).replace(u'&', u'@');
    }
    return registrant;
}

/// Returns the content with our own rule and samples if it has no rule.
registration::VersionContent withOwnSyntax(registration::VersionContent content, const QString& nid)
{
    if (content.rule)
        return content;
    const QList<builtin::BuiltinRule> rules = builtin::builtinRules();
    const auto own = std::ranges::find(rules, nid.toLower(), &builtin::BuiltinRule::nid);
    if (own == rules.cend())
        return content;
    content.rule = own->rule;
    if (content.samples.isEmpty())
        content.samples = own->samples;
    return content;
}

} // namespace

registration::Draft firstDraft(registration::NamespaceKind kind, QDate today)
{
    registration::Draft draft{.kind = kind};
    draft.content.registrationTemplate.setText(registration::TemplateField::Version, u"1"_s);
    draft.content.registrationTemplate.setText(registration::TemplateField::Date,
                                               today.toString(Qt::ISODate));
    return draft;
}

registration::Draft nextDraft(const registration::RegistrationRecord& record,
                              const registration::VersionContent& content, QDate today)
{
    const registration::Version& newest = record.versions.constLast();
    registration::Draft draft{.kind = record.registration.kind,
                              .revisionOf = record.registration.nid,
                              .basedOn = newest.number,
                              .content = content};
    draft.content.original.clear(); // belongs to the text of that version
    registration::RegistrationTemplate& text = draft.content.registrationTemplate;
    text.setText(registration::TemplateField::Nid, record.registration.nid);
    text.setText(registration::TemplateField::Version,
                 QString::number(registration::versionInTemplate(newest) + 1));
    text.setText(registration::TemplateField::Date, today.toString(Qt::ISODate));
    return draft;
}

base::Result<registration::Draft> revisionOf(const storage::Registry& registry, const QString& nid)
{
    const base::Result<registration::RegistrationRecord> record = registry.registrations().record(nid);
    if (!record)
        return std::unexpected(record.error());
    const registration::Registration& registration = record->registration;
    const QDate today = registry.today();
    registration::Draft draft;
    if (!record->versions.isEmpty()) {
        draft = nextDraft(*record, record->versions.constLast().content, today);
        draft.content.registrationTemplate.setText(registration::TemplateField::Revision, {});
    } else {
        const base::Result<registration::Registrant> registrant = knownRegistrant(registry, registration);
        if (!registrant)
            return std::unexpected(registrant.error());
        draft = firstDraft(registration.kind, today);
        draft.revisionOf = registration.nid;
        registration::RegistrationTemplate& text = draft.content.registrationTemplate;
        text.setText(registration::TemplateField::Version, {}); // unknown without the previous version
        text.setRegistrant(*registrant);
        text.setText(registration::TemplateField::Nid, registration.nid);
    }
    draft.content = withOwnSyntax(std::move(draft.content), registration.nid);
    return draft;
}

registration::Draft filledIn(registration::Draft next, const registration::RegistrationTemplate& text)
{
    const registration::RegistrationTemplate known = std::exchange(next.content.registrationTemplate, text);
    registration::RegistrationTemplate& filled = next.content.registrationTemplate;
    for (const registration::TemplateField field :
         {registration::TemplateField::Nid, registration::TemplateField::Version}) {
        if (filled.text(field).isEmpty())
            filled.setText(field, known.text(field));
    }
    if (filled.registrant().isEmpty())
        filled.setRegistrant(known.registrant());
    return next;
}

} // namespace nidus::workflow
