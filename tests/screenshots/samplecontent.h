// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"

namespace nidus::test {

/// The built-in registry in memory, with a registered namespace of two versions, its next revision and two
/// drafts about which there is something to say.
[[nodiscard]] storage::Registry sampleRegistry();

/// A draft like one of a real registrant, with mistakes.
[[nodiscard]] registration::RegistrationTemplate draftWithMistakes();

} // namespace nidus::test
