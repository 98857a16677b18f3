// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"

#include <optional>
#include <string_view>

namespace nidus::findings {

struct WidelyUsedReason
{
    const char* because; ///< a clause of the catalog's context, not translated yet
    const char* source;  ///< the document that confirms the clause
};

/// Returns the reason why a widely used name is not valid or not registered; absent if such names are not
/// known for the verdict of this outcome.
[[nodiscard]] std::optional<WidelyUsedReason> widelyUsed(std::string_view text,
                                                         const check::CheckOutcome& outcome);

} // namespace nidus::findings
