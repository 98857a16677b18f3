// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"

#include <QList>
#include <QString>
#include <stop_token>

namespace nidus::lint {

/// Findings about a grammar that stands in the Syntax text alone: what keeps it from being read strictly,
/// what it accepts beyond RFC 8141, and the text's own examples that it rejects. Warnings at most: grammars
/// of registrations have such faults. `nid` may be empty. A few seconds at our limits.
[[nodiscard]] QList<findings::Finding> lintProseGrammar(const QString& syntaxText, const QString& nid,
                                              const std::stop_token& stop = {});

} // namespace nidus::lint
