// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/simulate/run.h"

#include <array>

namespace nidus::simulate {

/// The operations of people who work with the registry. Absent if the registry has nothing to do it with.
using Edit = std::optional<Operation> (*)(Run& run);

[[nodiscard]] std::optional<Operation> createDraft(Run& run);
[[nodiscard]] std::optional<Operation> saveDraft(Run& run);
[[nodiscard]] std::optional<Operation> moveDraft(Run& run);
[[nodiscard]] std::optional<Operation> registerDraft(Run& run);
[[nodiscard]] std::optional<Operation> revise(Run& run);
[[nodiscard]] std::optional<Operation> withdraw(Run& run);
[[nodiscard]] std::optional<Operation> moveToTrash(Run& run);
[[nodiscard]] std::optional<Operation> restoreFromTrash(Run& run);
[[nodiscard]] std::optional<Operation> comment(Run& run);
[[nodiscard]] std::optional<Operation> importRecords(Run& run);
/// Saves what was read before somebody else saved.
void saveStale(Run& run);

/// Returns any of them that is possible.
[[nodiscard]] Operation anyEdit(Run& run);

} // namespace nidus::simulate
