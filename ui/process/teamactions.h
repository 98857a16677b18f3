// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QAction>
#include <QObject>
#include <QStringList>

namespace nidus::ui {

class AssignDialog;
class RegistryPage;
class RegistrySession;
class WindowMessages;

/// What colleagues agree on: who has a draft, who should act next, and who may approve.
class TeamActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    TeamActions(RegistrySession& session, RegistryPage& page, WindowMessages& notices);

    /// Of the selected drafts.
    [[nodiscard]] QAction* assign() const { return m_assign; }
    [[nodiscard]] QAction* approvalRule() const { return m_approvalRule; }

    void setActive(bool active);

private:
    void updateActions();
    /// The selected drafts, or the shown one.
    [[nodiscard]] QList<storage::RegistrySummary> drafts() const;
    /// Everybody who has a part in the drafts, each once, and the user.
    [[nodiscard]] QStringList people() const;
    void askWhom();
    void assignAll(const QList<storage::RegistrySummary>& drafts, const storage::Assignment& people);
    [[nodiscard]] static QString assignedText(const storage::Assignment& people, qsizetype drafts);
    /// Undoes assignAll(); `drafts` are as they were before.
    void assignAgain(const QList<storage::RegistrySummary>& drafts, const storage::Assignment& people);
    void askForApprovalRule();

    RegistrySession& m_session;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    bool m_isActive = true;
    QAction* m_assign;
    QAction* m_approvalRule;
};

} // namespace nidus::ui
