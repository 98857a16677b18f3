// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/reviewcomment.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QString>
#include <expected>

namespace nidus::storage {

class Connection;

/// What people said about registrations and drafts.
class Comments
{
public:
    explicit Comments(Connection& connection) : m_connection(connection) {}

    /// Adds a comment, answer, resolution or acceptance to a NID or open draft and returns its id. Only kind,
    /// answerTo, text and, of a comment or acceptance, version, field and finding are read. NotFound when
    /// there is no such comment to answer, or an acceptance names no finding.
    [[nodiscard]] std::expected<qint64, base::Error> add(const QString& handle, const registration::ReviewComment& comment,
                                                   const Act& act);
    /// Oldest first; a registration's begin with those of the drafts that became it.
    [[nodiscard]] std::expected<QList<registration::ReviewComment>, base::Error> of(const QString& handle) const;
    /// Those of a registration and of all its drafts, open, registered or discarded; oldest first. NotFound.
    [[nodiscard]] std::expected<QList<PlacedComment>, base::Error> ofAll(const QString& nid) const;

private:
    Connection& m_connection;
};

} // namespace nidus::storage
