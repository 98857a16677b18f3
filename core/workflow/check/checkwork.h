// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/storage/registry.h"

#include <QString>
#include <expected>

namespace nidus::workflow {

/// Checks URNs against the syntax rule of one version of a namespace. NotFound (subject "NID@VERSION") when
/// the registry does not hold that version or no rule with it.
[[nodiscard]] std::expected<check::UrnChecker, base::Error> checkerForVersion(const storage::Registry& registry, const QString& nid,
                                                                 int version, urn::Rfc rfc);
/// Checks URNs against the syntax rule of a draft. NotFound when there is no such draft, or no rule in it.
[[nodiscard]] std::expected<check::UrnChecker, base::Error> checkerForDraft(const storage::Registry& registry, qint64 draftId,
                                                               urn::Rfc rfc);

/// The present syntax rule of a namespace; null when none is known. NotFound for a NID that is not
/// registered.
[[nodiscard]] std::expected<std::shared_ptr<const check::LazyRule>, base::Error> presentRule(const storage::Registry& registry,
                                                                                const QString& nid);

} // namespace nidus::workflow
