// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/acceptedfinding.h"

#include <QList>

namespace nidus::lint {

/// Whether findings with this id violate a MUST and cannot be accepted: the rules for NIDs, the description
/// of a revision's changes, documents that must be recorded (RFC 8141 sections 5.1, 5.2, 6.2, 6.3).
[[nodiscard]] bool violatesMust(findings::FindingId id);

/// Findings, separated into open and accepted ones.
struct SeparatedFindings
{
    QList<findings::Finding> open;
    QList<findings::AcceptedFinding> accepted;
};

/// Separates the findings that `acceptances` name by id and field; an acceptance without a field covers all
/// findings with its id. A violated MUST remains open. A sample's contradiction is accepted by the sample
/// itself.
[[nodiscard]] SeparatedFindings judge(const QList<findings::Finding>& findings,
                                      const QList<registration::ReviewComment>& acceptances);

} // namespace nidus::lint
