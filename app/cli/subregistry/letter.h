// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/allocation.h"
#include "core/workflow/subregistry/subregistrywork.h"

#include <QString>

namespace nidus::cli {

/// Returns the answer to a request that was granted, ready to be sent, with the URNs of the values.
[[nodiscard]] QString grantLetter(const workflow::SubregistryAnswer& answer);
/// Returns the answer to a request that was refused, with the reason and the alternative.
[[nodiscard]] QString refusalLetter(const subregistry::Subregistry& subregistry,
                                    const subregistry::Refusal& refusal);

} // namespace nidus::cli
