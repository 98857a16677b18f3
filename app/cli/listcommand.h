// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// list: the registry's registrations and drafts.
[[nodiscard]] Command listCommand();

} // namespace nidus
