// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/grammar/automaton/relation.h"
#include "core/grammar/tables/matcher.h"

#include <expected>
#include <stop_token>

namespace nidus::grammar {

/// Compares what two matchers accept. Fails for context-free grammars, matchers with a limit, and after
/// kMaxProductStates.
[[nodiscard]] std::expected<LanguageComparison, LimitHit> relate(const Matcher& first, const Matcher& second,
                                                                 const std::stop_token& stop = {});

} // namespace nidus::grammar
