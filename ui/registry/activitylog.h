// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAction>
#include <QObject>

namespace nidus::ui {

class ActivityDialog;
class Notices;
class RegistryPage;
class RegistrySession;

/// The log of what was done in the registry, shown and exported; comparisons too.
class ActivityLog final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    ActivityLog(RegistrySession& session, RegistryPage& page, Notices& notices);

    [[nodiscard]] QAction* action() const { return m_action; }

private:
    void showActivity();
    void exportActivity(const ActivityDialog& dialog);
    void exportComparison();

    RegistrySession& m_session;
    RegistryPage& m_page;
    Notices& m_notices;
    QAction* m_action;
};

} // namespace nidus::ui
