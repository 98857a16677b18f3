// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/workflow/import/importplan.h"

#include <QHash>
#include <QList>
#include <QString>

namespace nidus::workflow {

/// What the registry holds, looked up by lower-case NID.
struct PresentContent
{
    QHash<QString, registration::RegistrationRecord> records;
    QList<registration::Draft> drafts;
};

/// Compares IANA's list with the records held: dates, references and contacts. A NID that a draft here asks
/// for is a conflict, and so is a number given here to an informal namespace that is not IANA's. A record
/// without a version here that the list does not have is Removed; what was registered here is not IANA's and
/// stays out of it.
[[nodiscard]] QList<PlannedImport> planIanaRecords(const PresentContent& present,
                                                   const QList<registration::RegistrationRecord>& incoming);

} // namespace nidus::workflow
