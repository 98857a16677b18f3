// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

namespace nidus {

/// Returns `count` formal namespaces with one version each and about 1 KB of made-up prose in 13 fields. The
/// content depends only on `count`. For measurements.
[[nodiscard]] registration::RegistryContent generatedRegistry(int count);

/// Returns the same, starting at number `first`, each with `versions` versions that differ in two fields: for
/// a registry too large to fit into memory at once.
[[nodiscard]] registration::RegistryContent generatedChunk(int first, int count, int versions);

} // namespace nidus
