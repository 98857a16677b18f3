// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/endeddraftnotice.h"

#include "core/findings/catalog/visiblecharacter.h"
#include "core/registration/handle.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/windowmessages.h"

#include <algorithm>

namespace nidus::ui {

EndedDraftNotice::EndedDraftNotice(RegistrySession& session, RegistryPage& page, WindowMessages& notices)
    : QObject(&page), m_session(session), m_page(page), m_notices(notices)
{
    connect(&session, &RegistrySession::replaced, this, [this] { m_draft = {}; });
    connect(&page, &RegistryPage::currentChanged, this, [this] {
        if (const auto shown = m_page.storedDraft())
            m_draft = shown->draft;
        else if (m_page.current())
            m_draft = {};
    });
    connect(&session, &RegistrySession::changed, this, &EndedDraftNotice::follow);
}

void EndedDraftNotice::follow()
{
    const bool isGone = m_draft.id != 0 && !m_page.currentDraft() && !m_page.current() &&
                        m_session.summary(registration::draftHandle(m_draft.id)) == nullptr;
    if (!isGone)
        return;
    const QString who = whoMovedToTrash();
    who.isEmpty() ? reportRegistered() : reportTrash(who);
    m_draft = {};
}

QString EndedDraftNotice::whoMovedToTrash() const
{
    const QString handle = registration::draftHandle(m_draft.id);
    const auto events = m_session.registry()
                            .activity()
                            .list({.what = {registration::EventKind::Discarded}, .text = handle})
                            .value_or(QList<storage::LoggedEvent>());
    const auto moved = std::ranges::find(events, handle, &storage::LoggedEvent::handle);
    return moved == events.cend() ? QString() : moved->event.who;
}

void EndedDraftNotice::reportTrash(const QString& who)
{
    if (who == m_session.act().who)
        return;
    m_notices.notify(WindowMessages::Kind::Information,
                     //: %1 is a NID, %2 the name of a person
                     tr("“%1” was moved to the trash by %2.")
                         .arg(nidText(m_draft.nid(), m_draft.kind), findings::visibleText(who)),
                     {}, [this, handle = registration::draftHandle(m_draft.id)] {
                         return m_session.summary(handle) == nullptr;
                     });
}

void EndedDraftNotice::reportRegistered()
{
    const auto record = m_session.registry().registrations().record(m_draft.nid());
    if (!record || record->versions.isEmpty() || record->versions.constLast().number <= m_draft.basedOn)
        return;
    const QString who = record->versions.constLast().author;
    if (who == m_session.act().who)
        return;
    const QString nid = record->registration.nid;
    m_page.select(nid);
    m_notices.notify(WindowMessages::Kind::Information,
                     //: %1 is a NID, %2 the name of a person
                     tr("“%1” was registered by %2.").arg(nid, findings::visibleText(who)));
}

} // namespace nidus::ui
