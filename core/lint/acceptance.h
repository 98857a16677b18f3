// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/acceptedfinding.h"

#include <QList>

namespace nidus::lint {

/// Whether what the id reports breaks a MUST that no step of the process lets pass: the rules for NIDs, the
/// description of a revision's changes, what has to be on record (RFC 8141 sections 5.1, 5.2, 6.2, 6.3).
[[nodiscard]] bool isBrokenMust(findings::FindingId id);

/// Findings with what was accepted put aside.
struct JudgedFindings
{
    QList<findings::Finding> open;
    QList<findings::AcceptedFinding> accepted;
};

/// Puts those findings aside that `acceptances` name by id and field; one without a field covers its id
/// wherever it is found. A broken MUST stays. A sample's contradiction is accepted by the sample itself.
[[nodiscard]] JudgedFindings judge(const QList<findings::Finding>& findings, const QList<registration::ReviewComment>& acceptances);

} // namespace nidus::lint
