// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/companions.h"

#include "ui/editor/opendrafts.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/support/notices.h"
#include "ui/support/registrywords.h"

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus {

namespace {

constexpr std::chrono::seconds kPollEvery{2};

} // namespace

Companions::Companions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page, Notices& notices)
    : QObject(&page),
      m_session(session),
      m_drafts(drafts),
      m_page(page),
      m_notices(notices),
      m_presence({}, {})
{
    connect(&session, &RegistrySession::replaced, this, &Companions::begin);
    connect(&page, &RegistryPage::currentChanged, this, &Companions::update);
    connect(&drafts, &OpenDrafts::modifiedChanged, this, &Companions::update);
    connect(&m_poll, &QTimer::timeout, this, &Companions::tell);
    m_poll.start(kPollEvery);
    begin();
}

void Companions::begin()
{
    const QString path = m_session.registry().isInMemory() ? QString() : m_session.registry().path();
    m_presence = DraftPresence(path, m_session.act().who);
    update();
}

void Companions::update()
{
    QSet<qint64> open;
    for (const DraftDocument* document : m_drafts.modified())
        open.insert(document->stored().id);
    if (const DraftDocument* shown = m_page.currentDraft())
        open.insert(shown->stored().id);
    m_presence.setOpen(open);
    tell();
}

void Companions::tell()
{
    const DraftDocument* shown = m_page.currentDraft();
    const qint64 draft = shown ? shown->stored().id : 0;
    const QStringList others = shown ? m_presence.others(draft) : QStringList();
    if (std::exchange(m_draft, draft) == draft && m_others == others)
        return;
    m_others = others;
    if (others.isEmpty())
        return m_notices.forgetWhatIsUntrue();
    m_notices.tell(
        Notices::Kind::Information,
        //: %1 is a NID, %2 names of people
        tr("“%1” is open elsewhere, too: %2. When both have saved, the edits are merged field by field.")
            .arg(nidText(shown->current().nid(), shown->current().kind), others.join(", "_L1)),
        {}, [this, draft, others] { return m_draft == draft && m_others == others; });
}

} // namespace nidus
