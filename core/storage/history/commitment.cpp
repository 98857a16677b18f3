// SPDX-License-Identifier: Apache-2.0
#include "core/storage/history/commitment.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <algorithm>
#include <array>

namespace nidus::storage {

namespace {

constexpr qsizetype kSaltSize = 32;

/// Words that are always hashed in the clear: nobody can write a name into these columns.
constexpr auto kOpenColumns = std::to_array<QByteArrayView>(
    {"check_digit", "date", "date_parsed", "encoding", "equivalence", "expected", "identity", "nid",
     "notation", "original_encoding", "place", "scope", "start", "urn", "version", "what"});

QByteArray hashOf(const QByteArray& first, const QByteArray& second)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(first);
    hash.addData(second);
    return hash.result();
}

} // namespace

QByteArray newSalt()
{
    std::array<quint32, kSaltSize / sizeof(quint32)> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return {reinterpret_cast<const char*>(words.data()), kSaltSize};
}

QByteArray placeSalt(const QByteArray& entrySalt, const QByteArray& place)
{
    return hashOf(entrySalt, place);
}

QByteArray commitmentTo(const QByteArray& salt, const QByteArray& text) { return hashOf(salt, text); }

bool isCommitted(QByteArrayView column)
{
    return std::ranges::find(kOpenColumns, column) == kOpenColumns.end();
}

QByteArray EntrySeal::commitmentOf(const QByteArray& place, const QByteArray& text) const
{
    if (!salt.isEmpty())
        return commitmentTo(placeSalt(salt, place), text);
    const PlaceSeal seal = places.value(place);
    return seal.commitment.isEmpty() ? commitmentTo(seal.salt, text) : seal.commitment;
}

} // namespace nidus::storage
