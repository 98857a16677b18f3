// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/registration/registration.h"

namespace nidus::workflow {

/// Returns what may be published: without the people who maintain the registry (authors of versions, drafts,
/// events), comments, notes on steps, the files that templates were imported from, phone numbers of
/// registrants, and of subregistries the history, contacts, notes, and private holders. Names of registrants
/// and holders stay.
[[nodiscard]] registration::RegistryContent publicContent(registration::RegistryContent content);

} // namespace nidus::workflow
