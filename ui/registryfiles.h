// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QAction>
#include <QObject>

class QWidget;

namespace nidus {

class MessageBar;
class RecentFiles;
class RegistryActions;
class RegistrySession;

/// Opens and makes registry files.
class RegistryFiles final : public QObject
{
    Q_OBJECT

public:
    /// All are borrowed; `window` is the parent.
    RegistryFiles(RegistrySession& session, RegistryActions& actions, MessageBar& messages, QWidget* window);

    [[nodiscard]] QAction* newRegistry() const { return m_new; }
    [[nodiscard]] QAction* openRegistry() const { return m_open; }
    [[nodiscard]] QAction* saveAs() const { return m_saveAs; }
    [[nodiscard]] RecentFiles* recent() const { return m_recent; }

    /// Opens a registry in place of the present one, after unsaved edits are settled.
    void open(const QString& path);
    /// Makes a registry with the built-in namespaces and opens it.
    void create(const QString& path);
    /// Writes all of the present registry into a new file and goes on with that.
    void copyTo(const QString& path);

Q_SIGNALS:
    void opened();

private:
    void chooseOpen();
    void chooseNew();
    void chooseCopy();
    void choose(const QString& title, void (RegistryFiles::*use)(const QString&));
    void take(std::expected<Registry, Error> registry);

    RegistrySession& m_session;
    RegistryActions& m_actions;
    MessageBar& m_messages;
    QWidget* m_window;
    QAction* m_new;
    QAction* m_open;
    QAction* m_saveAs;
    RecentFiles* m_recent;
};

} // namespace nidus
