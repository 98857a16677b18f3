// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"
#include "core/storage/registry.h"

#include <QString>

namespace nidus::ui {

/// "Formal", "Informal".
[[nodiscard]] QString kindText(registration::NamespaceKind kind);
/// "Draft", "In review" ... "Withdrawn".
[[nodiscard]] QString stateText(registration::State state);
/// The NID, or what stands for it while there is none.
[[nodiscard]] QString nidText(const QString& nid, registration::NamespaceKind kind);
/// What a person calls the registration or draft of a handle: "isbn", "isbn, draft 7", "draft 7" without a
/// NID.
[[nodiscard]] QString nameText(const QString& handle, const QString& nid);
/// "isbn, version 2".
[[nodiscard]] QString versionName(const QString& nid, int version);
/// The version as a number, or "unknown" where no template text is held.
[[nodiscard]] QString versionText(int version);

} // namespace nidus::ui
