// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QAction>
#include <QObject>
#include <functional>

namespace nidus::ui {

class DraftSaving;
class Notices;
class OpenDrafts;
class RegistryPage;
class RegistrySession;

/// What can be done with registrations and drafts: the actions, when they are possible, and what they do.
class RegistryActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    RegistryActions(RegistrySession& session, OpenDrafts& drafts, DraftSaving& saving, RegistryPage& page,
                    Notices& notices);

    [[nodiscard]] QAction* newFormal() const { return m_newFormal; }
    [[nodiscard]] QAction* newInformal() const { return m_newInformal; }
    [[nodiscard]] QAction* newRevision() const { return m_newRevision; }
    [[nodiscard]] QAction* save() const { return m_save; }
    [[nodiscard]] QAction* discard() const { return m_discard; }
    [[nodiscard]] QAction* bin() const { return m_bin; }
    [[nodiscard]] QAction* copyNid() const { return m_copyNid; }

    /// Whether the page can be seen: what is about its selection is possible only then.
    void setActive(bool active);
    /// Makes a draft of a new namespace that begins with this content, and shows it.
    void createFrom(const registration::VersionContent& content);

private:
    QAction* makeAction(const QString& icon, const QString& text, void (RegistryActions::*slot)());
    void updateActions();
    void createFormal();
    void createInformal();
    void createRevision();
    void create(const registration::Draft& draft);
    void saveCurrent();
    void askToDiscard();
    void discardNow(qint64 id);
    void takeBack(qint64 id);
    void showBin();
    void copyCurrentNid();

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    DraftSaving& m_saving;
    RegistryPage& m_page;
    Notices& m_notices;
    bool m_isActive = true;
    QAction* m_newFormal;
    QAction* m_newInformal;
    QAction* m_newRevision;
    QAction* m_save;
    QAction* m_discard;
    QAction* m_bin;
    QAction* m_copyNid;
};

} // namespace nidus::ui
