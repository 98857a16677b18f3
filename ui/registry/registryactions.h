// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QAction>
#include <QObject>
#include <functional>

namespace nidus {

class DraftDocument;
class MessageBar;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// What can be done with registrations and drafts: the actions, when they are possible, and what they do.
class RegistryActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RegistryActions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page, MessageBar& messages);

    [[nodiscard]] QAction* newFormal() const { return m_newFormal; }
    [[nodiscard]] QAction* newInformal() const { return m_newInformal; }
    [[nodiscard]] QAction* newRevision() const { return m_newRevision; }
    [[nodiscard]] QAction* save() const { return m_save; }
    [[nodiscard]] QAction* discard() const { return m_discard; }
    [[nodiscard]] QAction* bin() const { return m_bin; }
    [[nodiscard]] QAction* copyNid() const { return m_copyNid; }

    /// Whether the page can be seen: what is about its selection is possible only then.
    void setActive(bool active);
    /// Does `go` once nothing is unsaved any more: at once, or after the user chose to save or to discard.
    void settleThen(const std::function<void()>& go);
    /// Saves every edited draft; stops at the first that cannot be saved, shows it and says why.
    [[nodiscard]] bool saveAll();
    /// Saves one if it is edited, then does `go`; where that fails, says why and what can be done. Asks first
    /// when what was approved would change.
    void saveThen(DraftDocument& document, const std::function<void()>& go);
    /// Makes a draft of a new namespace that begins with this content, and shows it.
    void createFrom(const VersionContent& content);
    /// Asks how a revision goes together with a version that was registered after it was begun.
    void mergeWithNewest(qint64 id);

Q_SIGNALS:
    void statusMessage(const QString& text);
    /// Something was made or needs attention there.
    void pageWanted();

private:
    QAction* makeAction(const QString& icon, const QString& text, void (RegistryActions::*slot)());
    void updateActions();
    void createFormal();
    void createInformal();
    void createRevision();
    void create(const Draft& draft);
    void saveCurrent();
    [[nodiscard]] bool save(DraftDocument& document, const QString& editorial = {});
    /// Why the approval covers an edit.
    void askForReason(const std::function<void(const QString&)>& save);
    void tellItIsInReview(const Draft& draft);
    void reportConflict(DraftDocument& document, const Error& error);
    void mergeWithTheirs(qint64 id);
    void saveMerged(const Draft& theirs, const VersionContent& merged);
    void saveRebased(qint64 id, const VersionContent& merged);
    void takeTheirs(qint64 id);
    void keepAsNewDraft(qint64 id);
    void askToDiscard();
    void discardNow(qint64 id);
    void takeBack(qint64 id);
    void showBin();
    void copyCurrentNid();
    void report(const Error& error);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    MessageBar& m_messages;
    bool m_isActive = true;
    QAction* m_newFormal;
    QAction* m_newInformal;
    QAction* m_newRevision;
    QAction* m_save;
    QAction* m_discard;
    QAction* m_bin;
    QAction* m_copyNid;
};

} // namespace nidus
