// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QObject>

namespace nidus::ui {

class ActivityDialog;
class WindowMessages;
class RegistryPage;
class RegistrySession;

/// Shows and exports the activity log of the registry; also exports comparisons.
class ActivityLog final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    ActivityLog(RegistrySession& session, RegistryPage& page, WindowMessages& notices);

    [[nodiscard]] QAction* action() const { return m_action; }

private:
    void showActivity();
    void exportActivity(const ActivityDialog& dialog);
    void exportComparison();

    RegistrySession& m_session;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QAction* m_action;
};

} // namespace nidus::ui
