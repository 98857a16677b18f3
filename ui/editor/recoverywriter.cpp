// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/recoverywriter.h"

#include "ui/session/registrysession.h"

#include <QGuiApplication>

using namespace std::chrono_literals;

namespace nidus::ui {

namespace {

constexpr auto kPause = 400ms;

} // namespace

RecoveryWriter::RecoveryWriter(RegistrySession& session, OpenDrafts& drafts,
                               workflow::RecoveryJournal& journal, QObject* parent)
    : QObject(parent), m_session(session), m_drafts(drafts), m_journal(journal)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kLatest);
    connect(&m_pause, &QTimer::timeout, this, &RecoveryWriter::flush);
    connect(&m_patience, &QTimer::timeout, this, &RecoveryWriter::flush);
    connect(&drafts, &OpenDrafts::opened, this, &RecoveryWriter::watch);
    connect(&drafts, &OpenDrafts::closing, this, &RecoveryWriter::leave);
    connect(qGuiApp, &QGuiApplication::focusObjectChanged, this, &RecoveryWriter::flush);
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &RecoveryWriter::flush);
}

void RecoveryWriter::watch(DraftDocument* document)
{
    connect(document, &DraftDocument::valueChanged, this, [this, document] { noteEdit(document); });
    connect(document, &DraftDocument::syntaxChanged, this, [this, document] { noteEdit(document); });
    connect(document, &DraftDocument::modifiedChanged, this, [this, document](bool modified) {
        if (!modified)
            drop(document);
    });
}

void RecoveryWriter::noteEdit(DraftDocument* document)
{
    m_waiting.insert(document->stored().id);
    if (!document->isTyping()) // once the whole step is done
        QMetaObject::invokeMethod(this, &RecoveryWriter::flush, Qt::QueuedConnection);
    m_pause.start();
    if (!m_patience.isActive())
        m_patience.start();
}

void RecoveryWriter::drop(DraftDocument* document)
{
    m_waiting.remove(document->stored().id);
    m_journal.forget(m_session.registry().path(), document->stored().id);
}

void RecoveryWriter::leave(DraftDocument* document)
{
    document->disconnect(this); // its undo stack becomes clean when it is deleted
    if (!document->isModified())
        return drop(document);
    m_waiting.remove(document->stored().id);
    keep(*document);
}

void RecoveryWriter::keep(const DraftDocument& document)
{
    // A registry in memory ends with the program anyway.
    if (m_session.registry().isInMemory() || !document.isStored())
        return;
    const auto kept = m_journal.keep(m_session.registry().path(), document.current());
    if (!kept && !m_hasFailed)
        Q_EMIT failed(kept.error());
    m_hasFailed = !kept;
}

void RecoveryWriter::flush()
{
    m_pause.stop();
    m_patience.stop();
    const QSet<qint64> waiting = std::exchange(m_waiting, {});
    for (const qint64 id : waiting) {
        const DraftDocument* document = m_drafts.find(id);
        if (document && document->isModified()) // undone edits do not count
            keep(*document);
    }
}

} // namespace nidus::ui
