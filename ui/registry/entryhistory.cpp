// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/entryhistory.h"

#include "core/registration/event.h"
#include "core/workflow/drafts/commentwork.h"
#include "core/workflow/drafts/draftprocess.h"
#include "ui/editor/draftdocument.h"
#include "ui/history/historypanel.h"
#include "ui/session/registrysession.h"
#include "ui/support/text/registrywords.h"

#include <algorithm>

namespace nidus::ui {

HistoryContent entryHistory(RegistrySession& session, const QString& handle, const DraftDocument* document)
{
    HistoryContent content{.handle = handle};
    const auto comments = session.registry().comments().of(handle);
    content.openComments =
        registration::openComments(comments.value_or(QList<registration::ReviewComment>())).size();
    const auto addEvents = [&content](const QList<registration::Event>& events) {
        for (const registration::Event& event : events)
            content.events.append({content.handle, event});
    };
    QString nid = handle;
    qsizetype own = 0;
    if (document) {
        if (const auto record = session.registry().drafts().record(document->stored().id)) {
            addEvents(record->events);
            content.rounds = workflow::reviewRounds(record->events);
            content.remindOn = record->draft.remindOn;
            content.owner = record->draft.owner;
            content.assignee = record->draft.assignee;
        }
        nid = document->stored().revisionOf;
        own = content.events.size();
    }
    if (const auto record = session.registry().registrations().record(nid)) {
        for (const registration::Version& version : record->versions)
            content.texts.append({versionName(record->registration.nid, version.number), version.content,
                                  version.number, record->registration.nid});
        // A revision also has the decisions about the earlier versions.
        for (const registration::Event& event : record->events)
            content.events.append({record->registration.nid, event});
        own = document ? own : content.events.size();
        content.canRestore = !document && record->registration.state == registration::State::Registered;
    }
    // Also comments made on the registration or on another of its drafts.
    const auto about = workflow::commentsAbout(session.registry(), nid);
    for (const auto& [place, comment] : about.value_or(QList<storage::PlacedComment>())) {
        const registration::Event event = registration::eventOf(comment);
        if (place != handle &&
            std::ranges::find(content.events, event, &storage::LoggedEvent::event) == content.events.cend())
            content.events.append({place, event});
    }
    if (content.events.size() > own)
        std::ranges::stable_sort(content.events, {},
                                 [](const storage::LoggedEvent& line) { return line.event.when; });
    if (document && document->isStored() && document->isModified())
        content.texts.append({(document->stored().saves == 0 ? HistoryPanel::tr("%1, as created")
                                                             : HistoryPanel::tr("%1, as saved"))
                                  .arg(session.nameOf(handle)),
                              document->stored().content, 0, nid});
    if (document)
        content.texts.append({session.nameOf(handle), document->current().content, 0, nid});
    return content;
}

} // namespace nidus::ui
