// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

namespace nidus {

/// A registry in which every field of every value holds something.
[[nodiscard]] registration::RegistryContent exampleContent();

/// A template in which every field holds text that says which it is.
[[nodiscard]] registration::VersionContent exampleVersionContent(const QString& nid);

} // namespace nidus
