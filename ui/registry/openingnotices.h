// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

class QAction;

namespace nidus::ui {

class WindowMessages;
class RegistryPage;
class RegistrySession;

/// The messages after a registry is opened: a risky location, a history that does not continue from known
/// heads, and due reminders.
class OpeningNotices final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `page` is the parent.
    OpeningNotices(RegistrySession& session, RegistryPage& page, WindowMessages& notices, QAction& verify);

    void show();
    /// Sets the action that is offered for a registry that cannot be changed. Borrowed.
    void setSaveAs(QAction* action) { m_saveAs = action; }

private:
    void showReminders();
    [[nodiscard]] static QString warningOfLocation(const QString& path);
    /// Warns about known heads that the history does not continue from, and about the location.
    void warn();

    RegistrySession& m_session;
    RegistryPage& m_page;
    WindowMessages& m_notices;
    QAction& m_verify;
    QAction* m_saveAs = nullptr;
};

} // namespace nidus::ui
