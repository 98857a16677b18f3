// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/batch/namecounts.h"
#include "core/registration/registration.h"

#include <cstddef>
#include <optional>

namespace nidus::workflow {

inline constexpr std::size_t kSamplesOfNames = 10;

/// A first draft for a namespace of which only names are known: a grammar guessed from them, in the rule and
/// in the Syntax field, and the most frequent names as samples. Fields that people must write stay empty.
/// Absent if there are no names.
[[nodiscard]] std::optional<registration::VersionContent>
draftContentFromNames(const batch::NameCounts& names);

} // namespace nidus::workflow
