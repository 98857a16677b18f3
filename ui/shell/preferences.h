// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace nidus::ui {

class Notices;
class RegistrySession;

/// Opens the preferences and gives them to the running program.
class Preferences final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `window` is the parent.
    Preferences(RegistrySession& session, Notices& notices, QWidget* window);

    [[nodiscard]] QAction* action() const { return m_action; }
    /// Says which settings are damaged; else asks somebody who has set no name for it, once and for all.
    void tell();

private:
    void open();
    void take(bool needsRestart);

    RegistrySession& m_session;
    Notices& m_notices;
    QWidget* m_window;
    QAction* m_action;
};

/// Who is written into the history: the name and address set, else `systemName`; never empty.
[[nodiscard]] QString personOfHistory(const QString& systemName);

} // namespace nidus::ui
