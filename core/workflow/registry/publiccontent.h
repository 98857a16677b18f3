// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

namespace nidus::workflow {

/// Returns what may be published: without the people who maintain the registry (authors of versions, drafts,
/// events), comments, notes on steps, the files that templates were imported from, and phone numbers of
/// registrants. Names of registrants stay.
[[nodiscard]] registration::RegistryContent publicContent(registration::RegistryContent content);

} // namespace nidus::workflow
