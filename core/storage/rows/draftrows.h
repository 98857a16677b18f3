// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/engine/connection.h"
#include "core/storage/values/registryvalues.h"

#include <QList>
#include <cstdint>
#include <optional>

namespace nidus::storage {

/// A draft with the ids of the rows it refers to.
struct DraftRow
{
    registration::Draft draft;
    qint64 contentId = 0;
    qint64 registrationId = 0; ///< what it revises, 0 for a new namespace
};

enum class DraftOutcome : std::uint8_t { Open, Registered, Discarded };

/// SQL of the owner of draft d: as it was set, or who created it by the history.
[[nodiscard]] const QString& ownerOfDraft();

/// Returns a draft; NotFound also if its `outcome` is different.
[[nodiscard]] base::Result<DraftRow> selectDraft(Connection& connection, qint64 id,
                                                 DraftOutcome outcome = DraftOutcome::Open);
/// Like selectDraft(); Conflict if the number of saves is not the expected one.
[[nodiscard]] base::Result<DraftRow> selectDraftAsRead(Connection& connection, qint64 id,
                                                       std::optional<int> expectedSaves);
/// Returns drafts ordered by id; with a NID, in any letter case, only those of that new namespace or its
/// revisions.
[[nodiscard]] base::Result<QList<registration::Draft>>
selectDrafts(Connection& connection, DraftOutcome outcome = DraftOutcome::Open, const QString& nid = {});
/// Stores all of `draft`; the database replaces an id of 0. Returns the id.
[[nodiscard]] base::Result<qint64> insertDraft(Connection& connection, const registration::Draft& draft,
                                               std::optional<qint64> registrationId);
/// Replaces content, basedOn, saves, updatedAt and author.
[[nodiscard]] base::Result<void> updateDraft(Connection& connection, const DraftRow& row);
[[nodiscard]] base::Result<void> setDraftState(Connection& connection, qint64 id, registration::State state);
/// Sets the reminder; an invalid date clears it.
[[nodiscard]] base::Result<void> setReminder(Connection& connection, qint64 id, const QDate& day);
/// Sets owner and assignee.
[[nodiscard]] base::Result<void> setPeople(Connection& connection, const registration::Draft& draft);
/// `registrationId` is the registration that a registered draft became part of.
[[nodiscard]] base::Result<void> setOutcome(Connection& connection, qint64 id, DraftOutcome outcome,
                                            std::optional<qint64> registrationId = {});
/// Returns whether there is or ever was a draft.
[[nodiscard]] base::Result<bool> hadDrafts(Connection& connection);

} // namespace nidus::storage
