// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/registry/publiccontent.h"

#include "core/storage/values/listdeparture.h"
#include "core/subregistry/subregistryrecord.h"

#include <QRegularExpression>
#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

/// Whether an event is about the work on a draft, not about a step of the registration.
bool isOfWork(const registration::Event& event)
{
    switch (event.what) {
    case registration::EventKind::Commented:
    case registration::EventKind::Answered:
    case registration::EventKind::Resolved:
    case registration::EventKind::Accepted:
    case registration::EventKind::Saved: return true;
    case registration::EventKind::Created:
    case registration::EventKind::Imported:
    case registration::EventKind::Submitted:
    case registration::EventKind::Approved:
    case registration::EventKind::Forwarded:
    case registration::EventKind::Registered:
    case registration::EventKind::Withdrawn:
    case registration::EventKind::Reopened:
    case registration::EventKind::Discarded:
    case registration::EventKind::Reviewed:
    case registration::EventKind::Directed:
    case registration::EventKind::Recognized:
    case registration::EventKind::Specified:
    case registration::EventKind::Exported:
    case registration::EventKind::Restored:
    case registration::EventKind::Acknowledged:
    case registration::EventKind::Assigned:
    case registration::EventKind::Configured:
    case registration::EventKind::Listed: break;
    }
    return false;
}

/// Removes lines labeled as a phone or fax number from a field that is not in our own form.
QString withoutPhones(const QString& text)
{
    static const QRegularExpression label(u"^\\s*(phone|tel|telephone|mobile|fax)\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    QStringList lines = text.split(u'\n');
    lines.removeIf([](const QString& line) { return label.match(line).hasMatch(); });
    static const QRegularExpression number(u"\\+\\d[\\d ()/.-]{6,}\\d"_s); // ITU-T E.123
    return lines.join(u'\n').remove(number);
}

registration::VersionContent publicPart(registration::VersionContent content)
{
    registration::RegistrationTemplate& filled = content.registrationTemplate;
    registration::Registrant registrant = filled.registrant();
    registrant.phone.clear();
    registrant.other = withoutPhones(registrant.other);
    registrant.address = withoutPhones(registrant.address);
    filled.setRegistrant(registrant);
    content.original.clear(); // its content is unknown
    return content;
}

QList<registration::Event> publicPart(QList<registration::Event> events)
{
    events.removeIf(isOfWork);
    for (registration::Event& event : events) {
        event.who.clear();
        event.note = storage::departurePart(event.note);
        event.link.clear();
    }
    return events;
}

} // namespace

registration::RegistryContent publicContent(registration::RegistryContent content)
{
    for (registration::RegistrationRecord& record : content.records) {
        record.events = publicPart(std::move(record.events));
        record.comments.clear();
        record.subregistries.removeIf(
            [](const registration::SubregistryRecord& list) { return subregistry::isRemoved(list); });
        for (registration::SubregistryRecord& list : record.subregistries)
            list = subregistry::publicRecord(std::move(list));
        for (registration::Reference& contact : record.registration.contact)
            contact.text = withoutPhones(contact.text);
        for (registration::Version& version : record.versions) {
            version.author.clear();
            version.note.clear();
            version.content = publicPart(std::move(version.content));
        }
    }
    for (registration::DraftRecord& record : content.drafts) {
        record.events = publicPart(std::move(record.events));
        record.comments.clear();
        record.draft.author.clear();
        record.draft.owner.clear();
        record.draft.assignee.clear();
        record.draft.content = publicPart(std::move(record.draft.content));
    }
    for (registration::Person& person : content.people)
        person.uris.removeIf(
            [](const QString& uri) { return uri.startsWith("tel:"_L1, Qt::CaseInsensitive); });
    return content;
}

} // namespace nidus::workflow
