// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QStringList>
#include <expected>

namespace nidus::storage {

class Connection;

/// Personal data, and how it is forgotten in the registry and in the copies that Nidus keeps of it.
class Erasure
{
public:
    explicit Erasure(Connection& connection) : m_connection(connection) {}

    /// Where names, addresses or numbers stand, whole words in any letter case, and which copies hold them.
    [[nodiscard]] std::expected<Erased, base::Error> find(const QStringList& texts) const;
    /// Erases them everywhere; the history stays provable. Left are files that could not be written. Not in
    /// one transaction with the copies.
    [[nodiscard]] std::expected<Erased, base::Error> erase(const QStringList& texts, const Act& act);
    /// What was erased from the history so far.
    [[nodiscard]] std::expected<QList<ErasedPlace>, base::Error> places() const;

private:
    Connection& m_connection;
};

} // namespace nidus::storage
