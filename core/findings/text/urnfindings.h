// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/check/urnchecker.h"
#include "core/findings/values/finding.h"
#include "core/registration/registration.h"
#include "core/urn/nid.h"
#include "core/urn/urnequivalence.h"
#include "core/urn/urnparser.h"

#include <QList>
#include <QString>
#include <string_view>

namespace nidus::findings {

/// Returns the finding for a syntax error of `text`; arguments: the wrong character made visible, the NID or
/// "", and the character percent-encoded.
[[nodiscard]] Finding urnFinding(const urn::UrnFailure& failure, std::string_view text);
/// The same with advice that the namespace's rule in `checker` does not reject.
[[nodiscard]] Finding urnFinding(const urn::UrnFailure& failure, std::string_view text,
                                 const check::UrnChecker& checker);
/// Returns the finding for a piece of advice.
[[nodiscard]] Finding urnFinding(const urn::UrnWarning& warning, std::string_view text);
/// Returns the finding for a NID rule.
[[nodiscard]] Finding nidFinding(const urn::NidFinding& found, std::string_view nid);

/// Returns the rules of RFC 8141 section 5 that a registered NID breaks, in order; no advice.
[[nodiscard]] QList<Finding> violatedNidRules(const QString& nid, registration::NamespaceKind kind);

/// Returns the arguments of kRuleOutsideUrnSyntax: a text that is not a valid NSS, and the reason.
[[nodiscard]] QStringList outsideArguments(std::string_view text);

/// Returns all findings about one text under one RFC: every syntax error in order, or the advice.
[[nodiscard]] QList<Finding> urnFindings(std::string_view text, urn::Rfc rfc);

/// Returns the findings about an outcome of `checker`, the reason first; empty if the URN is valid and there
/// is nothing to report. With CheckReason::Syntax, it returns all errors.
[[nodiscard]] QList<Finding> checkFindings(const check::CheckOutcome& outcome, std::string_view text,
                                           const check::UrnChecker& checker);
/// Returns the reason why a URN that should be valid is not, and how to fix that: change the URN or the rule.
[[nodiscard]] QString reasonAndRemedy(const check::CheckOutcome& outcome, std::string_view text,
                                      const check::UrnChecker& checker);
/// Returns the text for one line of a table, for an outcome with a reason: the reason, and, if applicable,
/// that names like this are widely used.
[[nodiscard]] QString leadingSentence(const check::CheckOutcome& outcome, std::string_view text,
                                      const check::UrnChecker& checker);
/// Returns the id of the reason, as in the tsv column "code"; empty if there is none. Allocates nothing.
[[nodiscard]] QLatin1StringView checkCode(const check::CheckOutcome& outcome);

/// Returns the reason why two URNs are not equivalent.
[[nodiscard]] Finding differenceFinding(const urn::UrnDifference& difference, const urn::Urn& a,
                                        const urn::Urn& b);

} // namespace nidus::findings
