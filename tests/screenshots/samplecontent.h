// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

namespace nidus::test {

/// Returns the built-in registry in memory, with a registered namespace with two versions, its next revision,
/// and two drafts with findings.
[[nodiscard]] storage::Registry sampleRegistry();

/// Returns a draft with mistakes, like that of a real registrant.
[[nodiscard]] registration::RegistrationTemplate draftWithMistakes();

} // namespace nidus::test
