// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/import/importplan.h"

#include <QHash>
#include <QList>
#include <QString>

namespace nidus::workflow {

/// The content of the registry by lower-case NID.
struct ExistingContent
{
    QHash<QString, registration::RegistrationRecord> records;
    QList<registration::Draft> drafts;
};

/// Compares IANA's list with the existing records: dates, references, and contacts. A NID that a draft here
/// requests is a conflict, and so is a number assigned here to an informal namespace that is not IANA's. An
/// existing record without a version is Removed if the list does not contain it, or Same if it was missing
/// before; one that is in the list again is Changed. Records registered here are not IANA's and are ignored.
[[nodiscard]] QList<PlannedImport> planIanaRecords(const ExistingContent& present,
                                                   const QList<registration::RegistrationRecord>& incoming);

/// Why the list would set the registry back: it is older than the present one, or lacks namespaces. Errors;
/// empty if there is no reason.
[[nodiscard]] QList<findings::Finding> setbacks(const registration::SnapshotSource& present,
                                                const registration::SnapshotSource& incoming,
                                                const QList<PlannedImport>& plan);

} // namespace nidus::workflow
