// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/revision.h"

#include "core/builtin/builtinrules.h"

#include <algorithm>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

/// Who registered it, as the record says; IANA writes "&" for "@".
std::expected<Registrant, Error> knownRegistrant(const Registry& registry, const Registration& registration)
{
    Registrant registrant{.organisation = registration.registrant};
    const auto contact = std::ranges::find(registration.contact, u"person"_s, &Reference::type);
    if (contact == registration.contact.cend())
        return registrant;
    const std::expected<QList<Person>, Error> people = registry.registrations().people({contact->data});
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

void addOwnSyntax(VersionContent& content, const QString& nid)
{
    if (content.rule)
        return;
    const QList<BuiltinRule> rules = builtinRules();
    const auto own = std::ranges::find(rules, nid.toLower(), &BuiltinRule::nid);
    if (own == rules.cend())
        return;
    content.rule = own->rule;
    if (content.samples.isEmpty())
        content.samples = own->samples;
}

} // namespace

Draft firstDraft(NamespaceKind kind, QDate today)
{
    Draft draft{.kind = kind};
    draft.content.registrationTemplate.setText(TemplateField::Version, u"1"_s);
    draft.content.registrationTemplate.setText(TemplateField::Date, today.toString(Qt::ISODate));
    return draft;
}

Draft nextDraft(const RegistrationRecord& record, const VersionContent& content, QDate today)
{
    const Version& newest = record.versions.constLast();
    Draft draft{.kind = record.registration.kind,
                .revisionOf = record.registration.nid,
                .basedOn = newest.number,
                .content = content};
    draft.content.original.clear(); // belongs to the text of that version
    RegistrationTemplate& text = draft.content.registrationTemplate;
    text.setText(TemplateField::Nid, record.registration.nid);
    text.setText(TemplateField::Version, QString::number(writtenVersion(newest) + 1));
    text.setText(TemplateField::Date, today.toString(Qt::ISODate));
    return draft;
}

std::expected<Draft, Error> revisionOf(const Registry& registry, const QString& nid)
{
    const std::expected<RegistrationRecord, Error> record = registry.registrations().record(nid);
    if (!record)
        return std::unexpected(record.error());
    const Registration& registration = record->registration;
    const QDate today = registry.today();
    Draft draft;
    if (!record->versions.isEmpty()) {
        draft = nextDraft(*record, record->versions.constLast().content, today);
        draft.content.registrationTemplate.setText(TemplateField::Revision, {});
    } else {
        const std::expected<Registrant, Error> registrant = knownRegistrant(registry, registration);
        if (!registrant)
            return std::unexpected(registrant.error());
        draft = firstDraft(registration.kind, today);
        draft.revisionOf = registration.nid;
        RegistrationTemplate& text = draft.content.registrationTemplate;
        text.setText(TemplateField::Version,
                     {}); // which one it is, nobody knows who does not hold the one before
        text.setRegistrant(*registrant);
        text.setText(TemplateField::Nid, registration.nid);
    }
    addOwnSyntax(draft.content, registration.nid);
    return draft;
}

std::expected<Draft, Error> revisionWith(const Registry& registry, const QString& nid,
                                         const RegistrationTemplate& text)
{
    std::expected<Draft, Error> draft = revisionOf(registry, nid);
    if (!draft)
        return draft;
    const RegistrationTemplate known = std::exchange(draft->content.registrationTemplate, text);
    RegistrationTemplate& filled = draft->content.registrationTemplate;
    for (const TemplateField field : {TemplateField::Nid, TemplateField::Version}) {
        if (filled.text(field).isEmpty())
            filled.setText(field, known.text(field));
    }
    if (filled.registrant().isEmpty())
        filled.setRegistrant(known.registrant());
    return draft;
}

} // namespace nidus
