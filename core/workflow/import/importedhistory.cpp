// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/import/importedhistory.h"

#include "core/registration/approval.h"
#include "core/storage/values/listdeparture.h"

#include <algorithm>
#include <utility>

namespace nidus::workflow {

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

} // namespace

registration::RegistrationRecord imported(registration::RegistrationRecord record, const storage::Act& act,
                                          const QDateTime& now)
{
    record.events = historyOf(record.events, act, now);
    return record;
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
