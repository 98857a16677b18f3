// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"
#include "core/storage/values/registryvalues.h"

#include <QDateTime>

namespace nidus::workflow {

// The history in a file is what somebody wrote there. It is kept and marked (registration::eventOfFile()),
// but no rule of the registry counts it, and the import itself is recorded.

/// Returns the record as it is added, with an Imported event.
[[nodiscard]] registration::RegistrationRecord imported(registration::RegistrationRecord record,
                                                        const storage::Act& act, const QDateTime& now);
/// Returns the draft as it is added, with an Imported event. Whoever imports a text has saved it last; an
/// approved draft returns to review, because nobody here has approved it.
[[nodiscard]] registration::DraftRecord imported(registration::DraftRecord record, const storage::Act& act,
                                                 const QDateTime& now);

} // namespace nidus::workflow
