// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/importedhistory.h"

#include "core/registration/approval.h"
#include "core/storage/values/listdeparture.h"
#include "core/subregistry/subregistryrecord.h"

#include <QMap>
#include <algorithm>
#include <utility>

namespace nidus::workflow {

using namespace Qt::StringLiterals;

namespace {

QList<registration::Event> historyOf(const QList<registration::Event>& inFile, const storage::Act& act,
                                     const QDateTime& now)
{
    QList<registration::Event> events;
    std::ranges::transform(inFile, std::back_inserter(events), registration::eventOfFile);
    // The last import decides whether IANA's list has lost a namespace.
    const QString missingFrom = storage::departureDate(inFile);
    events.append({.when = now,
                   .who = act.who,
                   .what = registration::EventKind::Imported,
                   .note = missingFrom.isEmpty() ? act.note : storage::departureNote(missingFrom, act.note),
                   .link = act.link});
    return events;
}

/// Nobody asked here, and a request is answered only once. The entries name their requests instead.
QList<registration::SubregistryRecord> withoutRequests(QList<registration::SubregistryRecord> lists)
{
    for (registration::SubregistryRecord& list : lists) {
        for (registration::ListChangeRecord& change : list.changes) {
            for (registration::EntryRecord& entry : change.entries)
                entry.request = entry.request.isEmpty() ? change.request : entry.request;
            if (!change.request.isEmpty()) // else they are those of a definition
                change.arguments.clear();
            change.request.clear();
        }
    }
    return lists;
}

} // namespace

registration::RegistrationRecord importedLists(const registration::RegistrationRecord& record,
                                               const QStringList& names, const storage::Act& act,
                                               const QDateTime& now)
{
    registration::RegistrationRecord part{.registration = record.registration};
    part.subregistries = withoutRequests(record.subregistries);
    part.subregistries.removeIf(
        [&names](const registration::SubregistryRecord& list) { return !names.contains(list.name); });
    QMap<int, int> places; // of the events, here by there
    for (const registration::SubregistryRecord& list : std::as_const(part.subregistries)) {
        for (const registration::ListChangeRecord& change : list.changes)
            places.insert(change.event, 0);
    }
    for (auto place = places.begin(); place != places.end(); ++place) {
        part.events.append(registration::eventOfFile(record.events.value(place.key() - 1)));
        *place = int(part.events.size());
    }
    for (registration::SubregistryRecord& list : part.subregistries) {
        for (registration::ListChangeRecord& change : list.changes) {
            change.event = places.value(change.event);
            change.reverses = places.value(change.reverses);
        }
    }
    return withListHistory(std::move(part), act, now);
}

registration::RegistrationRecord withListHistory(registration::RegistrationRecord record,
                                                 const storage::Act& act, const QDateTime& now)
{
    for (registration::SubregistryRecord& list : record.subregistries) {
        if (!list.changes.isEmpty())
            continue;
        record.events.append({.when = now,
                              .who = act.who,
                              .what = registration::EventKind::Listed,
                              .note = list.name + u" import"_s,
                              .link = act.link});
        list = subregistry::withHistory(std::move(list), int(record.events.size()), now.toLocalTime().date());
    }
    return record;
}

registration::RegistrationRecord imported(registration::RegistrationRecord record, const storage::Act& act,
                                          const QDateTime& now)
{
    record.subregistries = withoutRequests(std::move(record.subregistries));
    record.events = historyOf(record.events, act, now);
    return withListHistory(std::move(record), act, now);
}

registration::DraftRecord imported(registration::DraftRecord record, const storage::Act& act,
                                   const QDateTime& now)
{
    record.events = historyOf(record.events, act, now);
    record.draft.author = act.who;
    if (record.draft.owner.isEmpty())
        record.draft.owner = act.who;
    if (registration::isApproved(record.draft.state))
        record.draft.state = registration::State::InReview;
    return record;
}

} // namespace nidus::workflow
