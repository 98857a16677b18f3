// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <QStringList>
#include <expected>

namespace nidus::storage {

/// Removes the triggers that make tables append-only, and later restores them unchanged. Must be used inside
/// a transaction, whose rollback restores them too. Borrows the connection.
class [[nodiscard]] SuspendedTriggers
{
public:
    [[nodiscard]] static std::expected<SuspendedTriggers, base::Error> on(Connection& connection,
                                                                          const QStringList& tables);
    [[nodiscard]] std::expected<void, base::Error> resume();

private:
    explicit SuspendedTriggers(Connection& connection) : m_connection(&connection) {}

    Connection* m_connection;
    QStringList m_definitions;
};

} // namespace nidus::storage
