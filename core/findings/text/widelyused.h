// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/verdict.h"

#include <optional>
#include <string_view>

namespace nidus::findings {

struct WidelyUsedReason
{
    const char* because; ///< a clause of the catalogue's context, to be translated
    const char* source;  ///< where the clause can be checked
};

/// Why a name is not valid or not registered although names like it are widely used; absent where nothing is
/// known about such names under this verdict.
[[nodiscard]] std::optional<WidelyUsedReason> widelyUsed(std::string_view text, check::Verdict verdict);

} // namespace nidus::findings
