// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/subregistry/definition.h"

#include <QString>
#include <optional>

namespace nidus::workflow {

/// Returns our state for a word of another list, or a text of ours in a language of the program, which an
/// explanation in parentheses may follow; absent if it is not known. An empty word is assigned.
[[nodiscard]] std::optional<subregistry::EntryState> importedState(const QString& word);

} // namespace nidus::workflow
