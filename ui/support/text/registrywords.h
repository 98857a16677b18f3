// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/state.h"
#include "core/storage/registry.h"

#include <QString>

namespace nidus::ui {

/// Returns "Formal" or "Informal".
[[nodiscard]] QString kindText(registration::NamespaceKind kind);
/// Returns "Draft", "In review" ... "Withdrawn".
[[nodiscard]] QString stateText(registration::State state);
/// Returns the NID, or a placeholder while there is none.
[[nodiscard]] QString nidText(const QString& nid, registration::NamespaceKind kind);
/// Returns the display name of the registration or draft with a handle: "isbn", "isbn, draft 7", or "draft 7"
/// without a NID.
[[nodiscard]] QString nameText(const QString& handle, const QString& nid);
/// Returns, for example, "isbn, version 2".
[[nodiscard]] QString versionName(const QString& nid, int version);

} // namespace nidus::ui
