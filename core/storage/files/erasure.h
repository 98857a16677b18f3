// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QStringList>

namespace nidus::storage {

class Connection;

/// Finds and erases personal data in the registry and in the backups that Nidus keeps of it.
class Erasure
{
public:
    explicit Erasure(Connection& connection) : m_connection(connection) {}

    /// Finds names, addresses, or numbers (TextPattern), and the backups that contain them.
    [[nodiscard]] base::Result<Erased> find(const QStringList& texts) const;
    /// Erases them everywhere; the history stays provable. Removes copies that were not completed.
    /// Erased::left lists the files that could not be searched or written, Erased::fixed the places whose
    /// texts cannot be replaced. The backups are not part of the transaction.
    [[nodiscard]] base::Result<Erased> erase(const QStringList& texts, const Act& act);
    /// Returns what has been erased from the history so far.
    [[nodiscard]] base::Result<QList<ErasedPlace>> places() const;

private:
    Connection& m_connection;
};

} // namespace nidus::storage
