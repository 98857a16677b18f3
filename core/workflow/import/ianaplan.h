// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/import/importplan.h"

#include <QDate>
#include <QList>
#include <optional>

namespace nidus::workflow {

/// What the registry has for one NID.
struct PresentNid
{
    std::optional<registration::RegistrationRecord> record{}; ///< absent if it is not registered
    QList<registration::Draft> drafts{};                      ///< the open ones
};

/// Compares a record of IANA's list, at `index`, with what is there: dates, references, and contacts. A NID
/// that a draft here requests is a conflict, and so is a number assigned here to an informal namespace that
/// is not IANA's. A record that is in the list again is Changed.
[[nodiscard]] PlannedImport planIanaRecord(const PresentNid& present,
                                           const registration::RegistrationRecord& incoming, qsizetype index);

/// Plans the records of IANA's list, one after the other. An existing record without a version is Removed if
/// the list does not contain it, or Same if it was missing before. Records registered here are not IANA's and
/// are ignored.
[[nodiscard]] base::Result<QList<PlannedImport>>
planIanaRecords(const storage::Registry& registry,
                const exchange::RecordList<registration::RegistrationRecord>& incoming);

/// Whether a date of IANA's list can be true: it is empty, or valid and not after tomorrow, because IANA may
/// be ahead of this place.
[[nodiscard]] bool isPossibleDate(const QString& date, const QDate& today);

/// Why the list would set the registry back: it is older than the present one, has dates that are not
/// possible, has a NID twice, or lacks namespaces. Errors; empty if nothing would.
[[nodiscard]] base::Result<QList<findings::Finding>> setbacks(const registration::SnapshotSource& present,
                                                              const ImportPlan& plan, const QDate& today);

} // namespace nidus::workflow
