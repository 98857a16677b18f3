// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/exportformat.h"

#include <QString>

namespace nidus::ui {

/// Returns the display name of a format.
[[nodiscard]] QString formatName(exchange::ExportFormat format);

} // namespace nidus::ui
