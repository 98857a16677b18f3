// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/presentrow.h"
#include "core/storage/values/registryvalues.h"
#include "core/subregistry/subregistry.h"

#include <QDate>
#include <QList>
#include <QString>
#include <functional>
#include <optional>
#include <utility>

namespace nidus::storage {

class Connection;

/// A subregistry with all of its changes, oldest first.
struct StoredSubregistry
{
    subregistry::Definition definition;
    QList<subregistry::ListChange> changes;
};

/// A subregistry as it is now, without its entries.
struct PresentSubregistry
{
    subregistry::Definition definition;
    QList<subregistry::Range> ranges;
    qint64 newest = 0; ///< id of the newest change; without changes, of the event that created it
    QByteArray hash;   ///< of the entry of the history with it
    QDate date;        ///< the latest on which a change took effect
    /// Counts the entries that are not free, which takes long in a large one.
    std::function<base::Result<qsizetype>()> countHeld{};
};

/// A subregistry while a change of it is decided: reads only what is asked for. After a failure, it returns
/// nothing, and nothing is stored.
class OpenSubregistry
{
public:
    OpenSubregistry(Connection& connection, qint64 id, subregistry::Subregistry list)
        : m_connection(connection), m_id(id), m_list(std::move(list))
    {}

    /// Returns the subregistry, whose rows can be read only during the decision.
    [[nodiscard]] const subregistry::Subregistry& list() const { return m_list; }
    /// Returns all changes, or the later ones, oldest first.
    [[nodiscard]] QList<subregistry::ListChange> changes() const;
    [[nodiscard]] QList<subregistry::ListChange> changesAfter(qint64 id) const;
    [[nodiscard]] QList<subregistry::ListChange> changesAfter(QDate date) const;
    [[nodiscard]] const std::optional<base::Error>& failure() const { return m_failure; }

private:
    [[nodiscard]] QList<subregistry::ListChange>
    kept(base::Result<QList<subregistry::ListChange>> changes) const;

    Connection& m_connection;
    qint64 m_id;
    subregistry::Subregistry m_list;
    mutable std::optional<base::Error> m_failure;
};

/// The subregistries of all namespaces. Each write is one transaction and one event of the namespace.
class Subregistries
{
public:
    /// Returns a change to store, absent to store nothing. `answers` are the changes that answered the
    /// request before and are not reversed, in any subregistry, newest first.
    using Decide = std::function<std::optional<subregistry::ListChange>(
        const OpenSubregistry& present, const QList<subregistry::ListChange>& answers)>;

    explicit Subregistries(Connection& connection) : m_connection(connection) {}

    /// Returns the subregistries of a namespace, or of all if the NID is empty. NotFound if it is not
    /// registered.
    [[nodiscard]] base::Result<QList<StoredSubregistry>> list(const QString& nid) const;
    /// Returns those of a namespace as files contain them, also removed ones. NotFound if it is not
    /// registered.
    [[nodiscard]] base::Result<QList<registration::SubregistryRecord>> records(const QString& nid) const;
    /// NotFound if the namespace or the subregistry does not exist.
    [[nodiscard]] base::Result<StoredSubregistry> read(const QString& nid, const QString& name) const;
    /// Returns the changes after PresentSubregistry::newest, oldest first. NotFound also if the entry of the
    /// history with that change has another hash: it was read in another registry, or before a restore.
    [[nodiscard]] base::Result<QList<subregistry::ListChange>>
    changesAfter(const QString& nid, const QString& name, qint64 newest, const QByteArray& hash) const;
    /// Visits the subregistries of a namespace, or of all, each followed by its present rows in any order;
    /// `begin` returns whether its rows are wanted. NotFound if the NID is not registered.
    [[nodiscard]] base::Result<void> visitPresent(const QString& nid,
                                                  const std::function<bool(const PresentSubregistry&)>& begin,
                                                  const std::function<void(const PresentRow&)>& visit) const;
    /// Creates an empty subregistry, or creates a removed one again. NotFound if the NID is not registered,
    /// NameTaken if it has one of this name, or had one of another kind, with another key, or with another
    /// letter case.
    [[nodiscard]] base::Result<void> create(const subregistry::Definition& definition, const Act& act,
                                            QDate date);
    /// Adds the subregistries of a record, which are new, and its events to a registration. NotFound,
    /// NameTaken. BadFormat if they are not valid.
    [[nodiscard]] base::Result<void> add(const registration::RegistrationRecord& record);
    /// Stores what `decide` returns; nobody else can write meanwhile. The note of the event is that of the
    /// change. Returns the change, absent if there is none. NotFound.
    [[nodiscard]] base::Result<std::optional<subregistry::ListChange>>
    change(const QString& nid, const QString& name, const QString& request, const Act& act,
           const Decide& decide);

private:
    Connection& m_connection;
};

} // namespace nidus::storage
