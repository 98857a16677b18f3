// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "ui/editor/draftdocument.h"

#include <QHash>
#include <QObject>
#include <QUndoGroup>

namespace nidus::ui {

class RegistrySession;

/// The drafts opened for editing, with their unsaved edits. A draft and its undo stack stay open while the
/// user looks at something else.
class OpenDrafts final : public QObject
{
    Q_OBJECT

public:
    /// `session` is borrowed.
    explicit OpenDrafts(RegistrySession& session, QObject* parent = nullptr);

    /// Returns the document of a draft; reads it from the registry the first time.
    [[nodiscard]] base::Result<DraftDocument*> open(qint64 id);
    /// Returns a document for a new draft, which is stored on its first edit. It replaces an earlier one.
    DraftDocument* begin(const registration::Draft& draft);
    /// Adds a new draft to the registry, without its edits; does nothing if it is there.
    [[nodiscard]] base::Result<void> store(DraftDocument& document);
    /// Returns the document if it is open, or null.
    [[nodiscard]] DraftDocument* find(qint64 id) const { return m_documents.value(id); }
    /// Returns the documents with unsaved edits, in order of their ids.
    [[nodiscard]] QList<DraftDocument*> modified() const;
    /// Returns the NIDs in the forms with unsaved edits, by handle.
    [[nodiscard]] QHash<QString, QString> modifiedNids() const;
    [[nodiscard]] QUndoGroup& undoGroup() { return m_undoGroup; }

    /// Saves a draft. Fails with Conflict if somebody else saved it since it was read, and with NotFound if
    /// it no longer exists. `editorial` as for workflow::saveDraft().
    [[nodiscard]] base::Result<void> save(DraftDocument& document, const QString& editorial = {});
    /// Closes a document and drops its edits.
    void close(qint64 id);
    void closeAll();

Q_SIGNALS:
    void modifiedChanged();
    void opened(nidus::ui::DraftDocument* document);
    /// A new draft is in the registry now, so its handle is another one.
    void stored(nidus::ui::DraftDocument* document);
    /// A new draft could not be stored.
    void failed(const nidus::base::Error& error);
    /// Somebody took a step with a draft, or saved it, while it had unsaved edits.
    void changedElsewhere(nidus::ui::DraftDocument* document, const nidus::registration::DraftRecord& now);
    /// The document is about to be closed.
    void closing(nidus::ui::DraftDocument* document);

private:
    void add(DraftDocument* document);
    [[nodiscard]] base::Result<void> create(DraftDocument& document);
    void storeEdited(DraftDocument& document);
    void dropOutdated();

    RegistrySession& m_session;
    QHash<qint64, DraftDocument*> m_documents;
    QUndoGroup m_undoGroup;
};

} // namespace nidus::ui
