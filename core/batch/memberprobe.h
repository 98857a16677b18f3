// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/bytesource.h"
#include "core/base/error.h"

#include <functional>
#include <string_view>

namespace nidus::batch {

/// Reads JSON Lines up to the first line with a string in the member. Fails with BadFormat if no line has
/// one, with the names that the first object has, and like the source. An input of blank lines passes.
[[nodiscard]] base::Result<void> findMember(base::ByteSource& source, std::string_view member,
                                            const std::function<bool()>& isStopped);

} // namespace nidus::batch
