// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/event.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <cstdint>
#include <expected>

namespace nidus {

/// Whose log an event belongs to.
struct EventOwner
{
    enum class Kind : std::uint8_t { Registration, Draft };
    Kind kind;
    qint64 id;
};

/// Enters it into the ledger as well.
[[nodiscard]] std::expected<void, Error> insertEvent(Connection& connection, EventOwner owner,
                                                     const Event& event);
[[nodiscard]] std::expected<void, Error> insertEvents(Connection& connection, EventOwner owner,
                                                      const QList<Event>& events);
/// Oldest first. A registration's log begins with those of the drafts that became it.
[[nodiscard]] std::expected<QList<Event>, Error> selectEvents(Connection& connection, EventOwner owner);

} // namespace nidus
