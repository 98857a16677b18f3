// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"

#include <optional>

namespace nidus::base {

/// Returns the error of the first result that has one; absent if all succeeded.
template <typename... T>
[[nodiscard]] std::optional<Error> firstError(const Result<T>&... results)
{
    std::optional<Error> first;
    ((first || results ? void() : void(first = results.error())), ...);
    return first;
}

} // namespace nidus::base
