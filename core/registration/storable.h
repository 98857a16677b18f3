// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

namespace nidus::registration {

/// Returns the content as the registry can store it: the same after it was written and read again. All its
/// texts are storableText(); words of a syntax rule are not empty and have no line breaks.
[[nodiscard]] VersionContent storable(VersionContent content);

} // namespace nidus::registration
