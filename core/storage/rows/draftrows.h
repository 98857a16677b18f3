// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <cstdint>
#include <expected>
#include <optional>

namespace nidus::storage {

/// A draft with the ids of the rows it points to.
struct DraftRow
{
    registration::Draft draft;
    qint64 contentId = 0;
    qint64 registrationId = 0; ///< what it revises, 0 for a new namespace
};

enum class DraftFate : std::uint8_t { Open, Registered, Discarded };

/// NotFound, also for a draft of another fate.
[[nodiscard]] std::expected<DraftRow, base::Error> selectDraft(Connection& connection, qint64 id,
                                                         DraftFate fate = DraftFate::Open);
/// selectDraft(); Conflict when it was saved another number of times than expected.
[[nodiscard]] std::expected<DraftRow, base::Error> selectDraftAsRead(Connection& connection, qint64 id,
                                                               std::optional<int> expectedSaves);
/// By id; with a NID, in any letter case, those for this namespace: a new one, or a revision of it.
[[nodiscard]] std::expected<QList<registration::Draft>, base::Error>
selectDrafts(Connection& connection, DraftFate fate = DraftFate::Open, const QString& nid = {});
/// Stores all of `draft`; an id of 0 is given by the database. Returns the id.
[[nodiscard]] std::expected<qint64, base::Error> insertDraft(Connection& connection, const registration::Draft& draft,
                                                       std::optional<qint64> registrationId);
/// Replaces content, basedOn, saves, updatedAt and author.
[[nodiscard]] std::expected<void, base::Error> updateDraft(Connection& connection, const DraftRow& row);
[[nodiscard]] std::expected<void, base::Error> setDraftState(Connection& connection, qint64 id, registration::State state);
/// An invalid day takes the reminder back.
[[nodiscard]] std::expected<void, base::Error> setReminder(Connection& connection, qint64 id, const QDate& day);
/// `registrationId` is what a registered draft became part of.
[[nodiscard]] std::expected<void, base::Error> setFate(Connection& connection, qint64 id, DraftFate fate,
                                                 std::optional<qint64> registrationId = {});
/// Whether there is any draft, or has ever been.
[[nodiscard]] std::expected<bool, base::Error> hadDrafts(Connection& connection);

} // namespace nidus::storage
