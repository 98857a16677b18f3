// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/import/importplan.h"

#include <QList>
#include <QString>
#include <optional>

namespace nidus::workflow {

/// The numbers that an imported informal namespace may leave unassigned below its own (RFC 8141 section 5.2).
inline constexpr unsigned kMostSkippedNumbers = 100;

/// Returns the registration with its history; absent if the NID is not registered.
[[nodiscard]] base::Result<std::optional<registration::RegistrationRecord>>
heldRecord(const storage::Registry& registry, const QString& nid);

/// Compares a template, perhaps with samples and rule, with the latest version and an open draft.
[[nodiscard]] base::Result<PlannedImport> planTemplate(const storage::Registry& registry,
                                                       PlannedImport planned,
                                                       const registration::VersionContent& content);

/// Plans the records and drafts of a registry in one of our formats, one after the other. Rows of a table
/// have no history.
[[nodiscard]] base::Result<QList<PlannedImport>>
planRecords(const storage::Registry& registry, const exchange::ImportedRecords& content, ImportedPart part);

/// Makes new records conflicts whose informal numbers are far above `next`, the next number.
[[nodiscard]] QList<PlannedImport> withoutGaps(QList<PlannedImport> records, QString next);

} // namespace nidus::workflow
