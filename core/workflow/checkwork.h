// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/storage/registry.h"

#include <QString>
#include <expected>

namespace nidus {

/// Checks URNs against the syntax rule of one version of a namespace. NotFound (subject "NID@VERSION") when
/// the registry does not hold that version or no rule with it.
[[nodiscard]] std::expected<UrnChecker, Error> checkerForVersion(const Registry& registry, const QString& nid,
                                                                 int version, Rfc rfc);
/// Checks URNs against the syntax rule of a draft. NotFound when there is no such draft, or no rule in it.
[[nodiscard]] std::expected<UrnChecker, Error> checkerForDraft(const Registry& registry, qint64 draftId,
                                                               Rfc rfc);

/// The present syntax rule of a namespace; null when none is known. NotFound for a NID that is not
/// registered.
[[nodiscard]] std::expected<std::shared_ptr<const LazyRule>, Error> presentRule(const Registry& registry,
                                                                                const QString& nid);

} // namespace nidus
