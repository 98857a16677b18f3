// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/registration/reviewcomment.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <QString>

namespace nidus::storage {

class Connection;

/// Review comments on registrations and drafts.
class Comments
{
public:
    explicit Comments(Connection& connection) : m_connection(connection) {}

    /// Adds a comment, answer, resolution, or acceptance to a NID or open draft and returns its id. Reads
    /// only kind, answerTo, text and, for a comment or acceptance, version, field, and finding. NotFound if
    /// there is no such comment to answer, or an acceptance names no finding.
    [[nodiscard]] base::Result<qint64> add(const QString& handle, const registration::ReviewComment& comment,
                                           const Act& act);
    /// Returns the comments, oldest first; those of a registration begin with those of the drafts that became
    /// it.
    [[nodiscard]] base::Result<QList<registration::ReviewComment>> of(const QString& handle) const;
    /// Returns the comments on a registration and all its drafts, open, registered, or in the trash; oldest
    /// first. NotFound.
    [[nodiscard]] base::Result<QList<PlacedComment>> ofAll(const QString& nid) const;

private:
    Connection& m_connection;
};

} // namespace nidus::storage
