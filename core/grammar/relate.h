// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/matcher.h"
#include "core/grammar/relation.h"

#include <expected>
#include <stop_token>

namespace nidus {

/// Compares what two matchers accept. Fails for context-free grammars, matchers with a limit, and after
/// kMaxProductStates.
[[nodiscard]] std::expected<Comparison, LimitHit> relate(const Matcher& first, const Matcher& second,
                                                         const std::stop_token& stop = {});

} // namespace nidus
