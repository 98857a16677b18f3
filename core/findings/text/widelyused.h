// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/verdict.h"

#include <optional>
#include <string_view>

namespace nidus::findings {

struct WidelyUsedReason
{
    const char* because; ///< a clause of the catalog's context, not translated yet
    const char* source;  ///< the document that confirms the clause
};

/// Returns the reason why a widely used name is not valid or not registered; absent if such names are not
/// known for this verdict.
[[nodiscard]] std::optional<WidelyUsedReason> widelyUsed(std::string_view text, check::Verdict verdict);

} // namespace nidus::findings
