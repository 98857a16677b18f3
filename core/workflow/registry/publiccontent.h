// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

namespace nidus::workflow {

/// What may be published: without those who keep the registry (authors of versions, drafts, events), without
/// comments, what was said with a step, the files that templates were imported from, and phone numbers of
/// registrants. Names of registrants stay.
[[nodiscard]] registration::RegistryContent publicContent(registration::RegistryContent content);

} // namespace nidus::workflow
