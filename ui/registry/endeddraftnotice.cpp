// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/endeddraftnotice.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/registration/handle.h"
#include "ui/editor/opendrafts.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/windowmessages.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace nidus::ui {

namespace {

/// Returns who took the last step, and which; a save is one.
std::optional<registration::Event> lastStep(const registration::DraftRecord& record)
{
    using enum registration::EventKind;
    constexpr std::array steps{Submitted, Approved, Forwarded, Reopened, Saved};
    const auto last = std::find_if(record.events.crbegin(), record.events.crend(), [&](const auto& event) {
        return std::ranges::find(steps, event.what) != steps.end();
    });
    return last == record.events.crend() ? std::nullopt : std::optional(*last);
}

/// %1 is the name of a person, %2 a NID.
QString stepSentence(registration::EventKind step, registration::State now)
{
    switch (step) {
    case registration::EventKind::Submitted:
        return EndedDraftNotice::tr("%1 submitted “%2” for review while you were editing.");
    case registration::EventKind::Approved:
        return EndedDraftNotice::tr("%1 approved “%2” while you were editing.");
    case registration::EventKind::Forwarded:
        return EndedDraftNotice::tr("%1 marked “%2” as sent to IANA while you were editing.");
    case registration::EventKind::Reopened:
        if (now == registration::State::Draft)
            return EndedDraftNotice::tr("%1 returned “%2” to draft while you were editing.");
        [[fallthrough]]; // a save ended the approval
    default: return EndedDraftNotice::tr("%1 saved “%2” while you were editing.");
    }
}

} // namespace

EndedDraftNotice::EndedDraftNotice(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page,
                                   WindowMessages& notices)
    : QObject(&page), m_session(session), m_drafts(drafts), m_page(page), m_notices(notices)
{
    connect(&drafts, &OpenDrafts::changedElsewhere, this,
            [this](const DraftDocument* document, const registration::DraftRecord& now) {
                reportStep(*document, now);
            });
    connect(&session, &RegistrySession::replaced, this, [this] { m_shown = {}; });
    connect(&page, &RegistryPage::currentChanged, this, [this] {
        if (const auto shown = m_page.storedDraft())
            m_shown = *shown;
        else if (m_page.current())
            m_shown = {};
    });
    connect(&session, &RegistrySession::changed, this, &EndedDraftNotice::follow);
}

void EndedDraftNotice::follow()
{
    const registration::Draft& draft = m_shown.draft;
    const bool isGone = draft.id != 0 && !m_page.currentDraft() && !m_page.current() &&
                        m_session.summary(registration::draftHandle(draft.id)) == nullptr;
    if (!isGone)
        return;
    const auto end = DraftEnd::of(m_session.registry(), std::exchange(m_shown, {}));
    if (!end || end->who == m_session.act().who)
        return;
    if (!end->isRegistered)
        return m_notices.notify(WindowMessages::Kind::Information, end->sentence(), {},
                                [this, handle = registration::draftHandle(end->id)] {
                                    return m_session.summary(handle) == nullptr;
                                });
    m_page.select(end->nid);
    m_notices.notify(WindowMessages::Kind::Information, end->sentence());
}

void EndedDraftNotice::reportStep(const DraftDocument& document, const registration::DraftRecord& now)
{
    const auto last = lastStep(now);
    if (!last || last->who == m_session.act().who)
        return;
    m_notices.notify(WindowMessages::Kind::Information,
                     stepSentence(last->what, now.draft.state)
                         .arg(findings::visibleText(shortName(last->who)),
                              nidText(document.current().nid(), document.current().kind)),
                     {}, [this, id = now.draft.id, state = now.draft.state] {
                         const DraftDocument* open = m_drafts.find(id);
                         return open && open->isModified() && open->stored().state == state;
                     });
}

std::optional<DraftEnd> DraftEnd::of(const storage::Registry& registry,
                                     const registration::DraftRecord& known)
{
    const registration::Draft& draft = known.draft;
    const QString handle = registration::draftHandle(draft.id);
    const auto discarded = registry.activity()
                               .list({.what = {registration::EventKind::Discarded}, .text = handle})
                               .value_or(QList<storage::LoggedEvent>());
    if (const auto moved = std::ranges::find(discarded, handle, &storage::LoggedEvent::handle);
        moved != discarded.cend())
        return DraftEnd{draft.id, nidText(draft.nid(), draft.kind), moved->event.who, false};
    // A new informal namespace had no NID before. The log of a registration contains that of its drafts.
    const auto isOfDraft = [&](const registration::RegistrationRecord& record) {
        return known.events.isEmpty() ? record.versions.constLast().number > draft.basedOn
                                      : record.events.contains(known.events.constFirst());
    };
    for (const storage::LoggedEvent& each :
         registry.activity()
             .list({.what = {registration::EventKind::Registered}, .text = draft.nid()})
             .value_or(QList<storage::LoggedEvent>())) {
        if (!draft.nid().isEmpty() && each.handle.compare(draft.nid(), Qt::CaseInsensitive) != 0)
            continue;
        const auto record = registry.registrations().record(each.handle);
        if (record && !record->versions.isEmpty() && isOfDraft(*record))
            return DraftEnd{draft.id, record->registration.nid, each.event.who, true};
    }
    return std::nullopt;
}

QString DraftEnd::sentence() const
{
    //: %1 is a NID, %2 the name of a person
    return (isRegistered ? EndedDraftNotice::tr("“%1” was registered by %2.")
                         //: %1 is a NID, %2 the name of a person
                         : EndedDraftNotice::tr("“%1” was moved to the trash by %2."))
        .arg(nid, findings::visibleText(who));
}

} // namespace nidus::ui
