// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

namespace nidus {

/// Returns a registry in which no field of any value is empty.
[[nodiscard]] registration::RegistryContent exampleContent();

/// Returns a template in which the text of every field names the field.
[[nodiscard]] registration::VersionContent exampleVersionContent(const QString& nid);

} // namespace nidus
