// SPDX-License-Identifier: Apache-2.0
#include "ui/registry/recoveryoffer.h"

#include "core/findings/catalog/catalog.h"
#include "core/storage/registry.h"
#include "ui/editor/opendrafts.h"
#include "ui/registry/registrypage.h"
#include "ui/session/registrysession.h"
#include "ui/support/widgets/dialogs.h"
#include "ui/support/widgets/windowmessages.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace nidus::ui {

RecoveryOffer::RecoveryOffer(RegistrySession& session, OpenDrafts& drafts, workflow::RecoveryJournal& journal,
                             RegistryPage& page, WindowMessages& notices)
    : QObject(&page),
      m_session(session),
      m_drafts(drafts),
      m_journal(journal),
      m_page(page),
      m_notices(notices)
{}

void RecoveryOffer::look()
{
    m_waiting.clear();
    if (m_session.registry().isInMemory())
        return;
    const workflow::JournalLeftovers found = m_journal.leftovers(m_session.registry().path());
    if (!found.damaged.isEmpty())
        m_notices.notify(WindowMessages::Kind::Warning,
                         tr("Could not read edits that were unsaved when Nidus ended. They are kept in %1.")
                             .arg(QDir::toNativeSeparators(found.damaged.constFirst().file)));
    for (const workflow::RecoveredDraft& recovered : found.drafts) {
        const auto stored = m_session.registry().drafts().record(recovered.draft.id);
        Recovery recovery{recovered, {}};
        if (stored)
            recovery.saved = stored->draft.content;
        if (recovery.saved == recovered.draft.content)
            m_journal.forget(recovered); // it was saved after all
        else
            m_waiting.append(recovery);
    }
}

void RecoveryOffer::offer()
{
    look();
    Q_EMIT waitingChanged();
    if (m_waiting.isEmpty())
        return;
    auto* dialog = deletedOnClose(new RecoveryDialog(m_waiting, m_page.window()));
    connect(dialog, &QDialog::accepted, this, [this, dialog, recoveries = m_waiting] {
        QList<bool> takesEdits;
        for (int row = 0; row < recoveries.size(); ++row)
            takesEdits.append(dialog->takesEdits(row));
        settle(recoveries, takesEdits);
    });
    dialog->open();
}

void RecoveryOffer::settle(const QList<Recovery>& recoveries, const QList<bool>& takesEdits)
{
    for (qsizetype i = 0; i < recoveries.size(); ++i) {
        const workflow::RecoveredDraft& recovered = recoveries[i].recovered;
        if (takesEdits.value(i) && !takeEdits(recovered))
            continue;
        m_journal.forget(recovered);
        m_waiting.removeIf(
            [&recovered](const Recovery& each) { return each.recovered.file == recovered.file; });
    }
    Q_EMIT waitingChanged();
}

bool RecoveryOffer::takeEdits(const workflow::RecoveredDraft& recovered)
{
    auto opened = m_drafts.open(recovered.draft.id);
    if (!opened && opened.error().code == storage::kNotFound) {
        // Registered or moved to the trash since: the text becomes a new draft.
        registration::Draft draft = recovered.draft;
        if (!draft.revisionOf.isEmpty() && !m_session.registry().registrations().record(draft.revisionOf))
            draft.revisionOf.clear();
        const auto created = m_session.registry().drafts().create(draft, m_session.act());
        opened = created ? m_drafts.open(created->id) : std::unexpected(created.error());
    } else if (opened) {
        (*opened)->replaceContent(recovered.draft.content, tr("Use Recovered Edits"));
    }
    if (!opened) {
        m_notices.notify(opened.error());
        return false;
    }
    m_session.reload();
    m_page.requestShow();
    m_page.select((*opened)->handle());
    // The journal may forget the edits only once they are safe elsewhere.
    return !(*opened)->isModified() ||
           m_journal.keep(recovered.registryPath, (*opened)->current()).has_value();
}

} // namespace nidus::ui
