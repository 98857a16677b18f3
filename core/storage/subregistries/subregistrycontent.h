// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"

#include <QList>

namespace nidus::storage {

/// Returns the subregistries of a registration with their history, by name. Events are numbered as
/// selectEvents() lists them.
[[nodiscard]] base::Result<QList<registration::SubregistryRecord>>
selectSubregistryRecords(Connection& connection, qint64 registrationId);
/// Inserts the events of a new registration, and with them the subregistries that they changed. BadFormat if
/// a subregistry is not valid or has no history.
[[nodiscard]] base::Result<void>
insertEventsWithLists(Connection& connection, qint64 registrationId, const QString& nid,
                      const QList<registration::Event>& events,
                      const QList<registration::SubregistryRecord>& subregistries);

} // namespace nidus::storage
