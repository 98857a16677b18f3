// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/lint/lintcontext.h"

namespace nidus::lint {

/// Checks `nid` against the rules of RFC 8141 section 5 and gives advice; ranges are in bytes of the NID. The
/// country codes and URI scheme names are the built-in ones.
[[nodiscard]] QList<findings::Finding> lintNid(const QString& nid, const LintContext& around);

/// Returns whether `nid` has the syntax of a NID (RFC 8141 section 2); only then can another text be expected
/// to contain it.
[[nodiscard]] bool isNidSyntax(const QString& nid);

/// Returns `nid`, or nothing if no URN can have it: its own finding comes first, and no text advises it.
[[nodiscard]] QString possibleNid(const QString& nid);

} // namespace nidus::lint
