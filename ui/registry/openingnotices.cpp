// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/openingnotices.h"

#include "core/findings/catalog/catalog.h"
#include "core/findings/text/sharedtexts.h"
#include "core/registration/handle.h"
#include "core/storage/engine/filelocation.h"
#include "core/storage/registry.h"
#include "core/workflow/drafts/draftprocess.h"
#include "core/workflow/registry/registryaccess.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/support/text/registrywords.h"
#include "ui/support/widgets/windowmessages.h"

#include <QAction>
#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

OpeningNotices::OpeningNotices(RegistrySession& session, RegistryPage& page, WindowMessages& notices,
                               QAction& verify)
    : QObject(&page), m_session(session), m_page(page), m_notices(notices), m_verify(verify)
{}

void OpeningNotices::show()
{
    showReminders(); // first, because a warning replaces it
    warn();
}

void OpeningNotices::showReminders()
{
    const auto drafts = m_session.registry().drafts().all();
    if (!drafts)
        return;
    QStringList due;
    QString first;
    for (const registration::Draft& draft : *drafts) {
        if (!workflow::isReminderDue(draft, m_session.registry().today()))
            continue;
        if (due.isEmpty())
            first = registration::draftHandle(draft.id);
        due.append(nidText(draft.nid(), draft.kind));
    }
    if (due.isEmpty())
        return;
    constexpr qsizetype mostNamed = 5;
    m_notices.notify(WindowMessages::Kind::Information,
                     tr("%n draft(s) due for follow-up: %1", nullptr, static_cast<int>(due.size()))
                         .arg(due.mid(0, mostNamed).join(u", "_s)),
                     {{tr("Show Draft"), [this, first] {
                           m_page.requestShow();
                           m_page.select(first);
                       }}});
}

/// In one message, because a message replaces the previous one.
void OpeningNotices::warn()
{
    QStringList sentences;
    for (const base::Error& fork : m_session.registry().history().headProblems())
        sentences.append(findings::describe(fork));
    QList<MessageChoice> choices;
    if (!sentences.isEmpty()) // its result leads to the acknowledgment
        choices.append({tr("Verify Registry"), [this] { m_verify.trigger(); }});
    if (m_session.registry().isReadOnly()) {
        sentences.append(
            tr("This registry is read-only. To change a copy of it, choose File > Save Registry As."));
        if (m_saveAs)
            choices.append({tr("Save Registry As…"), [this] { m_saveAs->trigger(); }});
    }
    if (const QString location = warningOfLocation(m_session.registry().path()); !location.isEmpty())
        sentences.append(location);
    if (!sentences.isEmpty())
        m_notices.notify(WindowMessages::Kind::Warning, sentences.join(u'\n'), choices);
}

/// Returns an empty text if the location is safe.
QString OpeningNotices::warningOfLocation(const QString& path)
{
    switch (storage::locationOf(path)) {
    case storage::FileLocation::Local:
        return workflow::becameReadableByOthers(path)
                   ? findings::readableByOthersText(tr("this registry"), path)
                   : QString();
    case storage::FileLocation::NetworkFolder: return findings::networkFolderText(tr("This registry"));
    case storage::FileLocation::SyncFolder: return findings::syncFolderText(tr("This registry"));
    }
    std::unreachable();
}

} // namespace nidus::ui
