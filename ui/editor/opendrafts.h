// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "ui/editor/draftdocument.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QUndoGroup>
#include <expected>

namespace nidus::ui {

class RegistrySession;

/// The drafts that were opened for editing and what they are not saved of yet. A draft stays open while the
/// user looks at something else, with its undo stack.
class OpenDrafts final : public QObject
{
    Q_OBJECT

public:
    /// `session` is borrowed.
    explicit OpenDrafts(RegistrySession& session, QObject* parent = nullptr);

    /// The document of a draft, read from the registry the first time.
    [[nodiscard]] std::expected<DraftDocument*, base::Error> open(qint64 id);
    /// The document if it is open, else null.
    [[nodiscard]] DraftDocument* find(qint64 id) const { return m_documents.value(id); }
    /// Documents with edits that are not saved, in order of their ids.
    [[nodiscard]] QList<DraftDocument*> modified() const;
    [[nodiscard]] QSet<QString> modifiedHandles() const;
    [[nodiscard]] QUndoGroup& undoGroup() { return m_undoGroup; }

    /// Conflict when somebody else saved the draft since it was read, NotFound when it is gone. `editorial`
    /// as for Drafts::save().
    [[nodiscard]] std::expected<void, base::Error> save(DraftDocument& document, const QString& editorial = {});
    /// Forgets a document with its edits.
    void close(qint64 id);
    void closeAll();

Q_SIGNALS:
    void modifiedChanged();
    void opened(nidus::ui::DraftDocument* document);
    /// The document is about to go.
    void closing(nidus::ui::DraftDocument* document);

private:
    void dropOutdated();

    RegistrySession& m_session;
    QHash<qint64, DraftDocument*> m_documents;
    QUndoGroup m_undoGroup;
};

} // namespace nidus::ui
