// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QObject>

namespace nidus::ui {

/// The registry the window works on, and what its list shows of it.
class RegistrySession final : public QObject
{
    Q_OBJECT

public:
    /// `author` is written into the event log.
    RegistrySession(storage::Registry registry, QString author, QObject* parent = nullptr);

    [[nodiscard]] storage::Registry& registry() { return m_registry; }
    [[nodiscard]] const QList<storage::RegistrySummary>& summaries() const { return m_summaries; }
    /// The row of a handle; null when the registry has none.
    [[nodiscard]] const storage::RegistrySummary* summary(const QString& handle) const;
    /// What a person calls what has this handle, also when it is not there any more.
    [[nodiscard]] QString nameOf(const QString& handle) const;
    [[nodiscard]] storage::Act act() const { return {.who = m_author, .note = {}, .link = {}}; }

    /// Who is written into the event log from now on.
    void setAuthor(const QString& author) { m_author = author; }

    /// Works on another registry from now on.
    void replace(storage::Registry registry);
    /// Reads the list again after a change.
    void reload();
    /// Reads the list again if somebody else changed the file.
    void reloadIfChangedOutside();

Q_SIGNALS:
    void changed();
    /// Another registry took the place of the one before.
    void replaced();
    void failed(const nidus::base::Error& error);

private:
    storage::Registry m_registry;
    QString m_author;
    QList<storage::RegistrySummary> m_summaries;
    qint64 m_dataVersion = 0;
};

} // namespace nidus::ui
