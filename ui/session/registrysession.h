// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QObject>

namespace nidus::ui {

/// The registry the window works on, and the rows of its list.
class RegistrySession final : public QObject
{
    Q_OBJECT

public:
    /// `author` is written into the event log.
    RegistrySession(storage::Registry registry, QString author, QObject* parent = nullptr);

    [[nodiscard]] storage::Registry& registry() { return m_registry; }
    [[nodiscard]] const QList<storage::RegistrySummary>& summaries() const { return m_summaries; }
    /// Returns the row of a handle, or null if the registry has none.
    [[nodiscard]] const storage::RegistrySummary* summary(const QString& handle) const;
    /// Returns the display name for this handle, even if it no longer exists.
    [[nodiscard]] QString nameOf(const QString& handle) const;
    /// Whether the registry has only namespaces without templates, like a new one.
    [[nodiscard]] bool isUntouched() const;
    [[nodiscard]] storage::Act act() const { return {.who = m_author, .note = {}, .link = {}}; }

    /// Sets who is written into the event log from now on.
    void setAuthor(const QString& author) { m_author = author; }

    /// Switches to another registry.
    void replace(storage::Registry registry);
    /// Reads the list again after a change.
    void reload();
    /// Reads the list again if another program changed the file.
    void reloadIfChangedOutside();

Q_SIGNALS:
    void changed();
    /// Another registry replaced the previous one.
    void replaced();
    void failed(const nidus::base::Error& error);

private:
    storage::Registry m_registry;
    QString m_author;
    QList<storage::RegistrySummary> m_summaries;
    qint64 m_dataVersion = 0;
};

} // namespace nidus::ui
