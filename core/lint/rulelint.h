// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/findings/values/finding.h"
#include "core/registration/registration.h"

#include <QList>
#include <QString>
#include <optional>
#include <stop_token>

namespace nidus::lint {

/// Findings about the syntax rule of a version or draft: its grammar, its samples, its text, and the rule of
/// the version before; all about the field Syntax. Errors are what blocks registering: a grammar that is
/// broken, words that are not known, samples that contradict the rule without an accepted reason. `nid` may
/// be empty (an informal draft). Empty without a rule. Pure; a few seconds at our limits.
[[nodiscard]] QList<findings::Finding> lintRule(const registration::VersionContent& content, const QString& nid,
                                      const std::optional<registration::SyntaxRule>& previous,
                                      const std::stop_token& stop = {});

/// Whether the text of a Syntax section speaks of the equivalence that this word adds (RFC 8141 section 3.1
/// and 6.4.2). A word that is not known counts as documented.
[[nodiscard]] bool isDocumented(const QString& word, const QString& syntaxText);

} // namespace nidus::lint
