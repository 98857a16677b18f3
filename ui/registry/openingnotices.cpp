// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/openingnotices.h"

#include "core/findings/catalog/catalog.h"
#include "core/registration/handle.h"
#include "core/storage/engine/filelocation.h"
#include "core/storage/registry.h"
#include "core/workflow/drafts/draftprocess.h"
#include "core/workflow/registry/registryaccess.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/support/widgets/notices.h"
#include "ui/support/text/registrywords.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace nidus::ui {

OpeningNotices::OpeningNotices(RegistrySession& session, RegistryPage& page, Notices& notices)
    : QObject(&page), m_session(session), m_page(page), m_notices(notices)
{}

void OpeningNotices::tell()
{
    tellOfReminders(); // first: a warning takes its place
    warn();
}

void OpeningNotices::tellOfReminders()
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
    m_notices.tell(Notices::Kind::Information,
                   tr("It is time to ask after %n draft(s): %1", nullptr, static_cast<int>(due.size()))
                       .arg(due.mid(0, mostNamed).join(u", "_s)),
                   {{tr("Show"), [this, first] {
                         m_page.comeForward();
                         m_page.select(first);
                     }}});
}

/// All at once, since a message takes the place of the one before.
void OpeningNotices::warn()
{
    QStringList sentences;
    for (const base::Error& fork : m_session.registry().history().headProblems())
        sentences.append(findings::describe(fork));
    if (m_session.registry().isReadOnly())
        sentences.append(
            tr("This registry can only be read. File > Save Registry As makes a copy that can be changed."));
    if (const QString location = warningOfLocation(m_session.registry().path()); !location.isEmpty())
        sentences.append(location);
    if (!sentences.isEmpty())
        m_notices.tell(Notices::Kind::Warning, sentences.join(u'\n'));
}

/// Empty where there is nothing to say.
QString OpeningNotices::warningOfLocation(const QString& path)
{
    switch (storage::locationOf(path)) {
    case storage::FileLocation::Local:
        return workflow::isNewlyOpenToOthers(path)
                   ? tr("Others who work on this machine can read this registry. This closes it: "
                        "chmod go= \"%1\"")
                         .arg(path)
                   : QString();
    case storage::FileLocation::NetworkFolder:
        return tr("This registry lies in a network folder. Two people working on it at once may damage it; "
                  "keep it on this machine, or let only one work on it at a time.");
    case storage::FileLocation::SyncFolder:
        return tr(
            "This registry lies in a folder that a service synchronises. That may put back an older copy "
            "while you work; keep the registry elsewhere and put backups here.");
    }
    std::unreachable();
}

} // namespace nidus::ui
