// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QAction>
#include <QObject>

namespace nidus::ui {

class DraftSaving;
class WindowMessages;
class OpenDrafts;
class RegistryPage;
class RegistrySession;
class SubregistryActions;

/// The actions on registrations and drafts, when they are enabled, and what they do.
class RegistryActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RegistryActions(RegistrySession& session, OpenDrafts& drafts, DraftSaving& saving, RegistryPage& page,
                    WindowMessages& notices);

    [[nodiscard]] QAction* newFormal() const { return m_newFormal; }
    [[nodiscard]] QAction* newInformal() const { return m_newInformal; }
    [[nodiscard]] QAction* newRevision() const { return m_newRevision; }
    [[nodiscard]] QAction* save() const { return m_save; }
    [[nodiscard]] QAction* discard() const { return m_discard; }
    [[nodiscard]] QAction* bin() const { return m_bin; }
    [[nodiscard]] const SubregistryActions& subregistries() const { return *m_subregistries; }
    [[nodiscard]] QAction* copyNid() const { return m_copyNid; }

    /// Sets whether the page is visible; actions on its selection are enabled only then.
    void setActive(bool active);
    /// Creates a draft of a new namespace with this content, and shows it.
    void createFrom(const registration::VersionContent& content);

private:
    QAction* makeAction(const QString& icon, const QString& text, void (RegistryActions::*slot)());
    void updateActions();
    void createFormal();
    void createInformal();
    void createRevision();
    void create(const registration::Draft& draft);
    /// Shows a new draft, which is added to the registry on its first edit.
    void begin(registration::NamespaceKind kind);
    void goToForm();
    void saveCurrent();
    void askToMoveToTrash();
    void moveToTrash(qint64 id);
    void restoreFromTrash(qint64 id);
    void openTrash();
    void copyCurrentNid();

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    DraftSaving& m_saving;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    bool m_isActive = true;
    QAction* m_newFormal;
    QAction* m_newInformal;
    QAction* m_newRevision;
    QAction* m_save;
    QAction* m_discard;
    QAction* m_bin;
    QAction* m_copyNid;
    SubregistryActions* m_subregistries;
};

} // namespace nidus::ui
