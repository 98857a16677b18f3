// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/templates/heldtemplate.h"

#include <string>

namespace nidus::cli {

/// One JSON object; null stands for what is absent.
[[nodiscard]] std::string shownAsJson(const HeldTemplate& held);
/// For people: what is known of the record, its history, and the template's text.
[[nodiscard]] std::string shownAsText(const HeldTemplate& held);

} // namespace nidus::cli
