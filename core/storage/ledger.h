// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/storage/connection.h"

#include <QByteArray>
#include <QList>
#include <expected>
#include <stop_token>

namespace nidus {

// The table ledger: every version and event in the order in which they were written, each with a hash that
// covers it and everything before it.
//
// hash = SHA-256 (hash of the entry before, 32 zero bytes for the first; then the rows of the entry). The
// rows of a version: version with the NID of its registration, its content, its samples by position, its
// syntax rule; of an event: event with the NID of its registration, if it has one. A row: the name of its
// table and LF, then for each column in order of the names: name, '=', length of the value in bytes, ':',
// value, LF. Numbers are decimal, text is UTF-8. Columns that are NULL, 0 or empty are left out, so columns
// that a later schema adds with such a default change no hash. Last come the seals (seals.h) made since the
// entry before: "seal", LF, then id, place, name and digest, each with LF, in the form of seals.

/// The newest entry: its id, which counts them, and its hash.
struct LedgerHead
{
    qint64 entries = 0;
    QByteArray hash = QByteArray(32, '\0');

    bool operator==(const LedgerHead&) const = default;
};
[[nodiscard]] std::expected<LedgerHead, Error> ledgerHead(Connection& connection);

/// Enters a version or event that was just stored. Belongs to the transaction that stored it.
[[nodiscard]] std::expected<void, Error> enterVersion(Connection& connection, qint64 versionId);
[[nodiscard]] std::expected<void, Error> enterEvent(Connection& connection, qint64 eventId);

/// Enters what an older schema held without a ledger: versions, then events, by their ids.
[[nodiscard]] std::expected<void, Error> fillLedger(Connection& connection);

/// What is wrong with the history: TamperedVersion, TamperedEvent, MissingHistory; at most
/// kMostReportedProblems of them. Cancelled.
[[nodiscard]] std::expected<QList<Error>, Error>
examineLedger(Connection& connection, const std::stop_token& stop, ProgressSink* progress);

inline constexpr qsizetype kMostReportedProblems = 100;

} // namespace nidus
