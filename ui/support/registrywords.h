// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"
#include "core/storage/registry.h"

#include <QString>

namespace nidus {

/// "Formal", "Informal".
[[nodiscard]] QString kindText(NamespaceKind kind);
/// "Draft", "In review" ... "Withdrawn".
[[nodiscard]] QString stateText(State state);
/// The NID, or what stands for it while there is none.
[[nodiscard]] QString nidText(const QString& nid, NamespaceKind kind);
/// The version as a number, or "unknown" where no template text is held.
[[nodiscard]] QString versionText(int version);

} // namespace nidus
