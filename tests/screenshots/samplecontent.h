// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

namespace nidus::test {

/// Returns the samples of the program, with mistakes in the grammar of the revision (draft 2), and with an
/// informal draft (5) and an approved one (6).
[[nodiscard]] storage::Registry pictureRegistry();

} // namespace nidus::test
