// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <QStringList>

namespace nidus::storage {

/// Removes the triggers that make tables append-only, and later restores them unchanged. Must be used inside
/// a transaction, whose rollback restores them too. Borrows the connection.
class [[nodiscard]] SuspendedTriggers
{
public:
    [[nodiscard]] static base::Result<SuspendedTriggers> on(Connection& connection,
                                                            const QStringList& tables);
    [[nodiscard]] base::Result<void> resume();

private:
    explicit SuspendedTriggers(Connection& connection) : m_connection(&connection) {}

    Connection* m_connection;
    QStringList m_definitions;
};

} // namespace nidus::storage
