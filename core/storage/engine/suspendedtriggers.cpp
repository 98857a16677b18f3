// SPDX-License-Identifier: Apache-2.0
#include "core/storage/engine/suspendedtriggers.h"

#include "core/storage/sqlite/dialect.h"

namespace nidus::storage {

using namespace Qt::StringLiterals;

base::Result<SuspendedTriggers> SuspendedTriggers::on(Connection& connection, const QStringList& tables)
{
    SuspendedTriggers suspended(connection);
    for (const QString& table : tables) {
        const auto triggers = connection.list(dialect::triggers(), {table}, [](const QueryRow& row) {
            return std::pair(row.text(0), row.text(1));
        });
        if (!triggers)
            return std::unexpected(triggers.error());
        for (const auto& [name, definition] : *triggers) {
            if (const auto dropped = connection.executeScript("DROP TRIGGER " + name.toUtf8()); !dropped)
                return std::unexpected(dropped.error());
            suspended.m_definitions.append(definition);
        }
    }
    return suspended;
}

base::Result<void> SuspendedTriggers::resume()
{
    for (const QString& definition : std::as_const(m_definitions)) {
        if (const auto made = m_connection->executeScript(definition.toUtf8()); !made)
            return made;
    }
    m_definitions.clear();
    return {};
}

} // namespace nidus::storage
