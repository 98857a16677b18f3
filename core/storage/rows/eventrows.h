// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <cstdint>

namespace nidus::storage {

/// Whose log an event belongs to.
struct EventOwner
{
    enum class Kind : std::uint8_t { Registration, Draft, Registry };
    Kind kind;
    qint64 id; ///< 0 for the registry as a whole
};

/// Inserts an event that the caller enters into the ledger once it has inserted the rows that belong to it.
/// Returns its id.
[[nodiscard]] base::Result<qint64> insertEventRow(Connection& connection, EventOwner owner,
                                                  const registration::Event& event);
/// Inserts an event and enters it into the ledger.
[[nodiscard]] base::Result<void> insertEvent(Connection& connection, EventOwner owner,
                                             const registration::Event& event);
[[nodiscard]] base::Result<void> insertEvents(Connection& connection, EventOwner owner,
                                              const QList<registration::Event>& events);
/// Of a registration or draft, oldest first. A registration's log begins with those of the drafts that became
/// it.
[[nodiscard]] base::Result<QList<registration::Event>> selectEvents(Connection& connection, EventOwner owner);
/// Returns the ids of the events of a registration, in the same order.
[[nodiscard]] base::Result<QList<qint64>> selectEventIds(Connection& connection, qint64 registrationId);

} // namespace nidus::storage
