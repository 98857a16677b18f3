// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/values/registryvalues.h"

#include <QDateTime>
#include <QStringList>

namespace nidus::workflow {

/// Returns the record with an event and a change for each subregistry without a history.
[[nodiscard]] registration::RegistrationRecord withListHistory(registration::RegistrationRecord record,
                                                               const storage::Act& act, const QDateTime& now);

// The history in a file is what somebody wrote there. It is kept and marked (registration::eventOfFile()),
// but no rule of the registry counts it, and the import itself is recorded.

/// Returns the record as it is added, with an Imported event.
[[nodiscard]] registration::RegistrationRecord imported(registration::RegistrationRecord record,
                                                        const storage::Act& act, const QDateTime& now);
/// Returns the draft as it is added, with an Imported event. Whoever imports a text has saved it last; an
/// approved draft returns to review, because nobody here has approved it.
[[nodiscard]] registration::DraftRecord imported(registration::DraftRecord record, const storage::Act& act,
                                                 const QDateTime& now);
/// Returns the named subregistries of a record with only their events, for a registration that exists.
[[nodiscard]] registration::RegistrationRecord importedLists(const registration::RegistrationRecord& record,
                                                             const QStringList& names,
                                                             const storage::Act& act, const QDateTime& now);

} // namespace nidus::workflow
