// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace nidus::exchange {

/// The paper that a document with pages is laid out for.
enum class PaperSize : std::uint8_t { A4, Letter };

} // namespace nidus::exchange
