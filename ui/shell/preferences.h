// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace nidus::ui {

class WindowMessages;
class RegistrySession;

/// Opens the preferences and applies them to the running program.
class Preferences final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `window` is the parent.
    Preferences(RegistrySession& session, WindowMessages& notices, QWidget* window);

    [[nodiscard]] QAction* action() const { return m_action; }
    /// Reports invalid settings; otherwise, once only, asks for a name if none is set.
    void reportProblems();

private:
    void open();
    void take(bool needsRestart);

    RegistrySession& m_session;
    WindowMessages& m_notices;
    QWidget* m_window;
    QAction* m_action;
};

/// Returns who is written into the history: the name and address in the settings, or `systemName`; never
/// empty.
[[nodiscard]] QString personOfHistory(const QString& systemName);

} // namespace nidus::ui
