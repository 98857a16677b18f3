// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/namespacerule.h"
#include "core/findings/values/finding.h"
#include "core/registration/registration.h"

#include <QList>
#include <QString>
#include <optional>
#include <stop_token>

namespace nidus::lint {

/// Checks the syntax rule of a version or draft: its grammar, its samples, its text, and the rule of the
/// previous version; all findings are about the field Syntax. Errors block registering: a broken grammar,
/// unknown words, samples that contradict the rule without an accepted reason. `wanted` is the NID of the
/// draft; an empty (an informal draft) or impossible one is not used. Empty without a rule. Pure; takes a few
/// seconds at our limits.
[[nodiscard]] QList<findings::Finding> lintRule(const registration::VersionContent& content,
                                                const QString& wanted,
                                                const std::optional<registration::SyntaxRule>& previous,
                                                const std::stop_token& stop = {});

/// Finds sentences of the Syntax text that restrict letters to one case although the rule accepts names with
/// the other (strings and ALPHA of ABNF match both, RFC 5234 section 2.3), or that ignore the case although
/// the rule accepts only one.
[[nodiscard]] QList<findings::Finding> lintLetterCase(const QString& text, const QString& nid,
                                                      const check::NamespaceRule& rule);

/// Reports a rule for names of another namespace, or of one whose number was not known ("urn:urn-xxx:1").
[[nodiscard]] std::optional<findings::Finding> lintRuleNid(const std::string& nid,
                                                           const check::NamespaceRule& rule);

/// Whether the text of a Syntax section describes the equivalence that this word adds (RFC 8141 sections 3.1
/// and 6.4.2). An unknown word counts as documented.
[[nodiscard]] bool isDocumented(const QString& word, const QString& syntaxText);

} // namespace nidus::lint
