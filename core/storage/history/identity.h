// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/historyhead.h"
#include "core/storage/engine/connection.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <optional>

namespace nidus::storage {

/// An identity of the registry; the last one is the current one.
struct Identity
{
    QString identity;
    QString origin;   ///< line of the head that it continues from, or that a restore replaced, and perhaps a
                      ///< line with the newest entry that both histories have; else empty
    qint64 entry = 0; ///< of the ledger, where it was assigned
    QDateTime at{};   ///< UTC

    /// The head that a restore replaced; absent if the registry did not get this identity from a restore.
    [[nodiscard]] std::optional<registration::HistoryHead> replaced() const;
    /// The newest entry that the replaced history and this one have in common, where it was recorded.
    [[nodiscard]] std::optional<qint64> common() const;
};

/// Gives the registry a new random identity that continues from `origin`. Must be called in a transaction.
[[nodiscard]] base::Result<void> giveIdentity(Connection& connection,
                                              const std::optional<registration::HistoryHead>& origin);
/// Records that a backup replaced the history with the head `left`; the registry keeps the identity of
/// `left`. `common` is the newest entry that both have, if it is known: the backup may be from a branch that
/// was left earlier. Must be called in a transaction.
[[nodiscard]] base::Result<void> recordRestore(Connection& connection, const registration::HistoryHead& left,
                                               std::optional<qint64> common);
/// Records the restores in `earlier` that this history lacks, because it was restored from a backup made
/// before them; `common` is as above. Must be called in a transaction.
[[nodiscard]] base::Result<void> recordEarlierRestores(Connection& connection, const QList<Identity>& earlier,
                                                       std::optional<qint64> common);
/// Enters the present identity again, so that an entry of the ledger covers everything sealed before. Must be
/// called in a transaction.
[[nodiscard]] base::Result<void> confirmIdentity(Connection& connection);
/// Oldest first.
[[nodiscard]] base::Result<QList<Identity>> identities(Connection& connection);
/// Contract: History::head().
[[nodiscard]] base::Result<registration::HistoryHead> historyHead(Connection& connection);

/// Turns a copy that nobody has opened yet into a separate registry that names its origin.
[[nodiscard]] base::Result<void> assignNewIdentity(const QString& path);

} // namespace nidus::storage
