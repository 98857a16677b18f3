// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"

#include <QStringList>
#include <expected>

namespace nidus::storage {

/// Takes the triggers of tables away that let them only grow, and puts the same ones back. Belongs to a
/// transaction, which puts them back when it fails. Borrows the connection.
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
