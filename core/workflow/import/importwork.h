// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/storage/registry.h"
#include "core/workflow/import/importplan.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

namespace nidus::workflow {

struct ImportOptions
{
    /// The result of findSyntax() for the template in the file; if null, findSyntax() is called when needed.
    const std::optional<FoundSyntax>* found = nullptr;
    bool acceptsGap = false;   ///< larger than kMostSkippedNumbers
    bool acceptsOlder = false; ///< a list of IANA that would set the registry back (setbacks())
};

/// Compares a file's content with the registry; changes nothing.
[[nodiscard]] base::Result<ImportPlan> planImport(const storage::Registry& registry,
                                                  const exchange::ImportedFile& file,
                                                  const ImportOptions& options = {});

/// Whether carrying the plan out would write anything.
[[nodiscard]] bool changesAnything(const ImportPlan& plan);

/// Carries out a plan, all or nothing per record; returns the handles made (NIDs, "draft:ID"). Skips Same and
/// Conflict records.
[[nodiscard]] base::Result<QStringList> carryOut(storage::Registry& registry, const ImportPlan& plan,
                                                 const storage::Act& act);

/// Carries out plans that change something, each for a template with a different NID: all or nothing, in one
/// transaction. Returns the handle of the draft that each makes.
[[nodiscard]] base::Result<QStringList>
carryOutTogether(storage::Registry& registry, const QList<const ImportPlan*>& plans, const storage::Act& act);

} // namespace nidus::workflow
