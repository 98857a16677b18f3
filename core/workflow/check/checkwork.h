// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/storage/registry.h"

#include <QString>

namespace nidus::workflow {

/// Returns a checker for the syntax rule of one version of a namespace. NotFound (subject "NID@VERSION") if
/// the registry does not have that version or it has no rule.
[[nodiscard]] base::Result<check::UrnChecker>
checkerForVersion(const storage::Registry& registry, const QString& nid, int version, urn::Rfc rfc);
/// Returns a checker for the syntax rule of a draft. NotFound if there is no such draft or it has no rule.
[[nodiscard]] base::Result<check::UrnChecker> checkerForDraft(const storage::Registry& registry,
                                                              qint64 draftId, urn::Rfc rfc);

/// Returns the current syntax rule of a namespace; null if none is known. NotFound for a NID that is not
/// registered.
[[nodiscard]] base::Result<std::shared_ptr<const check::LazyRule>>
currentSyntaxRule(const storage::Registry& registry, const QString& nid);

} // namespace nidus::workflow
