// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/write/exportformat.h"

#include <QString>

namespace nidus::ui {

/// What a format is called where one is chosen.
[[nodiscard]] QString formatName(exchange::ExportFormat format);

} // namespace nidus::ui
