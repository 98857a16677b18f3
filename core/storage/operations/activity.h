// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QString>

namespace nidus::storage {

class Connection;

/// Who did what and when.
class Activity
{
public:
    explicit Activity(Connection& connection) : m_connection(connection) {}

    /// Returns the log of the whole registry, newest first.
    [[nodiscard]] base::Result<QList<LoggedEvent>> list(const ActivityFilter& filter) const;
    /// Adds an event that changes no state to the log of a NID or open draft ("draft:ID"). NotFound.
    [[nodiscard]] base::Result<void> enter(const QString& handle, registration::EventKind what,
                                           const Act& act);

private:
    Connection& m_connection;
};

} // namespace nidus::storage
