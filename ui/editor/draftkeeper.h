// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/drafts/recoveryjournal.h"
#include "ui/editor/opendrafts.h"

#include <QObject>
#include <QSet>
#include <QTimer>
#include <chrono>

namespace nidus::ui {

class RegistrySession;

/// Puts edits into the recovery journal: less than half a second after typing stops, less than one after it
/// began if it does not stop, and at once when something is pasted, dropped, fixed, undone or redone, when
/// the focus goes elsewhere or flush() is called. What is saved leaves the journal; what is given up is
/// offered at the next start.
class DraftKeeper final : public QObject
{
    Q_OBJECT

public:
    /// How long after the first unwritten edit the journal is written at the latest, while typing goes on.
    static constexpr std::chrono::milliseconds kLatest{800};

    /// All are borrowed.
    DraftKeeper(RegistrySession& session, OpenDrafts& drafts, workflow::RecoveryJournal& journal,
                QObject* parent = nullptr);

    /// Writes everything that is not in the journal yet.
    void flush();

Q_SIGNALS:
    /// The journal cannot be written; told once.
    void failed(const nidus::base::Error& error);

private:
    void watch(DraftDocument* document);
    void noteEdit(DraftDocument* document);
    /// Edits that are given up can be had back at the next start.
    void leave(DraftDocument* document);
    void keep(const DraftDocument& document);
    void drop(DraftDocument* document);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    workflow::RecoveryJournal& m_journal;
    QSet<qint64> m_waiting; ///< ids of drafts with edits that are not in the journal
    QTimer m_pause;
    QTimer m_patience;
    bool m_hasFailed = false;
};

} // namespace nidus::ui
