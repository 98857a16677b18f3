// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QHash>

namespace nidus::storage {

// Texts enter the hashes of the ledger as SHA-256 (salt of the place, text), so that a text can be erased
// together with its salt and the rest reveals nothing about it. The salt of a place is SHA-256 (salt of the
// entry, place); the place is "table.column", for rows with a position "table.POSITION.column".

/// 32 random bytes.
[[nodiscard]] QByteArray newSalt();
[[nodiscard]] QByteArray placeSalt(const QByteArray& entrySalt, const QByteArray& place);
[[nodiscard]] QByteArray commitmentTo(const QByteArray& salt, const QByteArray& text);

/// Returns whether a text column is hashed with a salt. Keywords, dates, and namespace names are hashed
/// directly.
[[nodiscard]] bool isCommitted(QByteArrayView column);

/// The salt of one value of an entry, or its salted hash once the value was erased.
struct PlaceSeal
{
    QByteArray salt;
    QByteArray commitment;
};

/// How the values of an entry are hashed.
struct EntrySeal
{
    QByteArray salt; ///< empty once something was erased
    QHash<QByteArray, PlaceSeal> places{};

    [[nodiscard]] bool isErased(const QByteArray& place) const
    {
        return !places.value(place).commitment.isEmpty();
    }
    /// Returns the commitment of a value that is, or was, at `place`.
    [[nodiscard]] QByteArray commitmentOf(const QByteArray& place, const QByteArray& text) const;
};

} // namespace nidus::storage
