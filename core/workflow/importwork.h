// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/importplan.h"

#include <QString>
#include <QStringList>

namespace nidus {

/// Compares a file's content with the registry; changes nothing.
[[nodiscard]] std::expected<ImportPlan, Error> planImport(const Registry& registry, const ImportedFile& file);

/// Whether carrying the plan out would write anything.
[[nodiscard]] bool changesAnything(const ImportPlan& plan);

/// Carries a plan out, all or nothing per record; returns the handles that came to be (NIDs, "draft:ID").
/// Same and Conflict records are passed over.
[[nodiscard]] std::expected<QStringList, Error> carryOut(Registry& registry, const ImportPlan& plan,
                                                         const Act& act);

} // namespace nidus
