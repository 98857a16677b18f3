// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"
#include "core/storage/history/acknowledgedproblems.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <optional>

namespace nidus::storage {

/// A row of the table restoration: a restore from a backup, or an acknowledgment.
struct Restoration
{
    QDateTime at; ///< UTC
    QString who;
    QString source;         ///< file name of the backup, or AcknowledgedProblems::toText()
    qint64 leftEntries = 0; ///< of the history that was replaced; of this one for an acknowledgment
    QByteArray leftHash;
    QString informalNumber; ///< the highest ever assigned; empty if none
    qint64 draftNumber = 0; ///< likewise; 0 if not known

    bool operator==(const Restoration&) const = default;
};

/// Oldest first. The schema may be an older one, of a copy that is only read.
[[nodiscard]] base::Result<QList<Restoration>> restorations(Connection& connection);
/// Must be called in a transaction.
[[nodiscard]] base::Result<void> enterRestoration(Connection& connection, const Restoration& restoration);
/// Enters those of `earlier` that the registry lacks. Must be called in a transaction.
[[nodiscard]] base::Result<void> enterEarlierRestorations(Connection& connection,
                                                          const QList<Restoration>& earlier);

/// An acknowledgment and who made it.
struct Acknowledgment
{
    QDateTime at; ///< UTC
    QString who;
    AcknowledgedProblems problems;
};
/// Returns the acknowledgments made when the history had at least `entries` entries, oldest first.
[[nodiscard]] base::Result<QList<Acknowledgment>> acknowledgments(Connection& connection, qint64 entries = 0);

} // namespace nidus::storage
