// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QString>

namespace nidus::ui {

/// Where a search finds `term` in the text of a registration or draft, with the words around it: "Purpose:
/// ... names crates of ..."; empty where it is not in its text.
[[nodiscard]] QString foundText(const storage::Registry& registry, const QString& handle, const QString& term);

} // namespace nidus::ui
