// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/engine/connection.h"
#include "core/subregistry/subregistry.h"

#include <QList>
#include <QString>
#include <cstdint>
#include <optional>

namespace nidus::storage {

// The tables subregistry, subregistry_change, subregistry_range, and subregistry_entry.

/// A subregistry and the id of its row.
struct SubregistryRow
{
    qint64 id = 0;
    subregistry::Definition definition;
};

/// Which subregistries to read.
enum class Lists : std::uint8_t {
    Present,
    All, ///< also those whose creation was reversed
};

/// Returns the subregistries of a registration, or of all, by NID and name.
[[nodiscard]] base::Result<QList<SubregistryRow>> selectSubregistries(Connection& connection,
                                                                      std::optional<qint64> registrationId,
                                                                      Lists lists = Lists::Present);
/// Inserts a subregistry that an event creates.
[[nodiscard]] base::Result<void> insertSubregistry(Connection& connection, qint64 eventId,
                                                   qint64 registrationId,
                                                   const subregistry::Definition& definition);
/// Returns the changes, oldest first.
[[nodiscard]] base::Result<QList<subregistry::ListChange>> selectChanges(Connection& connection,
                                                                         qint64 subregistryId);
/// Returns the changes after the one with an id, or those that took effect after a date.
[[nodiscard]] base::Result<QList<subregistry::ListChange>>
selectChangesAfter(Connection& connection, qint64 subregistryId, qint64 id);
[[nodiscard]] base::Result<QList<subregistry::ListChange>>
selectChangesAfter(Connection& connection, qint64 subregistryId, QDate date);
/// Returns all versions of the ranges, in the order in which they were made.
[[nodiscard]] base::Result<QList<subregistry::Range>> selectRanges(Connection& connection,
                                                                   qint64 subregistryId);
/// Returns the present entries for which a condition on subregistry_present p is true, in order of their
/// values. The first of the bound values is the id of the subregistry.
[[nodiscard]] base::Result<QList<subregistry::Entry>>
selectPresentEntries(Connection& connection, const QString& condition, const QVariantList& values);
/// Returns the changes that answered a request, or have an entry that names it, and are not reversed, newest
/// first.
[[nodiscard]] base::Result<QList<subregistry::ListChange>> selectAnswers(Connection& connection,
                                                                         const QString& request);
/// Inserts the rows of a change that an event records.
[[nodiscard]] base::Result<void> insertChange(Connection& connection, qint64 eventId, qint64 subregistryId,
                                              const subregistry::ListChange& change);

} // namespace nidus::storage
