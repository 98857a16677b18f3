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
/// existing record without a version is Removed if the list does not contain it; records registered here are
/// not IANA's and are ignored.
[[nodiscard]] QList<PlannedImport> planIanaRecords(const ExistingContent& present,
                                                   const QList<registration::RegistrationRecord>& incoming);

} // namespace nidus::workflow
