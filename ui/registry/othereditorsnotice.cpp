// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/othereditorsnotice.h"

#include "core/workflow/drafts/draftpresence.h"
#include "ui/editor/opendrafts.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/windowmessages.h"

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

namespace {

constexpr std::chrono::seconds kOthersReadEvery{2};

} // namespace

/// The presence of this program in the registry that it has open.
class OtherEditorsNotice::Presence
{
public:
    /// Publishes the open drafts and returns who else has the shown draft open.
    QStringList take(const Look& look)
    {
        if (look.path != m_path || look.who != m_who) {
            m_signs = workflow::DraftPresence(look.path, look.who);
            m_path = look.path;
            m_who = look.who;
        }
        m_signs.setOpen(look.open);
        return look.shown == 0 ? QStringList() : m_signs.others(look.shown);
    }

private:
    QString m_path;
    QString m_who;
    workflow::DraftPresence m_signs{{}, {}};
};

OtherEditorsNotice::OtherEditorsNotice(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page,
                                       WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_drafts(drafts),
      m_page(page),
      m_notices(notices),
      m_presence(std::make_shared<Presence>())
{
    connect(&session, &RegistrySession::replaced, this, &OtherEditorsNotice::look);
    connect(&page, &RegistryPage::currentChanged, this, &OtherEditorsNotice::look);
    connect(&drafts, &OpenDrafts::modifiedChanged, this, &OtherEditorsNotice::look);
    connect(&m_poll, &QTimer::timeout, this, &OtherEditorsNotice::poll);
    m_poll.start(kOthersReadEvery);
    look();
}

void OtherEditorsNotice::look()
{
    storage::Registry& registry = m_session.registry();
    // A draft that is only selected among the tasks is not open.
    const DraftDocument* shown = m_page.isAlone() ? nullptr : m_page.currentDraft();
    Look wanted{.path = registry.isInMemory() ? QString() : registry.path(),
                .who = m_session.act().who,
                .open = {},
                .shown = shown ? shown->stored().id : 0};
    for (const DraftDocument* document : m_drafts.modified()) {
        if (document->isStored())
            wanted.open.insert(document->stored().id);
    }
    if (shown && shown->isStored())
        wanted.open.insert(wanted.shown);
    if (wanted.shown != m_draft)
        showNotice(wanted.shown, {}); // the message about the previous draft no longer applies
    m_isLooking = true;
    m_job.submit(
        std::move(wanted),
        [presence = m_presence](const Look& look, const std::stop_token&) {
            return std::pair(look.shown, presence->take(look));
        },
        [this](const std::pair<qint64, QStringList>& seen) {
            m_isLooking = false;
            showNotice(seen.first, seen.second);
        });
}

void OtherEditorsNotice::poll()
{
    if (!m_isLooking) // skips this round if the last one is still running
        look();
}

void OtherEditorsNotice::showNotice(qint64 draft, const QStringList& others)
{
    if (std::exchange(m_draft, draft) == draft && m_others == others)
        return;
    m_others = others;
    const DraftDocument* shown = m_page.currentDraft();
    if (others.isEmpty() || !shown)
        return m_notices.removeIfOutdated();
    m_notices.notify(
        WindowMessages::Kind::Information,
        //: %1 is a NID, %2 names of people
        tr("“%1” is also open elsewhere: %2. If both of you save, you can merge the edits field by field.")
            .arg(nidText(shown->current().nid(), shown->current().kind), others.join(", "_L1)),
        {}, [this, draft, others] { return m_draft == draft && m_others == others; });
}

} // namespace nidus::ui
