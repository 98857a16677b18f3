// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/command.h"

namespace nidus {

/// lint: findings about templates in files, registrations and drafts.
[[nodiscard]] Command lintCommand();

} // namespace nidus
