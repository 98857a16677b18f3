// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/subregistry.h"

#include <QString>

namespace nidus::workflow {

/// Returns the note of the event of a change: a line for the log, then the person's note. The line names the
/// list, the word of the change, and its ranges and values; of changed ranges and a transfer, also from what
/// to what; of an import, how many values are new, and of how many each column changed. `present` is the list
/// before the change.
[[nodiscard]] QString changeNote(const subregistry::Subregistry& present,
                                 const subregistry::ListChange& change, const QString& note);

} // namespace nidus::workflow
