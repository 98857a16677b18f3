// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/allocation.h"
#include "core/subregistry/subregistry.h"

#include <QList>
#include <QString>

namespace nidus::workflow {

// The answer letter, ready to be sent: the program only writes it.

/// Returns the letter with what was assigned, and its URNs.
[[nodiscard]] QString grantLetter(const subregistry::Subregistry& subregistry,
                                  const QList<subregistry::Entry>& entries);
/// Returns the letter with the reason, and what would be possible instead.
[[nodiscard]] QString refusalLetter(const subregistry::Subregistry& subregistry,
                                    const subregistry::Refusal& refusal);
/// Returns the sentence about what would be possible instead.
[[nodiscard]] QString nearestSentence(const subregistry::Subregistry& subregistry,
                                      const subregistry::Suggestion& nearest);

} // namespace nidus::workflow
