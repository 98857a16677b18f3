// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace nidus::storage {

class Connection;

/// Who did what and when.
class Activity
{
public:
    explicit Activity(Connection& connection) : m_connection(connection) {}

    /// Returns the log of the whole registry, newest first.
    [[nodiscard]] base::Result<QList<LoggedEvent>> list(const ActivityFilter& filter) const;
    /// Returns anybody who acted on a draft or a registration here and is none of `names`, which are as the
    /// log has them; empty if nobody did. What an imported file reports happened elsewhere.
    [[nodiscard]] base::Result<QString> somebodyBut(const QStringList& names) const;
    /// Adds an event that changes no state to the log of a NID or open draft ("draft:ID"). NotFound.
    [[nodiscard]] base::Result<void> enter(const QString& handle, registration::EventKind what,
                                           const Act& act);

private:
    Connection& m_connection;
};

} // namespace nidus::storage
