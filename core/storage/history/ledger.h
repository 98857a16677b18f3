// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/engine/connection.h"

namespace nidus::storage {

// The table ledger: every version, event, identity and erasure in the order in which they were written, each
// with a hash that covers it and everything before it.
//
// hash = SHA-256 (hash of the entry before, 32 zero bytes for the first; then the rows of the entry). The
// rows of a version: version with the NID of its registration, its content, its samples by position, its
// syntax rule; of an event: event with the NID of its registration, if it has one, then its subregistry,
// subregistry_change, and subregistry_range and subregistry_entry by position; of an identity: identity;
// of an erasure: erasure, its erased_value by entry and place. A row: the name of its table and LF, then for
// each column in order of the names: name, '=', length of the value in bytes, ':', value, LF. Numbers are
// decimal, text is UTF-8. Columns that are NULL, 0 or empty are left out, so columns that a later schema adds
// with such a default change no hash. Texts that may contain personal data (commitment.h) have '~' instead of
// '=' and their salted hash as value; an entry without such texts has no salt, except entries of 0.1.0. Last
// come the seals (seals.h) made since the previous entry: "seal", LF, then id, place, name and digest, each
// with LF, in the form of seals.

/// Enters a version or event that was just stored. Must be called in the transaction that stored it.
[[nodiscard]] base::Result<void> enterVersion(Connection& connection, qint64 versionId);
[[nodiscard]] base::Result<void> enterEvent(Connection& connection, qint64 eventId);
[[nodiscard]] base::Result<void> enterIdentity(Connection& connection, qint64 identityId);
[[nodiscard]] base::Result<void> enterErasure(Connection& connection, qint64 erasureId);

} // namespace nidus::storage
