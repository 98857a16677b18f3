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

/// Writes edits to the recovery journal: less than half a second after typing stops, less than one second
/// after it began if it does not stop, and at once when something is pasted, dropped, fixed, undone, or
/// redone, when the focus moves, or when flush() is called. Saved edits are removed from the journal;
/// abandoned edits are offered at the next start.
class RecoveryWriter final : public QObject
{
    Q_OBJECT

public:
    /// The longest time from an edit to writing the journal, while typing continues.
    static constexpr std::chrono::milliseconds kLatest{800};

    /// All are borrowed.
    RecoveryWriter(RegistrySession& session, OpenDrafts& drafts, workflow::RecoveryJournal& journal,
                   QObject* parent = nullptr);

    /// Writes everything that is not in the journal yet.
    void flush();

Q_SIGNALS:
    /// The journal cannot be written; emitted once.
    void failed(const nidus::base::Error& error);

private:
    void watch(DraftDocument* document);
    void noteEdit(DraftDocument* document);
    /// Writes abandoned edits, so that they can be recovered at the next start.
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
