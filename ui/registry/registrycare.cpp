// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/registrycare.h"

#include "ui/registry/endeddraftnotice.h"
#include "ui/registry/othereditorsnotice.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"

namespace nidus::ui {

RegistryCare::RegistryCare(RegistrySession& session, OpenDrafts& drafts, workflow::RecoveryJournal& journal,
                           RegistryPage& page, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_background(session, notices, nullptr),
      m_examination(session, page, notices),
      m_activity(new ActivityLog(session, page, notices)),
      m_opening(new OpeningNotices(session, page, notices, *m_examination.action())),
      m_recovery(new RecoveryOffer(session, drafts, journal, page, notices))
{
    connect(&session, &RegistrySession::replaced, this, &RegistryCare::begin);
    new OtherEditorsNotice(session, drafts, page, notices); // the page owns it
    new EndedDraftNotice(session, drafts, page, notices);   // and it
}

void RegistryCare::begin()
{
    m_examination.begin();
    if (!m_session.registry().isInMemory())
        m_opening->show();
    m_background.begin();
    m_recovery->offer();
}

} // namespace nidus::ui
