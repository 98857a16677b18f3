// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

#include <QString>

namespace nidus::ui {

/// Returns where `term` is in the text of a registration or draft, with context, such as "Purpose: ... names
/// crates of ...", or an empty string if it is not in the text.
[[nodiscard]] QString foundText(const storage::Registry& registry, const QString& handle,
                                const QString& term);

} // namespace nidus::ui
