// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/publiccontent.h"

#include <QRegularExpression>

namespace nidus {

using namespace Qt::StringLiterals;

namespace {

bool isOfComments(const Event& event)
{
    switch (event.what) {
    case EventKind::Commented:
    case EventKind::Answered:
    case EventKind::Resolved:
    case EventKind::Accepted:
        return true;
    case EventKind::Created:
    case EventKind::Imported:
    case EventKind::Submitted:
    case EventKind::Approved:
    case EventKind::Forwarded:
    case EventKind::Registered:
    case EventKind::Withdrawn:
    case EventKind::Reopened:
    case EventKind::Discarded:
    case EventKind::Reviewed:
    case EventKind::Directed:
    case EventKind::Recognised:
    case EventKind::Specified:
    case EventKind::Exported:
    case EventKind::Restored:
        break;
    }
    return false;
}

/// Lines that are labelled as a phone or fax number, in a field that is not in our own form.
QString withoutPhones(const QString& text)
{
    static const QRegularExpression label(u"^\\s*(phone|tel|telephone|mobile|fax)\\b"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    QStringList lines = text.split(u'\n');
    lines.removeIf([](const QString& line) { return label.match(line).hasMatch(); });
    static const QRegularExpression number(u"\\+\\d[\\d ()/.-]{6,}\\d"_s); // ITU-T E.123
    return lines.join(u'\n').remove(number);
}

void clean(VersionContent& content)
{
    RegistrationTemplate& filled = content.registrationTemplate;
    Registrant registrant = filled.registrant();
    registrant.phone.clear();
    registrant.other = withoutPhones(registrant.other);
    registrant.address = withoutPhones(registrant.address);
    filled.setRegistrant(registrant);
    content.original.clear(); // nobody knows what stands in it
}

void clean(QList<Event>& events, QList<ReviewComment>& comments)
{
    comments.clear();
    events.removeIf(isOfComments);
    for (Event& event : events) {
        event.who.clear();
        event.note.clear();
        event.link.clear();
    }
}

} // namespace

RegistryContent publicContent(RegistryContent content)
{
    for (RegistrationRecord& record : content.records) {
        clean(record.events, record.comments);
        for (Reference& contact : record.registration.contact)
            contact.text = withoutPhones(contact.text);
        for (Version& version : record.versions) {
            version.author.clear();
            version.note.clear();
            clean(version.content);
        }
    }
    for (DraftRecord& record : content.drafts) {
        clean(record.events, record.comments);
        record.draft.author.clear();
        clean(record.draft.content);
    }
    for (Person& person : content.people)
        person.uris.removeIf(
            [](const QString& uri) { return uri.startsWith("tel:"_L1, Qt::CaseInsensitive); });
    return content;
}

} // namespace nidus
