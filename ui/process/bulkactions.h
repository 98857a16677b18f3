// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "ui/process/resultsdialog.h"
#include "ui/support/jobs/latestjob.h"

#include <QAction>
#include <QObject>

namespace nidus::ui {

class OpenDrafts;
class RegistryPage;
class RegistrySession;
class TeamActions;
class WindowMessages;

/// Steps for all selected drafts. Each draft is treated as if it was the only one: what a single step
/// refuses, these refuse, too; then the next one follows.
class BulkActions final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    BulkActions(RegistrySession& session, OpenDrafts& drafts, RegistryPage& page, WindowMessages& notices);

    [[nodiscard]] QAction* submit() const { return m_submit; }
    [[nodiscard]] QAction* remind() const { return m_remind; }
    [[nodiscard]] QAction* lint() const { return m_lint; }

private:
    void updateActions();
    [[nodiscard]] QList<storage::RegistrySummary> drafts() const;
    void askToSubmit();
    void submitAll(const QList<storage::RegistrySummary>& drafts, const storage::Act& act);
    [[nodiscard]] ResultsDialog::Result submitOne(const storage::RegistrySummary& draft,
                                                  const storage::Act& act);
    void askToRemind();
    void lintAll();
    void show(const QString& title, const QString& intro, const QList<ResultsDialog::Result>& results);
    /// Shows how many drafts were changed.
    void showChanged(const QString& title, const QList<ResultsDialog::Result>& results);

    RegistrySession& m_session;
    OpenDrafts& m_drafts;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QAction* m_submit;
    QAction* m_remind;
    QAction* m_lint;
    LatestJob m_linting;
};

} // namespace nidus::ui
