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

/// A name that the registry has had, the last one being the present one.
struct Identity
{
    QString identity;
    QString origin;   ///< line of the head that it goes on from, or that a restore left; else no head
    qint64 entry = 0; ///< of the ledger, where it was given
};

/// Gives the registry a new random identity that goes on from `origin`. Belongs to a transaction.
[[nodiscard]] std::expected<void, base::Error> giveIdentity(Connection& connection,
                                                      const std::optional<registration::HistoryHead>& origin);
/// Enters that a copy took the place of the history with the head `left`, under whose identity it goes on.
/// Belongs to a transaction.
[[nodiscard]] std::expected<void, base::Error> enterRestore(Connection& connection, const registration::HistoryHead& left);
/// Oldest first.
[[nodiscard]] std::expected<QList<Identity>, base::Error> identities(Connection& connection);
/// The head of the ledger of schemas 3 to 5 that was found when the registry got its first identity; absent
/// where there was none, or it was erased.
[[nodiscard]] std::expected<std::optional<registration::HistoryHead>, base::Error> originBeforeIdentities(Connection& connection);

/// Contract: History::head().
[[nodiscard]] std::expected<registration::HistoryHead, base::Error> historyHead(Connection& connection);

/// Makes a copy, which nobody has opened yet, a registry of its own that names where it comes from.
[[nodiscard]] std::expected<void, base::Error> becomeAnother(const QString& path);

} // namespace nidus::storage
