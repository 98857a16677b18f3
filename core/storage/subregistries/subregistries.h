// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"
#include "core/subregistry/subregistry.h"

#include <QDate>
#include <QList>
#include <QString>
#include <functional>
#include <optional>

namespace nidus::storage {

class Connection;

/// A subregistry with all of its changes, oldest first.
struct StoredSubregistry
{
    subregistry::Definition definition;
    QList<subregistry::ListChange> changes;
};

/// The subregistries of all namespaces. Each write is one transaction and one event of the namespace.
class Subregistries
{
public:
    /// Returns a change to store, absent to store nothing. `answered` is the change that answered the request
    /// before, in any subregistry.
    using Decide = std::function<std::optional<subregistry::ListChange>(
        const StoredSubregistry& present, const std::optional<subregistry::ListChange>& answered)>;

    explicit Subregistries(Connection& connection) : m_connection(connection) {}

    /// Returns the subregistries of a namespace, or of all if the NID is empty. NotFound if it is not
    /// registered.
    [[nodiscard]] base::Result<QList<StoredSubregistry>> list(const QString& nid) const;
    /// NotFound if the namespace or the subregistry does not exist.
    [[nodiscard]] base::Result<StoredSubregistry> read(const QString& nid, const QString& name) const;
    /// Creates an empty subregistry. NotFound if the NID is not registered, NameTaken if it has one of this
    /// name.
    [[nodiscard]] base::Result<void> create(const subregistry::Definition& definition, const Act& act,
                                            QDate date);
    /// Stores what `decide` returns; nobody else can write meanwhile. The note of the event is that of the
    /// change. Returns the change, absent if there is none. NotFound.
    [[nodiscard]] base::Result<std::optional<subregistry::ListChange>>
    change(const QString& nid, const QString& name, const QString& request, const Act& act,
           const Decide& decide);

private:
    Connection& m_connection;
};

} // namespace nidus::storage
