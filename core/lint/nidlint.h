// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/lintsurroundings.h"

namespace nidus::lint {

/// The NID rules of RFC 8141 section 5 and advice about `nid` as findings; ranges in bytes of the NID. The
/// country codes and URI scheme names it compares with are the built-in ones.
[[nodiscard]] QList<findings::Finding> lintNid(const QString& nid, const LintSurroundings& around);

} // namespace nidus::lint
