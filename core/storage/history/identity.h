// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/historyhead.h"
#include "core/storage/engine/connection.h"

#include <QList>
#include <QString>
#include <expected>
#include <optional>

namespace nidus::storage {

/// An identity of the registry; the last one is the current one.
struct Identity
{
    QString identity;
    QString origin;   ///< line of the head that it continues from, or that a restore replaced; else empty
    qint64 entry = 0; ///< of the ledger, where it was assigned
};

/// Gives the registry a new random identity that continues from `origin`. Must be called in a transaction.
[[nodiscard]] std::expected<void, base::Error>
giveIdentity(Connection& connection, const std::optional<registration::HistoryHead>& origin);
/// Records that a backup replaced the history with the head `left`; the registry keeps the identity of
/// `left`. Must be called in a transaction.
[[nodiscard]] std::expected<void, base::Error> recordRestore(Connection& connection,
                                                             const registration::HistoryHead& left);
/// Oldest first.
[[nodiscard]] std::expected<QList<Identity>, base::Error> identities(Connection& connection);
/// Contract: History::head().
[[nodiscard]] std::expected<registration::HistoryHead, base::Error> historyHead(Connection& connection);

/// Turns a copy that nobody has opened yet into a separate registry that names its origin.
[[nodiscard]] std::expected<void, base::Error> assignNewIdentity(const QString& path);

} // namespace nidus::storage
