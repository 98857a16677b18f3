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

// The table ledger: every version, event, identity and erasure in the order in which they were written, each
// with a hash that covers it and everything before it.
//
// hash = SHA-256 (hash of the entry before, 32 zero bytes for the first; then the rows of the entry). The
// rows of a version: version with the NID of its registration, its content, its samples by position, its
// syntax rule; of an event: event with the NID of its registration, if it has one; of an identity: identity;
// of an erasure: erasure, its erased_value by entry and place. A row: the name of its table and LF, then for
// each column in order of the names: name, '=', length of the value in bytes, ':', value, LF. Numbers are
// decimal, text is UTF-8. Columns that are NULL, 0 or empty are left out, so columns that a later schema adds
// with such a default change no hash. Texts that may tell of people (commitment.h) have '~' instead of '=',
// and their salted hash as value. Last come the seals (seals.h) made since the entry before: "seal", LF, then
// id, place, name and digest, each with LF, in the form of seals.

/// The newest entry: its id, which counts them, and its hash.
struct LedgerHead
{
    qint64 entries = 0;
    QByteArray hash;

    bool operator==(const LedgerHead&) const = default;
};
[[nodiscard]] std::expected<LedgerHead, Error> ledgerHead(Connection& connection);

/// The hash of an entry that comes after one with the hash `before`.
[[nodiscard]] QByteArray hashAfter(const QByteArray& before, const QByteArray& bytes);
/// Before the first entry.
[[nodiscard]] QByteArray hashOfNothing();

/// Enters a version or event that was just stored. Belongs to the transaction that stored it.
[[nodiscard]] std::expected<void, Error> enterVersion(Connection& connection, qint64 versionId);
[[nodiscard]] std::expected<void, Error> enterEvent(Connection& connection, qint64 eventId);
[[nodiscard]] std::expected<void, Error> enterIdentity(Connection& connection, qint64 identityId);
[[nodiscard]] std::expected<void, Error> enterErasure(Connection& connection, qint64 erasureId);

/// What is wrong with the history: TamperedVersion, TamperedEvent, MissingHistory; at most
/// kMostReportedProblems of them. Cancelled.
[[nodiscard]] std::expected<QList<Error>, Error>
examineLedger(Connection& connection, const std::stop_token& stop, ProgressSink* progress);

inline constexpr qsizetype kMostReportedProblems = 100;

} // namespace nidus
