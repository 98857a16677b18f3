// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/importplan.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <expected>
#include <optional>

namespace nidus {

/// Compares a file's content with the registry; changes nothing. `found` is what findSyntax() has said of the
/// template in the file; null has it asked here, where it is needed.
[[nodiscard]] std::expected<ImportPlan, Error> planImport(const Registry& registry, const ImportedFile& file,
                                                          const std::optional<FoundSyntax>* found = nullptr);

/// Whether carrying the plan out would write anything.
[[nodiscard]] bool changesAnything(const ImportPlan& plan);

/// Carries a plan out, all or nothing per record; returns the handles that came to be (NIDs, "draft:ID").
/// Same and Conflict records are passed over.
[[nodiscard]] std::expected<QStringList, Error> carryOut(Registry& registry, const ImportPlan& plan,
                                                         const Act& act);

/// Carries out plans that change something, each of a template with a NID of its own: all or nothing, in one
/// transaction. Returns the handle of the draft that each makes.
[[nodiscard]] std::expected<QStringList, Error>
carryOutTogether(Registry& registry, const QList<const ImportPlan*>& plans, const Act& act);

} // namespace nidus
