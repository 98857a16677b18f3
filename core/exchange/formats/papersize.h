// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace nidus::exchange {

/// What a document of pages is laid out for.
enum class PaperSize : std::uint8_t { A4, Letter };

} // namespace nidus::exchange
