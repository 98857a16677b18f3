// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/error.h"
#include "core/storage/registry.h"
#include "core/subregistry/definition.h"

#include <QString>

namespace nidus::workflow {

/// Returns why checks of URNs cannot use a list with this definition: the grammar of its namespace lacks one
/// of its rules, or a rule cannot be used. Empty if they can, or if it names no rule. NotFound if the
/// namespace is not registered.
[[nodiscard]] base::Result<QString> rulesObjection(const storage::Registry& registry,
                                                   const subregistry::Definition& definition);

} // namespace nidus::workflow
