// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

namespace nidus {

/// `count` formal namespaces of one version each, with about 1 KB of made-up prose in 13 fields; the same for
/// the same count. For measuring.
[[nodiscard]] registration::RegistryContent generatedRegistry(int count);

/// The same from number `first` on, each with `versions` versions that differ in two fields: for a registry
/// too large to be held in memory at once.
[[nodiscard]] registration::RegistryContent generatedChunk(int first, int count, int versions);

} // namespace nidus
