// SPDX-License-Identifier: Apache-2.0
#include "ui/editor/opendrafts.h"

#include "core/workflow/drafts/draftwork.h"
#include "ui/session/registrysession.h"

#include <algorithm>

namespace nidus::ui {

OpenDrafts::OpenDrafts(RegistrySession& session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&session, &RegistrySession::replaced, this, &OpenDrafts::closeAll);
    connect(&session, &RegistrySession::changed, this, &OpenDrafts::dropOutdated);
}

base::Result<DraftDocument*> OpenDrafts::open(qint64 id)
{
    if (DraftDocument* known = find(id))
        return known;
    auto stored = m_session.registry().drafts().record(id);
    if (!stored)
        return std::unexpected(stored.error());
    auto* document = new DraftDocument(std::move(stored->draft), this);
    document->setReadOnly(m_session.registry().isReadOnly());
    add(document);
    return document;
}

DraftDocument* OpenDrafts::begin(const registration::Draft& draft)
{
    close(0);
    auto* document = new DraftDocument(draft, this);
    connect(document, &DraftDocument::valueChanged, this, [this, document] { storeEdited(*document); });
    connect(document, &DraftDocument::syntaxChanged, this, [this, document] { storeEdited(*document); });
    add(document);
    return document;
}

void OpenDrafts::add(DraftDocument* document)
{
    m_documents.insert(document->stored().id, document);
    m_undoGroup.addStack(&document->undoStack());
    connect(document, &DraftDocument::modifiedChanged, this, &OpenDrafts::modifiedChanged);
    Q_EMIT opened(document);
}

base::Result<void> OpenDrafts::store(DraftDocument& document)
{
    if (document.isStored())
        return {};
    const auto created = create(document);
    if (created)
        m_session.reload();
    return created;
}

base::Result<void> OpenDrafts::create(DraftDocument& document)
{
    const auto created = m_session.registry().drafts().create(document.stored(), m_session.act());
    if (!created)
        return std::unexpected(created.error());
    m_documents.remove(0);
    document.setStored(*created);
    m_documents.insert(created->id, &document);
    Q_EMIT stored(&document);
    return {};
}

void OpenDrafts::storeEdited(DraftDocument& document)
{
    if (document.isStored())
        return;
    // Once the edit is complete, and before whoever follows the draft.
    QMetaObject::invokeMethod(&m_session, &RegistrySession::reload, Qt::QueuedConnection);
    if (const auto created = create(document); !created)
        Q_EMIT failed(created.error());
}

QList<DraftDocument*> OpenDrafts::modified() const
{
    QList<DraftDocument*> documents;
    for (DraftDocument* document : m_documents) {
        if (document->isModified())
            documents.append(document);
    }
    std::ranges::sort(documents, {}, [](const DraftDocument* document) { return document->stored().id; });
    return documents;
}

QHash<QString, QString> OpenDrafts::modifiedNids() const
{
    QHash<QString, QString> nids;
    for (const DraftDocument* document : m_documents) {
        if (document->isModified())
            nids.insert(document->handle(), document->current().nid());
    }
    return nids;
}

base::Result<void> OpenDrafts::save(DraftDocument& document, const QString& editorial)
{
    if (auto added = store(document); !added)
        return added;
    const registration::Draft& stored = document.stored();
    auto saved = workflow::saveDraft(m_session.registry(), stored.id, document.current().content,
                                     stored.saves, m_session.act(), editorial);
    if (!saved)
        return std::unexpected(saved.error());
    document.markSaved(*saved);
    m_session.reload();
    return {};
}

void OpenDrafts::close(qint64 id)
{
    DraftDocument* document = m_documents.take(id);
    if (!document)
        return;
    Q_EMIT closing(document);
    m_undoGroup.removeStack(&document->undoStack());
    document->disconnect(this);
    document->deleteLater();
    Q_EMIT modifiedChanged();
}

void OpenDrafts::closeAll()
{
    const QList<qint64> ids = m_documents.keys();
    for (const qint64 id : ids)
        close(id);
}

void OpenDrafts::dropOutdated()
{
    const QList<qint64> ids = m_documents.keys();
    for (const qint64 id : ids) {
        DraftDocument* document = find(id);
        if (!document->isStored())
            continue;
        const auto stored = m_session.registry().drafts().record(id);
        if (document->isModified()) { // saving it will report a conflict, and nothing is lost until then
            if (stored && document->followSteps(stored->draft))
                Q_EMIT changedElsewhere(document, *stored);
        } else if (!stored || stored->draft.saves != document->stored().saves ||
                   stored->draft.state != document->stored().state)
            close(id);
        else
            document->followSteps(stored->draft); // such as another assignee
    }
}

} // namespace nidus::ui
